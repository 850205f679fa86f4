import { ruleAt } from '../../laws/candidates';
import { say, type LawAnswer, type Said } from './codes';
import type { LawFacts, Rule, Side } from '../../laws/rules';
import type { LawAnswers } from './questions';
import { conditions } from './verdict';

/** Says what is not sure although the rule applies. */
export function doubts(
  id: string,
  of: string,
  side: Side,
  rule: Rule,
  answers: LawAnswers,
  { saleRules }: LawFacts,
): Said[] {
  const city = side === 'sale' ? saleRules[id] : undefined;
  return [
    ...conditions(rule, answers).map((about): Said => say('unsure', `unsure.${about}`, { of })),
    ...(rule.leavesOut ? [say('unsure', 'unsure.leftOut', { of })] : []),
    ...(city !== undefined ? [say('unsure', 'unsure.saleRule', { of: city })] : []),
    ...(side === 'sale' ? [say('unsure', 'unsure.sales', { of })] : []),
  ];
}

/** Answers that take a home out of a city's law, so that the law of the county around it may apply. */
export const OTHERWISE: readonly LawAnswer[] = ['not-yet', 'open-units', 'exempt-units'];

/** Answers that leave open whether a rental is too small for a city's rule. */
const MAY_BE_SMALL: readonly LawAnswer[] = ['open-units', 'exempt-units', 'depends'];

/** Says what a tenant does if the rental is too small for a city's rule, or nobody knows: the county's may apply. */
export function smallRental(
  id: string,
  law: string,
  code: LawAnswer,
  { minimumUnits = 0, tenantNotice }: Rule,
  { role, units = 0 }: LawAnswers,
  facts: LawFacts,
): Said[] {
  const isOpen = MAY_BE_SMALL.includes(code) && units < minimumUnits;
  const around = facts.places.jurisdictions[id]?.outside;
  const [, rule] = (around !== undefined && ruleAt(around, 'rental', facts)) || [];
  if (role !== 'tenant' || !isOpen || tenantNotice || !rule?.tenantNotice) return [];
  return [say('next', 'next.small-rental', { of: law })];
}

/**
 * Says what to do if the rule does not cover the home, or nobody knows. If the law around a city may apply instead and
 * is no stricter, following the city's law satisfies both.
 */
export function otherwise(
  id: string,
  law: string,
  side: Side,
  code: LawAnswer,
  { years, below }: Rule,
  facts: LawFacts,
): Said[] {
  if (!code.startsWith('open')) return [say('next', 'next.anyway', { of: side })];
  const around = facts.places.jurisdictions[id]?.outside;
  const [, other] = (around !== undefined && ruleAt(around, side, facts)) || [];
  const isSafe = below && years !== undefined && years <= (other?.years ?? 0) && other?.handsOver;
  return [
    ...(isSafe && code === 'open-units'
      ? [say('next', 'next.either', { of: `${law}-${side}` })]
      : []),
    say('next', 'next.ask', { of: side }),
  ];
}

/** Says that the county's law may apply instead of the city's, if it was in force. */
export function county(id: string, law: string, side: Side, on: string, facts: LawFacts): Said[] {
  const around = facts.places.jurisdictions[id]?.outside;
  const [other, rule] = (around !== undefined && ruleAt(around, side, facts)) || [];
  if (other === undefined || other === law || !rule || rule.since > on) return [];
  return [say('unsure', 'unsure.county', { of: `${other}-${side}` })];
}
