import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * The drawings that Markdown can place, by name: `::figure{name=timeline}`. Each is fetched only with
 * a page that shows it.
 */
const FIGURES: Record<string, ComponentType> = {
  timeline: lazy(() => import('./Timeline').then((module) => ({ default: module.Timeline }))),
  'radon-scale': lazy(() =>
    import('./RadonScale').then((module) => ({ default: module.RadonScale })),
  ),
};

export interface FigureProps {
  name: string;
}

/** A drawing of the site, by its name. */
export function Figure({ name }: FigureProps): ReactNode {
  const Drawing = FIGURES[name];
  if (!Drawing) {
    throw new Error(`There is no figure "${name}" in src/components/figures/Figure.tsx.`);
  }
  return (
    <Suspense fallback={null}>
      <Drawing />
    </Suspense>
  );
}
