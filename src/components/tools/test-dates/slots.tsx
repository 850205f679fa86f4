import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Occasion } from '@site/src/tools/test-dates/occasions';
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

/** A day of the plan, or of testing again: what, on which day. */
export function Step({ what, children }: { what: ReactNode; children?: ReactNode }): ReactNode {
  return (
    <>
      <strong>{what}</strong>{' '}
      <Slot name="day">
        <Translate id="tools.dates.dayOfPlan">(the day)</Translate>
      </Slot>
      {children && <> {children}</>}
    </>
  );
}
