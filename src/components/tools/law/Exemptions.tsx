import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { ruleOf } from '@site/src/laws/facts';
import type { Side } from '@site/src/laws/rules';
import { Provenance } from '../../laws/Provenance';
import { LawSay } from '../Say';
import type { AnswerProps } from './answer-props';

/** Who names an exemption: the answer never says it by itself. */
function named({ exemptions }: Law): string {
  return {
    county: translate({ id: 'tools.law.byCounty', message: 'says the county' }),
    city: translate({ id: 'tools.law.byCity', message: 'says the city' }),
    state: translate({ id: 'tools.law.byState', message: 'says the state' }),
    company: translate({ id: 'tools.law.byUs', message: 'as we state it' }),
  }[exemptions?.statedBy ?? 'company'];
}

/** "No: the sale rule of Montgomery County leaves out …, says the county." */
function exemption(law: Law, side: Side, leftOut: string): string {
  const values = { place: law.jurisdiction, what: leftOut, says: named(law) };
  return side === 'sale'
    ? translate(
        {
          id: 'tools.law.saleExempt',
          message: 'No: the sale rule of {place} leaves out {what}, {says}.',
        },
        values,
      )
    : translate(
        {
          id: 'tools.law.rentalExempt',
          message: 'No: the rental rule of {place} leaves out {what}, {says}.',
        },
        values,
      );
}

/** A sure exemption needs no word on what other texts say of other places: that stands on the law's page. */
function ExemptionSource({ of }: { of: NonNullable<Law['exemptions']> }): ReactNode {
  const { statedBy, cite, lastChecked } = of;
  return <Provenance of={{ statedBy, cite, lastChecked }} />;
}

/** Places that the law leaves out. */
export function ExemptPlace({ of, law, side }: AnswerProps): ReactNode {
  if (!law.exemptPlaces) return null;
  const places = translate(
    { id: 'laws.exemptPlaces', message: 'homes in {places}' },
    { places: list(law.exemptPlaces) },
  );
  return (
    <LawSay code="answer.exempt-place" of={of}>
      {exemption(law, side, places)}
      {law.exemptions && <ExemptionSource of={law.exemptions} />}
    </LawSay>
  );
}

/** Kinds of home that it leaves out. Where no text in force says so, the answer is that it is not clear. */
export function ExemptHome({ of, law, side }: AnswerProps): ReactNode {
  const isSure = ruleOf(law, side)?.isExemptSure;
  if (!law.exemptHomes || !law.exemptions || !isSure) return null;
  return (
    <LawSay code="answer.exempt-home" of={of}>
      {exemption(law, side, list(law.exemptHomes))}
      <ExemptionSource of={law.exemptions} />
    </LawSay>
  );
}
