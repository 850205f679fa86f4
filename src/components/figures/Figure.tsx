import type { ComponentType, ReactNode } from 'react';
import { DecayChain } from './DecayChain';
import { EntryPaths } from './EntryPaths';
import { FanLifetime } from './FanLifetime';
import { FoundationDevices } from './FoundationDevices';
import { RadonScale } from './RadonScale';
import { SeasonalCurve } from './SeasonalCurve';
import { Timeline } from './Timeline';
import type { FigureName } from './names';

const FIGURES: Readonly<Record<FigureName, ComponentType>> = {
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

/** The drawing of this name. */
export function Figure({ name }: FigureProps): ReactNode {
  const Drawn = FIGURES[name];
  return <Drawn />;
}
