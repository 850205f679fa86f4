import { ruleAt } from '../../laws/candidates';
import { say, type LawAnswer, type Said } from './codes';
import type { LawFacts, Rule, Side } from '../../laws/rules';
import type { LawAnswers } from './questions';
import { conditions } from './verdict';

/** What is not sure where the rule holds. */
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

/** Answers with which the law of a city steps back, and that of the county around it may hold. */
export const OTHERWISE: readonly LawAnswer[] = ['not-yet', 'open-units', 'exempt-units'];

/** Answers that leave open whether a rental is too small for the rule of a city. */
const MAY_BE_SMALL: readonly LawAnswer[] = ['open-units', 'exempt-units', 'depends'];

/** What a tenant does where the rental is too small for the rule of a city, or nobody knows: the county's may hold. */
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
 * What to do where the rule leaves the home out, or nobody knows: where the law around a city may hold instead and is no
 * stricter, the city's is safe with both.
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

/** That the county's law may hold instead of the city's, where it was in force. */
export function county(id: string, law: string, side: Side, on: string, facts: LawFacts): Said[] {
  const around = facts.places.jurisdictions[id]?.outside;
  const [other, rule] = (around !== undefined && ruleAt(around, side, facts)) || [];
  if (other === undefined || other === law || !rule || rule.since > on) return [];
  return [say('unsure', 'unsure.county', { of: `${other}-${side}` })];
}
