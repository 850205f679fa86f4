import { translate } from '@docusaurus/Translate';
import type { Law } from '@site/src/data';
import { list, longDate } from '@site/src/lib/format';
import {
  exempt,
  followUpTest,
  leaseEnd,
  leaseTest,
  mitigation,
  otherTest,
  penalty,
  results,
  saleMitigation,
  saidOnce,
  saleTest,
  type Point,
} from './points';

/** One key point of a law. */
export interface KeyPoint extends Point {
  term: string;
}

const named = (term: string, points: Point[]): KeyPoint[] =>
  points.map((point) => ({ term, ...point }));

/** Returns the key points of a law, the ones people come for. What the law lacks is left out. */
export function summaryOf(law: Law): KeyPoint[] {
  const parts = Object.values(law.enactments);
  const since = parts.map(({ name, effective }) => `${longDate(effective)} (${name})`);
  const points: KeyPoint[] = [
    {
      term: translate({ id: 'laws.summary.since', message: 'Effective' }),
      text: list(since),
    },
    {
      term: translate({ id: 'laws.summary.covers', message: 'Covers' }),
      text: parts.map(({ appliesTo }) => appliesTo).join('; '),
    },
    ...named(
      // For a law with both parts, the data name what is exempt in a sale.
      law.enactments.sale && law.enactments.rental
        ? translate({ id: 'laws.summary.exemptSales', message: 'Exempt, sales' })
        : translate({ id: 'laws.summary.exempt', message: 'Exempt' }),
      exempt(law),
    ),
    ...figuresOf(law),
    ...named(translate({ id: 'laws.results', message: 'Result to the tenant' }), results(law)),
    ...named(
      translate({ id: 'laws.followUp', message: 'Follow-up test after a tenant’s notice' }),
      followUpTest(law),
    ),
    ...named(translate({ id: 'laws.end', message: 'Tenant may end the lease' }), leaseEnd(law)),
    ...named(translate({ id: 'laws.summary.penalty', message: 'Penalty' }), penalty(law)),
  ];
  return saidOnce(law, points);
}

/** Returns how old a test may be, whether a high result must be fixed, and the law's other rules. */
export function figuresOf(law: Law): KeyPoint[] {
  const { sale, rental, other } = law.enactments;
  return [
    ...named(
      translate({ id: 'laws.summary.saleTest', message: 'Test for a sale' }),
      sale ? saleTest(law) : [],
    ),
    ...named(
      translate({ id: 'laws.summary.leaseTest', message: 'Test for a lease' }),
      rental ? leaseTest(law) : [],
    ),
    ...named(
      translate({ id: 'laws.summary.test', message: 'Test' }),
      other && !sale && !rental ? otherTest(law) : [],
    ),
    ...mitigations(law),
    ...Object.values(law.rules ?? {}).map((rule) => ({
      term: rule.term,
      text: rule.text,
      of: rule,
    })),
  ];
}

/** Returns one point if sales and rentals are alike, otherwise one for each. */
function mitigations(law: Law): KeyPoint[] {
  const both = translate({ id: 'laws.summary.mitigation', message: 'Mitigation' });
  if (!law.saleMitigation || !law.enactments.rental) return named(both, saleMitigation(law));
  return [
    ...named(
      translate({ id: 'laws.summary.saleMitigation', message: 'Mitigation, sales' }),
      saleMitigation(law),
    ),
    ...named(
      translate({ id: 'laws.summary.leaseMitigation', message: 'Mitigation, rentals' }),
      mitigation(law),
    ),
  ];
}
