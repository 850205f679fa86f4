import type { Law } from '../data';
import { fold } from '../lib/fold';
import { exemptionsOf } from './exemptions';
import { isUnconfirmed } from './known';

/** Where the law of a place stands. */
export interface Jurisdiction {
  name: string;
  /** The same in the language of the page, where it differs. */
  shown?: string;
  /** Words that find its sections. */
  find: string;
  /** What its law covers, in the visitor's terms, and the sections about it. */
  sale?: string;
  rental?: string;
  /** Where neither has a page of its own. */
  page?: string;
  /** The jurisdiction around it, whose law holds for an address of its name that lies outside its limits. */
  outside?: string;
  /** Jurisdictions in it: beside one of them its own name adds nothing. */
  within?: string[];
  /** Whether it has a law of its own that somebody has read. */
  isOwn?: true;
}

export interface Places {
  jurisdictions: Record<string, Jurisdiction>;
  /** Towns, counties and states by name, with the jurisdiction they lie in. */
  places: Record<string, string>;
  /**
   * Words that tell what is asked of a place: its law, that of a sale or of a rental, or whether somebody comes there;
   * folded.
   */
  intents: Record<'sale' | 'rental' | 'law' | 'visit', string[]>;
}

/** A jurisdiction as `places.json` has it: what its laws say is not repeated there. */
export interface WrittenJurisdiction extends Partial<Jurisdiction> {
  name: string;
  state: string;
}

/** What `places.json` holds. */
export interface WrittenPlaces extends Pick<Places, 'places' | 'intents'> {
  jurisdictions: Record<string, WrittenJurisdiction>;
  /** Towns that a law on sales leaves out: their name "{place}, exempt from its sale law", and words that find it. */
  exempt: { name: string; find: string };
}

type Laws = Readonly<Record<string, Law>>;

/** Counties with their towns, as `areas.json` and `gazetteer.json` have them: one may stand in both. */
type Counties = readonly {
  name: string;
  state?: string;
  towns?: readonly string[] | undefined;
}[];

/** The page on one side of the law of a place: its own, or that of the law which holds there instead. */
function pageOn(side: 'sale' | 'rental', own: readonly Law[], all: Laws): string | undefined {
  const law = own.find(({ enactments }) => enactments[side]);
  const other = own.flatMap(
    (one) => one[side === 'sale' ? 'saleRule' : 'rentalRule']?.law ?? [],
  )[0];
  return law?.path ?? (other === undefined ? undefined : all[other]?.path);
}

/** A place as its laws tell of it. */
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

/** "City of Rockville" is Rockville; a county is called by its name alone. */
const alsoCalled = (name: string): string[] =>
  /county|city/i.test(name) ? [name] : [name, `City of ${name}`];

/** Cities that bear the name of a county and lie outside it: in Maryland, and in Virginia, where all cities do. */
const INDEPENDENT = new Set(['Baltimore', 'Fairfax', 'Franklin', 'Richmond', 'Roanoke']);

const plain = (name: string): string => name.replaceAll('’', "'");

/** Whether a name is said of a county, or of a town in it: "Frederick" is in Frederick County. */
const isIn = (place: string, { name, towns = [] }: Counties[number]): boolean =>
  towns.includes(place) ||
  (!INDEPENDENT.has(place) && plain(place) === plain(name).replace(/ County$/, '')) ||
  plain(place) === plain(name);

/** Every place with a law, by its id: as its laws and `places.json` tell of it, and by which id a place goes. */
interface Known {
  all: Record<string, WrittenJurisdiction>;
  /** By the name of the place. */
  ids: ReadonlyMap<string, string>;
}

function knownPlaces(written: WrittenPlaces, laws: Laws): Known {
  const all = { ...written.jurisdictions };
  // A place that `places.json` has by the same name keeps its short name, and what is written of it.
  const ids = new Map(Object.entries(all).map(([id, { name }]) => [name, id]));
  for (const [id, { jurisdiction: name }] of Object.entries(laws)) {
    const known = ids.get(name) ?? id;
    ids.set(name, known);
    all[known] = { ...byItsLaws(name, laws), ...written.jurisdictions[known] };
  }
  return { all, ids };
}

/** What stands for the towns that a law on sales leaves out: a place of their own. */
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

/** The place with a law in which a name lies that `places.json` counts among those of the state. */
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

/** A place as the search has it: beside the county around it, or as a state with all in it. */
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
 * The places that the search knows: those of `places.json`, and each place that has a law in `laws.json`, with the
 * pages of its laws; towns that a law on sales leaves out are a place of their own. So a law of another city is found
 * under the city's name without a line in `places.json`; the county it lies in stands in `areas.json`. Names that
 * `places.json` counts among those of the state follow a law of their county.
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
