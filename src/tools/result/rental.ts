import { addDays } from '../day';
import { candidates } from '../../laws/candidates';
import type { Value } from '../outcome';
import { borderSaid, townSaid } from '../place/said';
import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './questions';

/** Says what one rental law requires after a high result that came on a day. */
type RentalSteps = (
  law: string,
  rule: ResultFacts['rentals'][string],
  on: string,
  today: string,
) => Said[];

/** Returns the last of the days that run from a result. */
const counted = (on: string, days: number): Record<'by', Value> => ({
  by: { day: addDays(on, days) },
});

/** Says what a tenant does about a high result under the law of the place. */
export const tenant: RentalSteps = (law, { noticeDays, cautionDays, ends }, on, today) => [
  noticeDays === undefined
    ? say('next', 'next.tenant-write', { of: law })
    : addDays(on, noticeDays) < today
      ? say('answer', 'answer.tenant-late', {
          of: law,
          values: { ended: { day: addDays(on, noticeDays) } },
        })
      : say('next', 'next.tenant-notice', { of: law, values: counted(on, noticeDays) }),
  // The law's days run from this test: a tenant who is late asks for it too.
  say('next', 'next.tenant-follow', { of: law }),
  ...(cautionDays === undefined
    ? []
    : [say('next', 'next.tenant-caution', { of: law, values: counted(on, cautionDays) })]),
  // A right, not a step.
  ...(ends ? [say('why', 'next.tenant-end', { of: law })] : []),
  say('why', 'why.law', { of: law }),
];

/** Says what a landlord does about it: first of all, sign nothing. */
export const landlord: RentalSteps = (law, { fixes, ends, holds, followsUp }) => [
  ...(holds ? [say('next', 'next.landlord-hold', { of: law })] : []),
  ...(fixes ? [say('next', 'next.landlord-fix', { of: law })] : []),
  ...(followsUp ? [say('next', 'next.follow-up', { of: law })] : []),
  // What the tenant may do is the landlord's deadline.
  ...(ends ? [say('next', 'next.tenant-end', { of: law })] : []),
  say('why', 'why.law', { of: law }),
];

/** Says what the rental law of a place requires, under two laws if nobody says whether it is inside the limits. */
export function ofRental(
  { place, limits, situation, test }: ResultAnswers,
  on: string,
  today: string,
  { places, rentals, doubtfulPlaces }: ResultFacts,
  steps: RentalSteps,
): Said[] {
  const elsewhere =
    situation === 'tenant'
      ? [
          say('next', 'next.tenant-ask'),
          ...(test === 'long' ? [] : [say('next', 'next.tenant-confirm')]),
        ]
      : [];
  if (place === undefined) return [...elsewhere, say('unsure', 'unsure.place')];
  const there = candidates(place.id, limits, 'rental', { places });
  const laws = [...new Set(there.flatMap((id) => places.jurisdictions[id]?.rental ?? []))];
  return [
    ...(laws.length === 0 ? elsewhere : []),
    ...laws.flatMap((law) => steps(law, rentals[law] ?? {}, on, today)),
    ...(laws.length > 1 ? [say('unsure', 'unsure.limits')] : []),
    ...borderSaid(place),
    ...townSaid(place, { places, doubtfulPlaces }),
  ];
}
