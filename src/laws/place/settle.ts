import type { Book, County, PlaceFacts, Spot } from './book';
import { foldPlace } from './words';

/** A place as it was read. */
export interface Place {
  /** Id of its jurisdiction. */
  id: string;
  /** For example "Bethesda, Montgomery County", so that people see whether it is theirs. */
  name: string;
  /** Undefined for a county or a state as a whole. */
  town?: string;
  /** The county or county equivalent; undefined if only the state is known. */
  county?: County;
  /** Other counties that homes with this name or mailing address can be in. */
  alsoIn: readonly County[];
}

/** What the rest of an address says about where a town is. */
export interface Around {
  /** Two-letter code. */
  state?: string | undefined;
  county?: County | undefined;
}

/**
 * Returns the place that a name stands for, given what comes after it, or undefined if that contradicts it ("Bethesda,
 * DC").
 */
export function settle(
  spot: Spot,
  { state, county }: Around,
  { facts }: Pick<Book, 'facts'>,
): Place | undefined {
  const fits = (one: County | undefined, own: string): boolean =>
    county ? isSame(one, county) : state === undefined || own === state;
  if (fits(spot.county, spot.state)) {
    // If the county is named, no other county is in question.
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

/** True if two counties are the same; a name can exist in several states. */
export const isSame = (one: County | undefined, other: County | undefined): boolean =>
  one !== undefined && one.name === other?.name && one.state === other.state;

/** Returns a county, or a town in a county other than its own. */
export function inCounty(county: County, facts: PlaceFacts, town?: string): Place {
  const { id, state } = county;
  const called = town === undefined ? {} : { town };
  const name = nameOf({ id, state, county, alsoIn: [], ...called }, facts);
  return { id, name, ...called, county, alsoIn: [] };
}

/** Returns a state as a whole, by its two-letter code. */
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

/** Returns a town's name with its city, county or state, without saying the same name twice. */
function nameOf(
  { town, id, state, county }: Spot,
  { names, jurisdictions, geography }: PlaceFacts,
): string {
  const stateId = geography.states[state] ?? '';
  const stateName = jurisdictions[stateId]?.name ?? '';
  // The jurisdiction of Maryland is the part outside the county with laws, so its name does not follow a county.
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
