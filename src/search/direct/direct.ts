import { behindHash } from '../../lib/behind-hash';
import { dayOf, type Day } from './day';
import { placeOf, type DirectPlaces, type Town } from './place';
import { priceOf, type Price } from './price';
import { plain } from './read';
import { resultOf, type Levels, type Result } from './result';

/** A ZIP code by itself, which does not tell a city's limits. */
interface Zip {
  kind: 'zip';
  zip: string;
}

/** What a text asks a tool without more words. */
export type Direct = Town | Result | Day | Zip | Price;

/** What is needed to read it: the build writes it for the home page, and the texts of the search have it. */
export interface DirectFacts {
  places: DirectPlaces;
  levels: Levels;
  /** What an air test costs at least: "$165". */
  price: string;
}

/**
 * What a visitor asks who types a town, a result, a day, a ZIP code or a word for the price, and nothing else. The home
 * page and the search lead from it to the tools.
 *
 * @param isDayFirst whether 5/12 is December 5, as Spanish and Portuguese write
 * @param today the day where the company is, as YYYY-MM-DD
 * @returns nothing where only a search can answer
 */
export function directOf(
  text: string,
  { places, levels }: Omit<DirectFacts, 'price'>,
  isDayFirst: boolean,
  today: string,
): Direct | undefined {
  const typed = plain(text);
  if (/^\d{5}(-\d{4})?$/.test(typed)) return { kind: 'zip', zip: typed };
  return (
    resultOf(text, levels) ??
    dayOf(text, isDayFirst, today) ??
    placeOf(text, places) ??
    priceOf(text, places)
  );
}

/** The address of the tool that answers first, without the base of the language. */
export function pathOf(direct: Direct): string {
  switch (direct.kind) {
    case 'place':
      return toolPath('radon-law', { place: direct.typed });
    case 'zip':
      return toolPath('radon-law', { place: direct.zip });
    case 'result':
      return toolPath('test-result', { value: direct.value, unit: direct.unit });
    case 'day':
      return toolPath('test-dates', { for: 'sale', date: direct.day });
    case 'price':
      return toolPath('price', { place: direct.place });
  }
}

/** The address of a tool with answers in it, which leads on to what it says. */
export function toolPath(
  tool: string,
  answers: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const path = `/tools/${tool}`;
  return given.length > 0 ? behindHash(path, new URLSearchParams(given)) : path;
}
