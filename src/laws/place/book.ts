import type { Gazetteer } from '../../data/schema';
import type { Geography } from './facts';
import { foldPlace, phrases, type Phrases } from './words';

/** Which law applies where: what the tools need from `places.json`, and where towns are. */
export type PlaceFacts = {
  /** Id of the jurisdiction of each town or county, by its name as written. */
  names: Record<string, string>;
  jurisdictions: Record<
    string,
    {
      /** Its name in the language of the page. */
      name: string;
      /** Ids of the laws that apply to a sale and to a rental. */
      sale?: string;
      rental?: string;
      /** Id of the jurisdiction around it: an address with its name can be outside its limits. */
      outside?: string;
      /** Id of the jurisdiction of its state or the District. */
      state: string;
    }
  >;
  geography: Geography;
};

/** A county or a county equivalent: an independent city of Virginia, or the District. */
export interface County {
  name: string;
  /** Two-letter code. */
  state: string;
  /** Id of the jurisdiction whose law applies there. */
  id: string;
}

/** A town, or a county by its short name. */
export interface Spot {
  /** Undefined for a county. */
  town?: string;
  /** Id of the jurisdiction whose law applies there. */
  id: string;
  /** Two-letter code. */
  state: string;
  county?: County;
  /** Other counties that a home with this name or mailing address can be in. */
  alsoIn: readonly County[];
}

/** The names of places, indexed for the reader. */
export interface Book {
  facts: PlaceFacts;
  spots: Phrases<Spot>;
  /** Counties by name without "County"; the first is used if no state is named. */
  counties: Phrases<readonly County[]>;
  /** Two-letter code of each state, by its names. */
  states: Phrases<string>;
  /** Words by kind, for example those that end a street name. */
  words: Record<
    'counties' | 'streets' | 'streetsBefore' | 'units' | 'beside' | 'otherPlaces' | 'countries',
    Phrases<true>
  >;
}

const COUNTY = / county$/i;

/** Names that include the kind of place, whose words the reader knows without the book. */
const OF_A_KIND = /^(?:city of|condado de) | county$/i;

/** Builds the book of all names. */
export function bookOf(facts: PlaceFacts): Book {
  const { names, jurisdictions, geography } = facts;
  const { words } = geography;
  const counties = geography.counties.map((one) => ({ ...one, county: countyOf(one, facts) }));
  const called = (name: string): County[] =>
    counties.flatMap(({ county }) => (county.name === name ? [county] : [])).slice(0, 1);
  const states = phrases([
    ...Object.values(words.states).map((code) => [code, code] as const),
    ...Object.keys(geography.states).map((code) => [code, code] as const),
    ...Object.entries(words.states),
  ]);
  const codeOf = (id: string): string =>
    Object.entries(geography.states).find(([, one]) => one === jurisdictions[id]?.state)?.[0] ?? '';
  const spotOf = (town: string, id: string, of?: County): Spot => {
    const own = jurisdictions[id];
    const around = counties.filter(({ county }) => [id, own?.outside].includes(county.id));
    // Known only for a jurisdiction with a single county; a town under the law of Maryland may be in any.
    const county = of ?? (around.length === 1 ? around[0]?.county : undefined);
    return {
      town,
      id,
      state: of?.state ?? codeOf(id),
      ...(county && { county }),
      alsoIn: (geography.alsoIn[town] ?? []).flatMap(called),
    };
  };
  const towns = new Map(
    counties.flatMap(({ towns: inside = [], county }) =>
      inside.map((town) => [town, county] as const),
    ),
  );
  const known = phrases<Spot>([
    ...Object.entries(names)
      .filter(([name]) => !OF_A_KIND.test(name) && !states.has(foldPlace(name)))
      .map(([name, id]) => [name, spotOf(name, id)] as const),
    ...[...towns].map(
      ([town, county]) => [town, spotOf(town, names[town] ?? county.id, county)] as const,
    ),
    ...counties.flatMap(({ called: names = [], county }) =>
      names.map((name) => [name, { ...county, county, alsoIn: [] }] as const),
    ),
  ]);
  for (const [name, called] of Object.entries(words.places)) {
    const spot = known.get(foldPlace(called));
    if (spot) known.set(foldPlace(name), spot);
  }
  return {
    facts,
    spots: known,
    counties: countyNames(counties),
    states,
    words: markedWords(words),
  };
}

const markedWords = (words: PlaceFacts['geography']['words']): Book['words'] => ({
  counties: marked(words.counties),
  streets: marked(words.streets),
  streetsBefore: marked(words.streetsBefore),
  units: marked(words.units),
  beside: marked(words.beside),
  otherPlaces: marked(words.otherPlaces),
  countries: marked(words.countries),
});

const marked = (words: readonly string[]): Phrases<true> =>
  phrases(words.map((word) => [word, true] as const));

/** Returns a county with the id of its jurisdiction: its own if it has laws, otherwise that of its state. */
function countyOf(
  { name, state, called = [] }: Gazetteer['counties'][number],
  { names, jurisdictions, geography }: PlaceFacts,
): County {
  const stateId = geography.states[state] ?? '';
  const own = [name, ...called].map((one) => names[one] ?? '');
  const id = own.find((one) => one !== stateId && jurisdictions[one]?.state === stateId);
  return { name, state, id: id ?? stateId };
}

function countyNames(
  counties: readonly { county: County; called?: readonly string[] | undefined }[],
): Phrases<readonly County[]> {
  const found = new Map<string, County[]>();
  for (const { called = [], county } of counties) {
    if (!COUNTY.test(county.name)) continue;
    for (const name of [county.name.replace(COUNTY, ''), ...called]) {
      const others = found.get(foldPlace(name)) ?? [];
      if (!others.includes(county)) found.set(foldPlace(name), [...others, county]);
    }
  }
  return found;
}
