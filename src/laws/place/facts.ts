import { gazetteer, places as writtenPlaces, typed } from '../../data';
import type { Gazetteer, TypedWords } from '../../data/schema';

/** The words of all languages together: a Spanish speaker may write Spanish on an English page. */
export type PlaceWords = Omit<TypedWords['en'], 'lessThan' | 'per' | 'measures'>;

/** What the reader of places needs besides the names and jurisdictions of `places.json`. */
export type Geography = Gazetteer & {
  /** Id of the jurisdiction of each state, by two-letter code. */
  states: Record<string, string>;
  words: PlaceWords;
};

/** Merges the words of all languages. */
function placeWords(all: TypedWords = typed): PlaceWords {
  const languages = Object.values(all);
  const joined = (of: (one: TypedWords['en']) => string[]): string[] => [
    ...new Set(languages.flatMap(of)),
  ];
  return {
    places: Object.assign({}, ...languages.map(({ places }) => places)) as Record<string, string>,
    states: Object.assign({}, ...languages.map(({ states }) => states)) as Record<string, string>,
    counties: joined(({ counties }) => counties),
    streets: joined(({ streets }) => streets),
    streetsBefore: joined(({ streetsBefore }) => streetsBefore),
    units: joined(({ units }) => units),
    beside: joined(({ beside }) => beside),
    otherPlaces: joined(({ otherPlaces }) => otherPlaces),
    countries: joined(({ countries }) => countries),
  };
}

/** Returns where towns are, from `gazetteer.json`, `places.json` and `typed.json`. */
export function geography(): Geography {
  return {
    ...gazetteer,
    states: Object.fromEntries(
      Object.entries(writtenPlaces.jurisdictions).flatMap(([id, { state, page }]) =>
        page === undefined ? [] : [[state, id] as const],
      ),
    ),
    words: placeWords(),
  };
}
