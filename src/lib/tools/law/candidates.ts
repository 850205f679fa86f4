import type { LawFacts, Rule, Side } from './facts';
import { sideOf, type LawAnswers } from './fields';
import { placesThere } from './place';

/**
 * Whether it matters that the address lies inside the limits. Where the law is the same on both sides of them and
 * leaves neither out, the answer is too.
 */
export function hasLimits(
  { place = '', role }: LawAnswers,
  { places, exemptPlaces }: LawFacts,
): boolean {
  const { jurisdictions } = places;
  const outside = jurisdictions[place]?.outside;
  if (outside === undefined || role === undefined) return outside !== undefined;
  const side = sideOf(role);
  const law = jurisdictions[place]?.[side];
  if (law !== jurisdictions[outside]?.[side]) return true;
  return side === 'sale' && exemptPlaces[law ?? '']?.includes(place) === true;
}

/** The places whose law may hold: two, where it matters and nobody says whether the address is inside the limits. */
export function candidates(answers: LawAnswers, facts: LawFacts): string[] {
  const { place = '', limits } = answers;
  const there = placesThere(place, limits, facts.places);
  return hasLimits(answers, facts) ? there : there.slice(0, 1);
}

/** The law of a place, and its rule for a sale or a rental. */
export function ruleAt(
  id: string,
  side: Side,
  { places, rules }: LawFacts,
): [string, Rule] | undefined {
  const law = places.jurisdictions[id]?.[side];
  const rule = law === undefined ? undefined : rules[law]?.[side];
  return law !== undefined && rule ? [law, rule] : undefined;
}
