import type { ReactNode } from 'react';
import { BetweenBand } from './BetweenBand';
import { HighBand } from './HighBand';
import { LowBand } from './LowBand';
import { SystemBand } from './SystemBand';

/** What a result in air means, band by band, for somebody at home. */
export function AirBands(): ReactNode {
  return (
    <>
      <LowBand />
      <BetweenBand />
      <HighBand />
      <SystemBand />
    </>
  );
}
