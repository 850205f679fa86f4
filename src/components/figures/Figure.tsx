import type { ComponentType, ReactNode } from 'react';
import { DecayChain } from './DecayChain';
import { EntryPaths } from './EntryPaths';
import { FanLifetime } from './FanLifetime';
import { FoundationDevices } from './FoundationDevices';
import type { FigureName } from './names';
import { RadonScale } from './RadonScale';
import { SeasonalCurve } from './SeasonalCurve';
import { Timeline } from './Timeline';

/**
 * The drawings by name. They are imported outright: a lazy one would arrive by an inline script of React's,
 * which the response headers do not allow.
 */
const FIGURES: Record<FigureName, ComponentType> = {
  'decay-chain': DecayChain,
  'entry-paths': EntryPaths,
  'fan-lifetime': FanLifetime,
  'foundation-devices': FoundationDevices,
  'radon-scale': RadonScale,
  'seasonal-curve': SeasonalCurve,
  timeline: Timeline,
};

export interface FigureProps {
  name: FigureName;
}

/** A drawing of the site, by its name. */
export function Figure({ name }: FigureProps): ReactNode {
  const Drawing = FIGURES[name];
  return <Drawing />;
}
