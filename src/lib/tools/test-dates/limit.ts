import type { DatesFacts, Occasion, RulePlace, Validity } from './facts';

/** How the age of a test is limited at the place. */
export type RuleCode =
  /** A rule limits it. */
  | 'rule'
  /** The place is not known: the shortest that any rule asks for is taken. */
  | 'strictest'
  /** The law excludes the town. */
  | 'exempt-town'
  /** We know of no rule. */
  | 'none';

/** How old a test may be at a place. Where the place is not known, the shortest limit is safe anywhere. */
export function limitFor(
  occasion: Occasion,
  place: RulePlace,
  { validity }: DatesFacts,
): { rule: RuleCode; validity?: Validity } {
  const own = validity[occasion][place];
  if (own) return { rule: 'rule', validity: own };
  if (place === 'unknown') {
    const [shortest] = Object.values(validity[occasion]).sort((a, b) => a.years - b.years);
    return { rule: 'strictest', ...(shortest && { validity: shortest }) };
  }
  return { rule: isTown(place) ? 'exempt-town' : 'none' };
}

/** A town that the county's rule for sales leaves out. */
export function isTown(place: RulePlace): boolean {
  return place === 'poolesville' || place === 'kensington' || place === 'barnesville';
}
