import type { LawFacts, Rule, Side } from './rules';
import { placesThere, type Limits } from './place/limits';

/** The facts that tell which law applies at a place. */
type Where = Pick<LawFacts, 'places'> & Partial<Pick<LawFacts, 'exemptPlaces'>>;

/**
 * True if a different law applies inside and outside the city limits, or an exemption only inside, so the visitor must
 * say where the address is.
 *
 * @param place id of a jurisdiction
 * @param side undefined while unknown: then every place with limits counts
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

/**
 * Returns the ids of the jurisdictions whose law may apply: two if the limits matter and nobody says whether the
 * address is inside them, otherwise one.
 */
export function candidates(
  place: string,
  limits: Limits | undefined,
  side: Side,
  facts: Where,
): string[] {
  const there = placesThere(place, limits, facts.places);
  return hasLimits(place, side, facts) ? there : there.slice(0, 1);
}

/**
 * Returns the id of the rental law that a town may have opted out of, or undefined if nobody doubts that it applies.
 */
export function doubtfulLaw(
  { id, town = '' }: { id: string; town?: string },
  { places, doubtfulPlaces }: Pick<LawFacts, 'places' | 'doubtfulPlaces'>,
): string | undefined {
  const law = places.jurisdictions[id]?.rental;
  return law !== undefined && doubtfulPlaces[law]?.includes(town) ? law : undefined;
}

/**
 * Returns the id of the law that applies to a sale or a rental at a place, with its rule, or undefined if there is
 * none.
 */
export function ruleAt(
  id: string,
  side: Side,
  { places, rules }: Pick<LawFacts, 'places' | 'rules'>,
): [string, Rule] | undefined {
  const law = places.jurisdictions[id]?.[side];
  const rule = law === undefined ? undefined : rules[law]?.[side];
  return law !== undefined && rule ? [law, rule] : undefined;
}
