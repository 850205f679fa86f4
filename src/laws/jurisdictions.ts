import type { Law } from '../data';
import { fold } from '../lib/fold';
import { exemptionsOf } from './exemptions';
import { isUnconfirmed } from './known';

/** A county, city or state, or the exempt towns in one, with the addresses of the pages about its laws. */
export interface Jurisdiction {
  name: string;
  /** `name` in the language of the page, if it differs. */
  shown?: string;
  /** Words that the search also looks for when a query names the place. */
  find: string;
  /** Addresses of the pages about the laws that apply to sales and to rentals; a law can be another jurisdiction's. */
  sale?: string;
  rental?: string;
  /** Address used if it has neither a sale nor a rental law. */
  page?: string;
  /** Id of the jurisdiction around it, whose law applies to an address with its name outside its limits. */
  outside?: string;
  /**
   * For a state, the ids of the jurisdictions in it. A query that names one of them gains nothing from the state's
   * name.
   */
  within?: string[];
  /** True if it has a law of its own for which {@link isUnconfirmed} is false. */
  isOwn?: true;
}

export interface Places {
  jurisdictions: Record<string, Jurisdiction>;
  /** Id of the jurisdiction of each town, county and state, by name. */
  places: Record<string, string>;
  /**
   * Folded words that tell what a query asks about a place: its law, its law on sales or on rentals, or whether the
   * company comes there.
   */
  intents: Record<'sale' | 'rental' | 'law' | 'visit', string[]>;
}

/** A jurisdiction as written in `places.json`, which leaves out what follows from its laws. */
export interface WrittenJurisdiction extends Partial<Jurisdiction> {
  name: string;
  state: string;
}

/** The contents of `places.json`. */
export interface WrittenPlaces extends Pick<Places, 'places' | 'intents'> {
  jurisdictions: Record<string, WrittenJurisdiction>;
  /**
   * For towns exempt from a law on sales: their name, "{place}, exempt from its sale law", and their search words.
   * `{place}` stands for the jurisdiction of the law.
   */
  exempt: { name: string; find: string };
}

type Laws = Readonly<Record<string, Law>>;

/** Counties with their towns from `areas.json` and `gazetteer.json`; one may be in both. */
type Counties = readonly {
  name: string;
  state?: string;
  towns?: readonly string[] | undefined;
}[];

/** Returns the page about sales or rentals at a place: of its own law, or of the law that applies there instead. */
function pageOn(side: 'sale' | 'rental', own: readonly Law[], all: Laws): string | undefined {
  const law = own.find(({ enactments }) => enactments[side]);
  const other = own.flatMap(
    (one) => one[side === 'sale' ? 'saleRule' : 'rentalRule']?.law ?? [],
  )[0];
  return law?.path ?? (other === undefined ? undefined : all[other]?.path);
}

/** Returns the part of a place's entry that follows from its laws. */
function byItsLaws(name: string, all: Laws): WrittenJurisdiction {
  const own = Object.values(all).filter(({ jurisdiction }) => jurisdiction === name);
  const [sale, rental] = [pageOn('sale', own, all), pageOn('rental', own, all)];
  return {
    name,
    state: own[0]?.state ?? '',
    ...(sale !== undefined && { sale }),
    ...(rental !== undefined && { rental }),
    ...(sale === undefined && rental === undefined && own[0] && { page: own[0].path }),
  };
}

/** "Rockville" is also called "City of Rockville"; a name with "county" or "city" in it has no other form. */
const alsoCalled = (name: string): string[] =>
  /county|city/i.test(name) ? [name] : [name, `City of ${name}`];

/**
 * Cities with the name of a county that they are not part of: Baltimore in Maryland, and independent cities of
 * Virginia.
 */
const INDEPENDENT = new Set(['Baltimore', 'Fairfax', 'Franklin', 'Richmond', 'Roanoke']);

const plain = (name: string): string => name.replaceAll('’', "'");

/** True if a name means a county or a town in it: "Frederick" means Frederick County. */
const isIn = (place: string, { name, towns = [] }: Counties[number]): boolean =>
  towns.includes(place) ||
  (!INDEPENDENT.has(place) && plain(place) === plain(name).replace(/ County$/, '')) ||
  plain(place) === plain(name);

/** Every place with a law or an entry in `places.json`, by id. */
interface Known {
  all: Record<string, WrittenJurisdiction>;
  /** Ids by the name of the place. */
  ids: ReadonlyMap<string, string>;
}

function knownPlaces(written: WrittenPlaces, laws: Laws): Known {
  const all = { ...written.jurisdictions };
  // A place that `places.json` has under the same name keeps its id and its fields from there.
  const ids = new Map(Object.entries(all).map(([id, { name }]) => [name, id]));
  for (const [id, { jurisdiction: name }] of Object.entries(laws)) {
    const known = ids.get(name) ?? id;
    ids.set(name, known);
    all[known] = { ...byItsLaws(name, laws), ...written.jurisdictions[known] };
  }
  return { all, ids };
}

/** Returns the jurisdiction that represents the towns exempt from a law on sales. */
function exemptTowns(
  law: Law,
  around: string,
  { all }: Known,
  names: WrittenPlaces['exempt'],
): WrittenJurisdiction {
  const rental = all[around]?.rental;
  return {
    name: names.name.replace('{place}', law.jurisdiction),
    state: law.state,
    find: names.find.replace('{place}', law.jurisdiction.toLowerCase()),
    sale: exemptionsOf(law),
    ...(rental !== undefined && { rental }),
    outside: around,
  };
}

/**
 * Returns the law of the county or city that contains a place, if `places.json` puts that place directly under a state.
 */
function lawAround(
  place: string,
  around: WrittenJurisdiction | undefined,
  laws: Laws,
  counties: Counties,
): Law | undefined {
  if (around?.page === undefined) return undefined;
  const townsOf = (name: string, state: string): string[] =>
    counties
      .filter((county) => county.name === name && (county.state ?? state) === state)
      .flatMap(({ towns = [] }) => towns);
  return Object.values(laws).find(
    ({ jurisdiction: name, state }) =>
      state === around.state &&
      name !== around.name &&
      isIn(place, { name, towns: townsOf(name, state) }),
  );
}

/** Returns a place as the search knows it: with the county around it or, for a state, with all jurisdictions in it. */
function jurisdictionOf(
  id: string,
  { state, find, ...rest }: WrittenJurisdiction,
  { all, ids }: Known,
  isState: boolean,
  counties: Counties,
): Jurisdiction {
  const county = counties.find(({ towns = [] }) => towns.includes(rest.name));
  const outside = county && ids.get(county.name);
  const inState = Object.entries(all).filter(([other, its]) => other !== id && its.state === state);
  return {
    ...(outside !== undefined && { outside }),
    ...rest,
    find: find ?? rest.name.toLowerCase(),
    ...(isState && { within: inState.map(([other]) => other) }),
  };
}

/**
 * Returns the places that the search knows: those of `places.json`, and every jurisdiction with a law in `laws.json`,
 * with the pages of its laws. Towns exempt from a law on sales get a jurisdiction of their own. A city's new law
 * therefore needs no line in `places.json` (the county around the city comes from `areas.json`), and a name that
 * `places.json` puts under the state moves to its county once the county has a law.
 */
export function placesWithLaws(
  written: WrittenPlaces,
  laws: Laws,
  counties: Counties = [],
): Places {
  const known = knownPlaces(written, laws);
  const idOf = (law: Law | undefined): string | undefined => law && known.ids.get(law.jurisdiction);
  const exempt: [place: string, id: string][] = [];
  for (const law of Object.values(laws)) {
    const around = idOf(law) ?? '';
    const id = `${around}Exempt`;
    for (const place of law.exemptPlaces ?? []) exempt.push([place, id]);
    if (law.exemptPlaces?.length) known.all[id] = exemptTowns(law, around, known, written.exempt);
  }
  const places = Object.entries(written.places).map(([place, id]) => {
    const around = lawAround(place, written.jurisdictions[id], laws, counties);
    return [place, idOf(around) ?? idOf(laws[id]) ?? id];
  });
  const lawful = [...new Set(Object.values(laws).map(({ jurisdiction }) => jurisdiction))];
  const called = lawful.flatMap((name) =>
    alsoCalled(name).map((one) => [one, known.ids.get(name) ?? '']),
  );
  const read = new Set(
    Object.values(laws)
      .filter((law) => !isUnconfirmed(law))
      .map(({ jurisdiction }) => jurisdiction),
  );
  const jurisdictions = Object.entries(known.all).map(([id, one]) => {
    const isState = written.jurisdictions[id]?.page !== undefined;
    const place = jurisdictionOf(id, one, known, isState, counties);
    return [id, read.has(one.name) ? { ...place, isOwn: true } : place];
  });
  const { sale, rental, law, visit } = written.intents;
  return {
    jurisdictions: Object.fromEntries(jurisdictions) as Places['jurisdictions'],
    places: Object.fromEntries([...places, ...exempt, ...called]) as Places['places'],
    intents: {
      sale: sale.map(fold),
      rental: rental.map(fold),
      law: law.map(fold),
      visit: visit.map(fold),
    },
  };
}
