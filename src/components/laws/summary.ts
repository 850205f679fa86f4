import { translate } from '@docusaurus/Translate';
import type { Law } from '@site/src/data';
import { list, longDate, quantity } from '@site/src/lib/format';
import type { Stated } from './Provenance';

/** One key point of a law, and who stands behind it. */
export interface KeyPoint {
  term: string;
  text: string;
  of?: Stated;
}

/** The key points of a law: the ones people come for. */
export function summaryOf(law: Law): KeyPoint[] {
  const { sale, rental } = law.enactments;
  return [
    {
      term: translate({ id: 'laws.summary.since', message: 'Effective' }),
      text: list(
        [sale, rental].flatMap((part) =>
          part ? [`${longDate(part.effective)} (${part.name})`] : [],
        ),
      ),
      ...(law.saleNumber && { of: law.saleNumber }),
    },
    {
      term: translate({ id: 'laws.summary.covers', message: 'Covers' }),
      text: [sale, rental].flatMap((part) => (part ? [part.appliesTo] : [])).join('; '),
    },
    ...(law.exemptSales
      ? [
          {
            term: translate({ id: 'laws.summary.exempt', message: 'Exempt' }),
            text: translate({ id: 'laws.summary.exemptText', message: 'See the list' }),
          },
        ]
      : []),
    ...validity(law),
    {
      term: translate({ id: 'laws.summary.mitigation', message: 'Mitigation' }),
      text: mitigation(law),
      of: law.mitigation,
    },
    ...forTenants(law),
    ...(law.penalty
      ? [
          {
            term: translate({ id: 'laws.summary.penalty', message: 'Penalty' }),
            text: law.penalty.text,
            of: law.penalty,
          },
        ]
      : []),
  ];
}

/** How old a test may be, at the sale and at the lease. */
function validity(law: Law): KeyPoint[] {
  const { sale, rental } = law.enactments;
  const saleRule = law.saleValidity ?? law.validity;
  const points: KeyPoint[] = [];
  if (sale) {
    points.push({
      term: translate({ id: 'laws.summary.saleTest', message: 'Test for a sale' }),
      text: atSettlement(saleRule),
      of: saleRule,
    });
  }
  if (rental) {
    points.push({
      term: translate({ id: 'laws.summary.leaseTest', message: 'Test for a lease' }),
      text: atLease(law.validity),
      of: law.validity,
    });
  }
  return points;
}

/** How old a test may be on the day of settlement. */
export function atSettlement(rule: Law['validity']): string {
  return translate(
    { id: 'laws.atSettlement', message: 'Less than {time} old at settlement' },
    { time: quantity(rule) },
  );
}

/** How old a test may be on the day of the lease. */
export function atLease(rule: Law['validity']): string {
  return rule.runsFrom
    ? translate(
        { id: 'laws.atLease', message: 'Less than {time} old on the date of the lease' },
        { time: quantity(rule) },
      )
    : translate(
        { id: 'laws.atLeaseStated', message: 'We state: valid for {time}' },
        { time: quantity(rule) },
      );
}

function mitigation(law: Law): string {
  const { required, level } = law.mitigation;
  if (!required || !level) return notRequired();
  return law.enactments.sale
    ? translate(
        {
          id: 'laws.summary.requiredRentals',
          message: 'Rentals: required at {level} or above. Sales: not required',
        },
        { level: quantity(level) },
      )
    : requiredAt(level);
}

/** What a law says of mitigation when a home is sold. */
export function saleMitigation({
  saleMitigation: rule,
  mitigation: { required, level },
}: Law): string {
  return rule?.text ?? (required && level ? requiredAt(level) : notRequired());
}

/** Mitigation is left to the contract. */
function notRequired(): string {
  return translate({ id: 'laws.notRequired', message: 'Not required' });
}

/** Mitigation is required from a level on. */
export function requiredAt(level: NonNullable<Law['mitigation']['level']>): string {
  return translate(
    { id: 'laws.requiredAt', message: 'Required at {level} or above' },
    { level: quantity(level) },
  );
}

/** When a tenant gets the result: what the county or city says first, and our own statement beside it. */
export function resultPoints(law: Law): Omit<KeyPoint, 'term'>[] {
  const { leaseSigning, disclosure } = law;
  return [
    ...(leaseSigning ? [{ text: leaseSigning.text, of: leaseSigning }] : []),
    ...(disclosure
      ? [
          {
            text: leaseSigning
              ? translate(
                  { id: 'laws.disclosureToo', message: 'We also state: within {time}' },
                  { time: quantity(disclosure) },
                )
              : translate(
                  { id: 'laws.disclosure', message: 'We state: within {time}' },
                  { time: quantity(disclosure) },
                ),
            of: disclosure,
          },
        ]
      : []),
  ];
}

/** When a tenant may end the lease. */
export function leaseEnd(law: Law): Omit<KeyPoint, 'term'> | undefined {
  const { termination, leaseEnd: words } = law;
  if (words) return { text: words.text, of: words };
  return (
    termination && {
      text: termination.runsFrom
        ? translate(
            { id: 'laws.leaseEnd', message: 'If not mitigated within {time}, {event}' },
            { time: quantity(termination), event: termination.runsFrom },
          )
        : translate(
            { id: 'laws.leaseEndOpen', message: 'We state: if not mitigated within {time}' },
            { time: quantity(termination) },
          ),
      of: termination,
    }
  );
}

function forTenants(law: Law): KeyPoint[] {
  const end = leaseEnd(law);
  const results = translate({ id: 'laws.results', message: 'Result to the tenant' });
  return [
    ...resultPoints(law).map((point) => ({ term: results, ...point })),
    ...(end
      ? [{ term: translate({ id: 'laws.end', message: 'Tenant may end the lease' }), ...end }]
      : []),
  ];
}
