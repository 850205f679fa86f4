import type { Law } from '../data';
import type { Stated } from '../data/schemas/known';
import { list, placeName } from '../lib/format';
import { lawFacts } from './facts';
import type { Places } from './jurisdictions';
import { marksOf, quotesOf, sourcesOf, type OfLaw } from './of-law';
import { SIDES, type LawFacts, type Side } from './rules';

/**
 * Something that sentences are repeated for: a law or its side of sales or rentals, a state, or a city with limits. A
 * sentence that quotes a fact it lacks is left out for it.
 */
export interface Spoken {
  /** Its id after the `@` of a code, by the word that a text writes there. */
  readonly ids: Readonly<Record<string, string>>;
  /** Id of the element with its sentences on a page. */
  readonly anchor: string;
  /** What a text can quote about it, by name: `law.validity`. */
  readonly facts: Readonly<Record<string, string | undefined>>;
  /** Conditions that a sentence can test in addition to the facts: `if exempt and no note`. */
  readonly marks: Readonly<Record<string, boolean>>;
  /** The rule that supports a fact, by the name in `:source{of=validity}`. */
  readonly sources: Readonly<Record<string, Stated | undefined>>;
}

/** Everything of one kind, by the word after the `@`. */
export type SpokenLists = Readonly<Record<SpokenWord, readonly Spoken[]>>;

/** The kinds that sentences are repeated for; some codes have the side before the law. */
export const SPOKEN_WORDS = [
  'law',
  'law-sale',
  'law-rental',
  'sale-law',
  'lease-law',
  'state',
  'state-sale',
  'state-rental',
  'place',
] as const;
export type SpokenWord = (typeof SPOKEN_WORDS)[number];

/** The data that the lists are made from. */
export interface SpokenData {
  laws: Readonly<Record<string, Law>>;
  places: Places;
}

const slug = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

/** Returns what can be said about one side of a law, or about the whole. */
function spokenLaw(of: OfLaw, facts: LawFacts, data: SpokenData, language: string): Spoken {
  const { id, law, side } = of;
  const quotes = Object.entries(quotesOf(of, data, language));
  return {
    ids: {
      law: id,
      ...(side === 'sale' && { 'law-sale': `${id}-sale`, 'sale-law': `sale-${id}` }),
      ...(side === 'rental' && { 'law-rental': `${id}-rental`, 'lease-law': `lease-${id}` }),
    },
    anchor: [slug(law.jurisdiction), ...(side ? [side] : [])].join('-'),
    facts: Object.fromEntries(quotes.map(([name, text]) => [`law.${name}`, text])),
    marks: marksOf(of, Object.keys(data.laws), facts),
    sources: sourcesOf(of),
  };
}

/** Returns what can be said about a state or the District: its page, and which places in it have a law. */
function spokenState(
  id: string,
  facts: LawFacts,
  { laws, places }: SpokenData,
  language: string,
): Spoken {
  const { name = '', page } = places.jurisdictions[id] ?? {};
  const here = Object.entries(facts.places.jurisdictions).flatMap(([place, { state }]) => {
    const { sale, rental, page: own } = places.jurisdictions[place] ?? {};
    return state === id ? [sale, rental, own].map((address) => address?.split('#')[0]) : [];
  });
  const lawful = Object.values(laws).flatMap(({ path, jurisdiction }) =>
    here.includes(path) ? [placeName(jurisdiction, language)] : [],
  );
  return {
    ids: { state: id, 'state-sale': `${id}-sale`, 'state-rental': `${id}-rental` },
    anchor: id,
    facts: {
      'state.name': name,
      'state.page': page,
      'state.lawPlaces': lawful.length > 0 ? list([...new Set(lawful)], 'or', language) : undefined,
    },
    marks: {},
    sources: {},
  };
}

/**
 * Returns what can be said about a city with limits; towns that share its law are named instead if none has its name.
 */
function spokenPlace(
  id: string,
  outside: string,
  { places }: SpokenData,
  language: string,
): Spoken {
  const name = places.jurisdictions[id]?.name ?? '';
  const towns = Object.keys(places.places).filter((town) => places.places[town] === id);
  return {
    ids: { place: id },
    anchor: id,
    facts: {
      'place.inside': towns.includes(name) ? name : list(towns, 'or', language),
      'place.outside': placeName(places.jurisdictions[outside]?.name ?? '', language),
    },
    marks: {},
    sources: {},
  };
}

/**
 * Returns everything that sentences can be repeated for, in the order of the data.
 *
 * @param data in the language of the texts
 * @param language for days, lists and figures, for example "es-US"
 */
export function spokenLists(data: SpokenData, language: string): SpokenLists {
  const facts = lawFacts(data);
  const { jurisdictions } = facts.places;
  const on = (side?: Side): Spoken[] =>
    Object.entries(data.laws)
      .filter(([, { enactments }]) => side === undefined || enactments[side])
      .map(([id, law]) => spokenLaw({ id, law, side }, facts, data, language));
  const [sale, rental] = SIDES.map(on);
  const states = [...new Set(Object.values(jurisdictions).map(({ state }) => state))].map((id) =>
    spokenState(id, facts, data, language),
  );
  return {
    law: on(),
    'law-sale': sale ?? [],
    'sale-law': sale ?? [],
    'law-rental': rental ?? [],
    'lease-law': rental ?? [],
    state: states,
    'state-sale': states,
    'state-rental': states,
    place: Object.entries(jurisdictions).flatMap(([id, { outside }]) =>
      outside === undefined ? [] : [spokenPlace(id, outside, data, language)],
    ),
  };
}
