import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { FigureName } from './names';

/** The drawings by name. Each is fetched only with a page that shows it. */
const FIGURES: Record<FigureName, ComponentType> = {
  'decay-chain': lazy(() =>
    import('./DecayChain').then((module) => ({ default: module.DecayChain })),
  ),
  'entry-paths': lazy(() =>
    import('./EntryPaths').then((module) => ({ default: module.EntryPaths })),
  ),
  'fan-lifetime': lazy(() =>
    import('./FanLifetime').then((module) => ({ default: module.FanLifetime })),
  ),
  'foundation-devices': lazy(() =>
    import('./FoundationDevices').then((module) => ({ default: module.FoundationDevices })),
  ),
  'radon-scale': lazy(() =>
    import('./RadonScale').then((module) => ({ default: module.RadonScale })),
  ),
  'seasonal-curve': lazy(() =>
    import('./SeasonalCurve').then((module) => ({ default: module.SeasonalCurve })),
  ),
  timeline: lazy(() => import('./Timeline').then((module) => ({ default: module.Timeline }))),
};

export interface FigureProps {
  name: FigureName;
}

/** A drawing of the site, by its name. */
export function Figure({ name }: FigureProps): ReactNode {
  const Drawing = FIGURES[name];
  return (
    <Suspense fallback={null}>
      <Drawing />
    </Suspense>
  );
}
