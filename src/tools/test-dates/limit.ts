import { candidates, ruleAt } from '../../laws/candidates';
import type { LawFacts, Rule, Side } from '../../laws/rules';
import type { Limits } from '../../laws/place/limits';

/** How the age of a test is limited at the place. */
export type RuleCode =
  /** A rule limits it. */
  | 'rule'
  /** The place is not known: the shortest limit of any rule is taken. */
  | 'strictest'
  /** The law exempts the place. */
  | 'exempt-place'
  /** We know of no rule. */
  | 'none';

/** What the sources leave open about a rule. */
export type LimitNote =
  /** Whether the address is inside the limits, if that makes a difference. */
  | 'limits'
  /** `@` of a sale and a law: inside the limits, the law exempts the place. */
  | 'exempt'
  /** Whether the rule covers this kind of home. */
  | 'home'
  /** `@` of a law: its text was not seen. */
  | 'text'
  /** `@` of a law: its page says which other law applies to a sale. */
  | 'saleRule';

/** How old a test may be, and under which law. */
export interface Limit {
  rule: RuleCode;
  /** Id of the law, if one limits the age. */
  law?: string;
  /** A test must be less than this many years old. */
  years?: number;
  /** True if the law says who gets the result of a sale. */
  informs?: boolean;
  notes: { code: LimitNote; of?: string }[];
}

/** Where a home is; empty if the visitor does not say. */
export interface Where {
  place?: string;
  limits?: Limits;
}

type Found = readonly [law: string, rule: Rule];

/**
 * Returns how old a test may be at a place. If the place is not known, or two rules may apply, the shortest limit
 * satisfies each of them.
 */
export function limitFor(side: Side, { place, limits }: Where, law: LawFacts): Limit {
  if (place === undefined) return { ...strictest(allRules(side, law), 'strictest') };
  const there = candidates(place, limits, side, law);
  const found = there.map((id) => [id, ruleAt(id, side, law)] as const);
  const isExempt = (id: string, [name]: Found): boolean =>
    side === 'sale' && law.exemptPlaces[name]?.includes(id) === true;
  const held = found.flatMap(([id, one]) => (one && !isExempt(id, one) ? [one] : []));
  if (held.length === 0)
    return { rule: found.some(([, one]) => one) ? 'exempt-place' : 'none', notes: [] };
  const { notes, ...limit } = strictest(held, 'rule');
  const [city = ''] = there;
  const other = side === 'sale' ? law.saleRules[city] : undefined;
  return {
    ...limit,
    notes: [
      ...notes,
      ...(other === undefined ? [] : [{ code: 'saleRule' as const, of: other }]),
      ...found.flatMap(([id, one]) =>
        one && isExempt(id, one) ? [{ code: 'exempt' as const, of: `${side}-${one[0]}` }] : [],
      ),
      ...(there.length > 1 ? [{ code: 'limits' as const }] : []),
    ],
  };
}

const allRules = (side: Side, { rules }: LawFacts): Found[] =>
  Object.entries(rules).flatMap(([id, sides]) => (sides[side] ? [[id, sides[side]] as const] : []));

/**
 * Returns the limit of the rule with the shortest time. If none names a time, it is the first rule's, without years.
 */
function strictest(rules: readonly Found[], code: 'rule' | 'strictest'): Limit {
  const [shortest = rules[0]] = rules
    .filter(([, { years }]) => years !== undefined)
    .sort(([, a], [, b]) => (a.years ?? 0) - (b.years ?? 0));
  if (!shortest) return { rule: 'none', notes: [] };
  const [law, { years, informs, isPublic }] = shortest;
  return {
    rule: code,
    law,
    ...(years !== undefined && { years }),
    ...(informs && { informs }),
    notes: [{ code: 'home' }, ...(isPublic ? [] : [{ code: 'text' as const, of: law }])],
  };
}
