import type { ComponentType, ReactNode } from 'react';
import { DecayChain } from './DecayChain';
import { EntryPaths } from './EntryPaths';
import { FanLifetime } from './FanLifetime';
import { FoundationDevices } from './FoundationDevices';
import { RadonScale } from './RadonScale';
import { SeasonalCurve } from './SeasonalCurve';
import { Timeline } from './Timeline';

/**
 * The drawings that Markdown can place, by name: `::figure{name=timeline}`. They are imported, not
 * loaded lazily: React would stream a lazy one into the page by an inline script, which a visitor
 * without JavaScript never runs and the content security policy refuses.
 */
const FIGURES: Readonly<Record<string, ComponentType>> = {
  'decay-chain': DecayChain,
  'entry-paths': EntryPaths,
  'fan-lifetime': FanLifetime,
  'foundation-devices': FoundationDevices,
  'radon-scale': RadonScale,
  'seasonal-curve': SeasonalCurve,
  timeline: Timeline,
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
  return <Drawing />;
}
