/** Where a query without an answer is counted, and the most bytes that takes. */
export const SEARCH_MISS_PATH = '/api/search-miss';
export const MAX_MISS_BYTES = 1024;

const MOST_LETTERS = 60;
const MOST_WORDS = 8;

/**
 * What could tell who somebody is, or lead the office away: an address of any kind, a telephone number, a number of a
 * card or a house, an illness, a password.
 */
const PERSONAL = [
  /@|https?:|www\.|[\p{L}\d][.。]\p{L}{2}/u,
  /\d{5}/,
  /(\d\D?){7}/,
  /\b\d+ .*\b(street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|cir|way|place|pl|boulevard|blvd|terrace|ter|pike|highway|hwy)\b/,
  /(?<!\p{L})(calle|avenida|carrera|carretera|camino|callej[oó]n|plaza|rua|travessa|alameda|estrada|pra[cç]a|rodovia)(?!\p{L}).*\d/u,
  /(?<!\p{L})(n[uú]mero|n[.º°]|no\.|apto?|apt) ?\d/u,
  /^\d+ (?!pci|bq|days?\b|hours?\b|weeks?\b|months?\b|years?\b|units?\b|stor(y|ies)\b|floors?\b|levels?\b|bedrooms?\b|family\b|d[ií]as?\b|horas?\b|semanas?\b|mes|años?\b|anos?\b|unidades\b|pisos?\b|andares\b)\p{L}+( \p{L}+){0,2}$/u,
  /cancer|cáncer|câncer|tumou?r|leuk|leuc|asthma|asma|copd|chemo|quimio|diabet|diagn[oó]s|pregnan|embaraz|gr[aá]vid|disease|illness|sick|enferm|doen[tçc]|\b(epoc|dpoc|hiv|vih|died|murió|morreu)\b/,
  /pass(word|code)|contrase[nñ]a|senha|\bssn\b|social security|seguro social|\bcpf\b/,
  /\b(i am|i'm|my name|me llamo|mi nombre|meu nome|soy|sou)\b/,
];

/**
 * A query as it is counted: in small letters, with single blanks.
 *
 * @returns nothing for one that could be personal, that is a sentence about somebody rather than a search, or too short
 */
export function countable(typed: string): string | undefined {
  const query = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const words = query.split(' ').length;
  if (query.length < 3 || query.length > MOST_LETTERS || words > MOST_WORDS) return undefined;
  if (!/\p{L}/u.test(query) || /[\p{C}<>{}]/u.test(query)) return undefined;
  return PERSONAL.some((pattern) => pattern.test(query)) ? undefined : query;
}
