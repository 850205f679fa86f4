import { addDays } from '../day';
import { placesThere } from '../law/place';
import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './fields';

type RentalSteps = (law: string, noticeDays: number | undefined, on: string) => Said[];

/** What a tenant does with a high result, by the law of the place. */
export const tenant: RentalSteps = (law, noticeDays, on) => [
  noticeDays === undefined
    ? say('next', 'next.tenant-write', { of: law })
    : say('next', 'next.tenant-notice', {
        of: law,
        values: { by: { day: addDays(on, noticeDays) }, today: { day: on } },
      }),
  say('next', 'next.tenant-end', { of: law }),
  say('why', 'why.law', { of: law }),
];

/** What a landlord does with it. */
export const landlord: RentalSteps = (law) => [
  say('next', 'next.landlord-fix', { of: law }),
  say('why', 'why.law', { of: law }),
];

/** What the rental law of a place asks: of two places, where nobody says whether it is inside the limits. */
export function ofRental(
  { place, limits, situation }: ResultAnswers,
  on: string,
  { places, rentals }: ResultFacts,
  steps: RentalSteps,
): Said[] {
  const elsewhere = situation === 'tenant' ? [say('next', 'next.tenant-ask')] : [];
  if (place === undefined) return [...elsewhere, say('unsure', 'unsure.place')];
  const there = placesThere(place, limits, places);
  const laws = [...new Set(there.flatMap((id) => places.jurisdictions[id]?.rental ?? []))];
  return [
    ...(laws.length === 0 ? elsewhere : []),
    ...laws.flatMap((law) => steps(law, rentals[law]?.noticeDays, on)),
    ...(laws.length > 1 ? [say('unsure', 'unsure.limits')] : []),
  ];
}
