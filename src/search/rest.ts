import { rarity, type Index } from './index-of';
import type { Query, Term } from './query';
import type { Ranked } from './rank';
import { sum, weigh } from './weigh';
import { REST } from './weights';

/** True for a word that the site does not know. */
export const isStrange = ({ ways, light, place }: Term): boolean =>
  ways.size === 0 && !light && !place;

/**
 * Returns a query that finds nothing without its unknown words: "can I cook with a wok" is answered as "can I cook with
 * a". A subject of other sites that is one word is dropped if two or more other words are left, as in "restaurant
 * basement test".
 *
 * @returns undefined if the query has no such words, names a longer subject, or has too little left
 */
export function restOf(index: Index, query: Query): Query | undefined {
  const { subjects } = query;
  const terms = query.terms.filter((term) => !isStrange(term) && !term.elsewhere);
  const meant = terms.filter(({ light, place }) => !light && !place);
  const isOther = subjects.some(({ words }) => words.length > 1);
  if (isOther || terms.length === query.terms.length) return undefined;
  if (subjects.length > 0 && meant.length < 2) return undefined;
  const whole = sum(query.terms.filter(({ light }) => !light).map(weigh));
  const told = sum(meant.map(weigh));
  // If a place is named, its law is close enough: "is it mandatory in a Virginia kindergarten".
  const isOfPlace = meant.length > 0 && query.places.jurisdictions.length > 0;
  const isEnough =
    isOfPlace || (told >= REST.leastLeft * whole && told >= REST.leastTold * rarity(index, ''));
  return isEnough ? { ...query, terms, subjects: [] } : undefined;
}

/** True if a section answers what is left of a query. */
export const answersRest = ({ covered, score }: Ranked): boolean =>
  covered >= REST.leastCovered && score >= REST.leastScore;
