import type { County } from '../../laws/place/book';
import type { Place } from '../../laws/place/settle';
import { doubtfulLaw, ruleAt } from '../../laws/candidates';
import type { LawFacts, Side } from '../../laws/rules';

/** A mailing address that reaches across a county line, with a law on one side and none on the other. */
export interface Border {
  /** Id of that law. */
  law: string;
  /** All counties of the address, the place's own first. */
  counties: readonly County[];
  /** The names of the counties without a law. */
  lawless: readonly string[];
}

/**
 * Returns the border that homes of a place can be on both sides of, or undefined if no county there has a law, all do,
 * or their laws differ. A town that may have opted out of the county's rental law has no border: visitors are told to
 * ask the town.
 */
export function borderOf(place: Place, side: Side, facts: LawFacts): Border | undefined {
  const { id, county, alsoIn } = place;
  if (side === 'rental' && doubtfulLaw(place, facts) !== undefined) return undefined;
  if (county === undefined || alsoIn.every((one) => one.id === id)) return undefined;
  const counties = [{ ...county, id }, ...alsoIn];
  const laws = [...new Set(counties.flatMap((one) => ruleAt(one.id, side, facts)?.[0] ?? []))];
  const lawless = counties.filter((one) => !ruleAt(one.id, side, facts)).map(({ name }) => name);
  const [law, ...more] = laws;
  if (law === undefined || more.length > 0 || lawless.length === 0) return undefined;
  return { law, counties, lawless };
}
