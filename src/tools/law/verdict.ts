import type { LawAnswer } from './codes';
import type { LawFacts, Rule, Side } from '../../laws/rules';
import type { LawAnswers } from './questions';

/**
 * Returns what the rule says about a home; the first reason that takes it out counts.
 *
 * @param isDoubtful true if the town may have opted out of the law
 */
export function answerOf(
  id: string,
  law: string,
  rule: Rule,
  side: Side,
  { home, ground, units, date }: LawAnswers,
  { exemptPlaces }: LawFacts,
  today: string,
  isDoubtful = false,
): LawAnswer {
  const { isPublic, isExemptSure, homes, exempt, groundContact, minimumUnits, since } = rule;
  if ((date ?? today) < since) return 'not-yet';
  if (side === 'sale' && exemptPlaces[law]?.includes(id)) return 'exempt-place';
  const isKnown = home !== undefined && home !== 'unknown';
  if (isKnown && exempt?.includes(home)) return isExemptSure ? 'exempt-home' : 'open-home';
  if (groundContact && ground === 'no') return isPublic ? 'exempt-ground' : 'open-ground';
  const isSmall = minimumUnits !== undefined && units !== undefined && units < minimumUnits;
  if (isSmall) return isPublic ? 'exempt-units' : 'open-units';
  if (isKnown && homes && !homes.includes(home)) return 'open-home';
  return isDoubtful || conditions(rule, { home, ground, units }).length > 0
    ? 'depends'
    : 'required';
}

/** Returns what the rule depends on and the visitor did not say. */
export function conditions(
  { exempt, groundContact, minimumUnits }: Rule,
  { home = 'unknown', ground = 'unknown', units }: LawAnswers,
): ('home' | 'ground' | 'units')[] {
  return [
    ...(exempt && home === 'unknown' ? (['home'] as const) : []),
    ...(groundContact && ground === 'unknown' ? (['ground'] as const) : []),
    ...(minimumUnits !== undefined && units === undefined ? (['units'] as const) : []),
  ];
}
