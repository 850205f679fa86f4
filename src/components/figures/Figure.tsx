import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Makes a figure of a module's named export that is fetched only with a page that shows it. */
function figure<K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): ComponentType {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The drawings that Markdown can place, by name: `::figure{name=timeline}`. */
const FIGURES: Record<string, ComponentType> = {
  timeline: figure(() => import('./Timeline'), 'Timeline'),
  'radon-scale': figure(() => import('./RadonScale'), 'RadonScale'),
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
