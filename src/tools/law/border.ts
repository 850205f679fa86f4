import type { County } from '../../laws/place/book';
import type { Place } from '../../laws/place/settle';
import { doubtfulLaw, ruleAt } from '../../laws/candidates';
import type { LawFacts, Side } from '../../laws/rules';

/** A mailing address on both sides of a county line, where one side has a law and the other has none. */
export interface Border {
  /** The law of one of them. */
  law: string;
  /** All of them; the place's own is first. */
  counties: readonly County[];
  /** The names of those without a law. */
  lawless: readonly string[];
}

/**
 * Where homes of a place lie on both sides of such a line; nothing where none of them has a law, or all do. A town that
 * may have left itself out of the county's rental law is asked itself, whatever the line.
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
