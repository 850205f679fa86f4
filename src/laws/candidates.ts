import type { LawFacts, Rule, Side } from './rules';
import { placesThere, type Limits } from './place/limits';

/** What is needed to find whose law holds where. */
type Where = Pick<LawFacts, 'places'> & Partial<Pick<LawFacts, 'exemptPlaces'>>;

/**
 * Whether it matters that the address lies inside the limits. Where the law is the same on both sides of them and
 * leaves neither out, the answer is too.
 *
 * @param side of a sale or a rental; while nobody knows, it may matter
 */
export function hasLimits(
  place: string | undefined,
  side: Side | undefined,
  { places: { jurisdictions }, exemptPlaces = {} }: Where,
): boolean {
  const around = jurisdictions[place ?? '']?.outside;
  if (place === undefined || around === undefined) return false;
  if (side === undefined) return true;
  const law = jurisdictions[place]?.[side];
  if (law !== jurisdictions[around]?.[side]) return true;
  return side === 'sale' && exemptPlaces[law ?? '']?.includes(place) === true;
}

/** The places whose law may hold: two, where it matters and nobody says whether the address is inside the limits. */
export function candidates(
  place: string,
  limits: Limits | undefined,
  side: Side,
  facts: Where,
): string[] {
  const there = placesThere(place, limits, facts.places);
  return hasLimits(place, side, facts) ? there : there.slice(0, 1);
}

/** The rental law of which a town may have left itself out; none where nobody doubts it. */
export function doubtfulLaw(
  { id, town = '' }: { id: string; town?: string },
  { places, doubtfulPlaces }: Pick<LawFacts, 'places' | 'doubtfulPlaces'>,
): string | undefined {
  const law = places.jurisdictions[id]?.rental;
  return law !== undefined && doubtfulPlaces[law]?.includes(town) ? law : undefined;
}

/** The law of a place, and its rule for a sale or a rental. */
export function ruleAt(
  id: string,
  side: Side,
  { places, rules }: Pick<LawFacts, 'places' | 'rules'>,
): [string, Rule] | undefined {
  const law = places.jurisdictions[id]?.[side];
  const rule = law === undefined ? undefined : rules[law]?.[side];
  return law !== undefined && rule ? [law, rule] : undefined;
}
