import { translate } from '@docusaurus/Translate';
import type { Law } from '@site/src/data';
import { list, longDate, quantity } from '@site/src/lib/format';

/** One key point of a law. */
export interface KeyPoint {
  term: string;
  text: string;
}

/** The key points of a law: three to five, the ones people come for. */
export function summaryOf(law: Law): KeyPoint[] {
  const { sale, rental } = law.enactments;
  return [
    {
      term: translate({ id: 'laws.summary.since', message: 'In force since' }),
      text: list(
        [sale, rental].flatMap((part) =>
          part ? [`${longDate(part.effective)} (${part.name})`] : [],
        ),
      ),
    },
    {
      term: translate({ id: 'laws.summary.covers', message: 'Covers' }),
      text: [sale, rental].flatMap((part) => (part ? [part.appliesTo] : [])).join('; '),
    },
    {
      term: translate({ id: 'laws.summary.validity', message: 'A test is valid for' }),
      text: validity(law),
    },
    {
      term: translate({ id: 'laws.summary.mitigation', message: 'Mitigation' }),
      text: mitigation(law),
    },
    ...deadlines(law),
  ];
}

function validity(law: Law): string {
  const { sale, rental } = law.enactments;
  const atSale = translate(
    { id: 'laws.summary.atSale', message: '{time} before settlement' },
    { time: quantity(law.saleValidity ?? law.validity) },
  );
  const atLease = translate(
    { id: 'laws.summary.atLease', message: '{time} before the lease' },
    { time: quantity(law.validity) },
  );
  return list([...(sale ? [atSale] : []), ...(rental ? [atLease] : [])]);
}

function mitigation(law: Law): string {
  const { required, level } = law.mitigation;
  if (!required || !level) {
    return translate({ id: 'laws.summary.notRequired', message: 'Not required' });
  }
  const message = law.enactments.sale
    ? translate(
        {
          id: 'laws.summary.requiredRentals',
          message: 'Rentals: required at {level} or above. Sales: not required',
        },
        { level: quantity(level) },
      )
    : translate(
        { id: 'laws.summary.required', message: 'Required at {level} or above' },
        { level: quantity(level) },
      );
  return message;
}

function deadlines({ disclosure, termination, penalty }: Law): KeyPoint[] {
  const points: KeyPoint[] = [];
  if (disclosure && termination) {
    points.push({
      term: translate({ id: 'laws.summary.tenants', message: 'Tenants' }),
      text: translate(
        {
          id: 'laws.summary.tenantsText',
          message:
            'Results within {disclosure}; the lease may be ended if the home is not mitigated in {termination}',
        },
        { disclosure: quantity(disclosure), termination: quantity(termination) },
      ),
    });
  }
  if (penalty) {
    points.push({
      term: translate({ id: 'laws.summary.penalty', message: 'Not complying' }),
      text: penalty,
    });
  }
  return points;
}
