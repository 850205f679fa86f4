import type { Book, County, PlaceFacts, Spot } from './book';
import { foldPlace } from './words';

/** A place as it was read. */
export interface Place {
  /** Of its jurisdiction. */
  id: string;
  /** "Bethesda, Montgomery County", for people to see whether it is theirs. */
  name: string;
  /** The town; none of a county or a state as a whole. */
  town?: string;
  /** The county, or what stands for one; none where only the state is known. */
  county?: County;
  /** Where else homes of this name or mailing address lie. */
  alsoIn: readonly County[];
}

/** What the rest of an address says of where a town lies. */
export interface Around {
  /** Two letters. */
  state?: string | undefined;
  county?: County | undefined;
}

/**
 * The place that a name is, given what stands behind it.
 *
 * @returns nothing where that contradicts it: Bethesda, DC
 */
export function settle(
  spot: Spot,
  { state, county }: Around,
  { facts }: Pick<Book, 'facts'>,
): Place | undefined {
  const fits = (one: County | undefined, own: string): boolean =>
    county ? isSame(one, county) : state === undefined || own === state;
  if (fits(spot.county, spot.state)) {
    // Who names the county has no doubt about it.
    const others = county ? [] : spot.alsoIn.filter((one) => fits(one, one.state));
    return {
      id: spot.id,
      name: nameOf(spot, facts),
      ...(spot.town !== undefined && { town: spot.town }),
      ...(spot.county && { county: spot.county }),
      alsoIn: others,
    };
  }
  const other = spot.alsoIn.find((one) => fits(one, one.state));
  return other && inCounty(other, facts, spot.town);
}

/** Whether two are one county: each state may have its own of a name. */
export const isSame = (one: County | undefined, other: County | undefined): boolean =>
  one !== undefined && one.name === other?.name && one.state === other.state;

/** A county, or a town in another county than its own. */
export function inCounty(county: County, facts: PlaceFacts, town?: string): Place {
  const { id, state } = county;
  const called = town === undefined ? {} : { town };
  const name = nameOf({ id, state, county, alsoIn: [], ...called }, facts);
  return { id, name, ...called, county, alsoIn: [] };
}

/** A state as a whole, by its two letters. */
export function inState(state: string, { jurisdictions, geography }: PlaceFacts): Place {
  const id = geography.states[state] ?? '';
  const [whole, ...more] = geography.counties.filter((one) => one.state === state);
  return {
    id,
    name: jurisdictions[id]?.name ?? '',
    ...(whole && more.length === 0 && { county: { name: whole.name, state, id } }),
    alsoIn: [],
  };
}

/** A town with its city, county or state; what says the same twice is said once. */
function nameOf(
  { town, id, state, county }: Spot,
  { names, jurisdictions, geography }: PlaceFacts,
): string {
  const stateId = geography.states[state] ?? '';
  const stateName = jurisdictions[stateId]?.name ?? '';
  // "Maryland" as a whole is what lies outside the county with laws.
  const isMaryland = state === 'MD';
  if (town === undefined) {
    return [
      county?.name ?? '',
      ...(isMaryland || county?.name === stateName ? [] : [stateName]),
    ].join(', ');
  }
  const own = jurisdictions[id]?.name ?? '';
  const isCity = names[own] === id && id !== stateId && own !== county?.name;
  const area = isCity && own !== town ? own : isMaryland ? (county?.name ?? stateName) : stateName;
  return `${foldPlace(area)} `.startsWith(`${foldPlace(town)} `) ? area : `${town}, ${area}`;
}
