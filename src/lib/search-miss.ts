/** The largest accepted body, in bytes, of a post about a query without an answer. */
export const MAX_MISS_BYTES = 1024;

const MOST_LETTERS = 60;
const MOST_WORDS = 8;

/** Matches any of these words or word beginnings, in any language; `\b` does not know accented letters. */
const begins = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'u');
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/**
 * Numbers that are harmless: beside a unit, or after a word for something that is numbered, for example "section 5".
 * Any other could be that of a house, a post office box, a phone or a card.
 */
const MEASURED = new RegExp(
  '(?<![\\p{L}\\d])\\d{1,3}(?:[.,]\\d{1,3})?(?=[ -]?' +
    '(?:%|\\$|(?:pci|bq|days?|hours?|hrs?|weeks?|months?|years?|units?|stor(?:y|ies)|floors?|levels?|bedrooms?|famil(?:y|ies)|' +
    'feet|foot|ft|sq|inch(?:es)?|tests?|d[ií]as?|horas?|semanas?|mes(?:es)?|años?|anos?|unidades|pisos?|andares|pruebas?|' +
    'testes?|pies|pés|metros?|quartos?)(?!\\p{L})))' +
    '|(?<=(?<!\\p{L})(?:bill|act|law|section|chapter|title|hud|epa|zone|phase|form|radon|article|ley|lei|zona|fase|art[ií]culo|' +
    'artigo|in|en|em) )\\d{1,4}(?:-\\d{1,3})?(?!\\d)(?! \\p{L})',
  'gu',
);

/** Words that could identify a person or are private: addresses, illnesses, relatives, passwords. */
const PERSONAL = [
  /@|:\S|\/\/|www\.|xn--|[\p{L}\d][^\p{L}\d]{0,2}[.。][^\p{L}\d\s]?\p{L}{2}/u,
  whole(
    '(?:dot|punto|ponto) (?:com|net|org|\\p{L}{2,3}$)|com$|arroba|gmail|hotmail|outlook|yahoo|icloud',
  ),
  begins(
    'cancer|cáncer|câncer|tumou?r|leuk|leuc|lymphom|linfom|m[iy]elom|melanom|carcinom|mesot|metast|metást|onc[oó]l|biops|' +
      'ch?emo|quimio|radiother|radioter|radiation (?:therapy|treatment)|asthma|asma|emphys|enfis|bronc?h|bronq|pneumon|neumon|tubercul|fibros|' +
      'diabet|infart|heart(?!h)|coraz|coraç|cardi[aáoó]|stroke|derrame|lupus|e?scleros|alerg|allerg|epilep|autis|kidney|renal|di[aá]lis|' +
      'dialys|anxi|ansie|depres(?!s?uri)|migra[iñ]n|jaqueca|enxaqueca|headache|dolor|pain(?!t)|miscarr|abort|pregnan|embaraz|gestante|' +
      'gr[aá]vid|alzh|dement|demenc|hepat|an[ae]?emi|hospital|surger|ciru(?:g|rg)|diagn[oó]s|symptom|s[ií]ntoma|disease|illness|' +
      'sick|enferm|doen[tçc]|dying|died|dead(?!l)|death|muri|muert|morreu|morre|cough|tosse|breath|respir|falta de a[ir]|' +
      'n[oó]dul|lung|pulm|disab|discapac|deficien',
  ),
  whole('copd|epoc|dpoc|hiv|vih|sida|aids|tos|dor'),
  begins('pass(?:word|code)|contrase[nñ]a|senha|social security|seguro social'),
  whole("ssn|cpf|i am|i'm|my name|me llamo|mi nombre|me chamo|meu nome|soy|sou|mrs?|ms|sra?|dra?"),
  whole(
    '(?:my|our|his|her|mi|su|nuestr[oa]|meu|minha|seu|sua) (?:wife|husband|son|daughter|mother|father|mom|dad|sister|' +
      'brother|baby|neighbou?r|tenant|espos[oa]|marido|hij[oa]|filh[oa]|madre|padre|m[aã]e|pai|herman[oa]|irmã[o]?|beb[eéê]|' +
      "vecin[oa]|vizinh[oa]|inquilin[oa])(?:'?s)?",
  ),
];

/** True if a query has any other number; one at the end of a name, for example "co2", does not count. */
const hasOtherNumber = (query: string): boolean =>
  /(?<!\p{L}-?|\p{L}\d+)\d/u.test(query.replace(MEASURED, ''));

/**
 * A query in the form in which it is counted: lower case, single spaces.
 *
 * @returns undefined for a query that could be personal, is too long for a search (rather a sentence about somebody),
 *   or is too short
 */
export function countable(typed: string): string | undefined {
  const query = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const words = query.split(' ').length;
  if (query.length < 3 || query.length > MOST_LETTERS || words > MOST_WORDS) return undefined;
  if (!/\p{L}/u.test(query) || /[\p{C}<>{}]/u.test(query)) return undefined;
  const isPersonal = hasOtherNumber(query) || PERSONAL.some((pattern) => pattern.test(query));
  return isPersonal ? undefined : query;
}
