import type { Jurisdiction, Places } from '../../laws/jurisdictions';
import words from '../words/direct.json';
import { plain, wordSet } from './read';

/** The places, with as much as is needed to answer at once. */
export interface DirectPlaces extends Pick<Places, 'places'> {
  jurisdictions: Record<string, Pick<Jurisdiction, 'name' | 'shown' | 'within' | 'isOwn'>>;
}

/** A town, a county or a state. */
export interface Town {
  kind: 'place';
  /** The name as written in the data: "Bethesda". */
  name: string;
  /** The jurisdiction whose law applies there: "Montgomery County". */
  within: string;
  /**
   * `own` for a place with a law of its own, `around` for a town in another jurisdiction, `itself` for a jurisdiction
   * without a law of its own, for example a state.
   */
  law: 'own' | 'around' | 'itself';
  /** As the tools take it: the name as written in the data if nothing else was typed, otherwise the text. */
  typed: string;
}

const WHERE = wordSet(words.where);
const ZIP = /(?:^| )\d{5}(?:-\d{4})?$/;

/** Cache of the names by their compared form; a page has one list. */
const BOOKS = new WeakMap<DirectPlaces, Map<string, string>>();

function bookOf(places: DirectPlaces): Map<string, string> {
  const known = BOOKS.get(places);
  if (known) return known;
  const book = new Map(Object.keys(places.places).map((name) => [bare(name), name]));
  BOOKS.set(places, book);
  return book;
}

const bare = (text: string): string => plain(text).replaceAll('.', '');

/**
 * Reads a text that is a place: "Rockville", "rockville md 20850", "12 Main St, Rockville, MD". What comes before the
 * last comma is a street, which the tools read.
 */
export function placeOf(text: string, places: DirectPlaces): Town | undefined {
  const book = bookOf(places);
  const parts = text.split(',').map(bare).filter(Boolean);
  const ends = [...parts.slice(0, -1), (parts.at(-1) ?? '').replace(ZIP, '')].filter(Boolean);
  const stateApart = ends.length > 1 ? stateOf(ends.at(-1), book, places) : undefined;
  if (stateApart !== undefined) ends.pop();
  const words = (ends.at(-1) ?? '').replace(/^condado d[eo] (.*)$/, '$1 county').split(' ');
  while (words.length > 1 && WHERE.has(words[0] ?? '')) words.shift();
  const whole = book.get(words.join(' '));
  const name = whole ?? book.get(words.slice(0, -1).join(' '));
  const stateBehind = whole === undefined ? stateOf(words.at(-1), book, places) : undefined;
  if (name === undefined || (whole === undefined && stateBehind === undefined)) return undefined;
  const id = places.places[name] ?? '';
  const at = places.jurisdictions[id];
  const isThere = [stateApart, stateBehind].every(
    (state) =>
      state === undefined || state === id || places.jurisdictions[state]?.within?.includes(id),
  );
  if (!at || !isThere) return undefined;
  const { name: lawPlace, shown = lawPlace, isOwn = false } = at;
  const isItself = bare(lawPlace).includes(bare(name));
  return {
    kind: 'place',
    name,
    within: shown,
    law: isItself ? (isOwn ? 'own' : 'itself') : 'around',
    typed: whole !== undefined && parts.length === 1 ? name : text.replace(/^[\s,]+|[\s,]+$/g, ''),
  };
}

/**
 * Returns the id of a state if a word is its name or its two letters; towns outside every local law have its id too.
 */
function stateOf(
  word: string | undefined,
  book: ReadonlyMap<string, string>,
  { places, jurisdictions }: DirectPlaces,
): string | undefined {
  const id = word === undefined ? undefined : places[book.get(word) ?? ''];
  const state = id === undefined ? undefined : jurisdictions[id];
  if (word === undefined || state?.within === undefined) return undefined;
  return word.length === 2 || bare(state.name).includes(word) ? id : undefined;
}
