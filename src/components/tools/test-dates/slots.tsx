import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Occasion } from '@site/src/lib/tools/test-dates/facts';
import { Slot } from '../Say';

/** The day of settlement, or of the lease. */
export function TheDay({ occasion }: { occasion: Occasion }): ReactNode {
  return (
    <Slot name="date">
      {occasion === 'sale' ? (
        <Translate id="tools.dates.settlementDay">the day of settlement</Translate>
      ) : (
        <Translate id="tools.dates.leaseDay">the day of the lease</Translate>
      )}
    </Slot>
  );
}

/** Words for a day that the visitor’s own day decides. */
export function ADay({ name }: { name: string }): ReactNode {
  return (
    <Slot name={name}>
      <Translate id="tools.dates.thatDay">a day that follows from yours</Translate>
    </Slot>
  );
}
