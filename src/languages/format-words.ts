import type { DEFAULT_LOCALE, Locale } from './locales';

/** The words around figures that `Intl` does not have, or has in a form that nobody writes. */
interface Words {
  /**
   * The thousands separator: "21,000". Not a comma if that is the decimal mark, since "21,000" would then read as 21.
   */
  thousands: string;
  /** The word for three zeros, in languages that write it so: "21 mil". */
  thousand?: string;
  /** The decimal mark of days and hours: "3.8 days". Laboratory figures always have a point. */
  decimals: string;
  /** The first day of a month, within a date: "July 1". */
  first: string;
  /** "Friday, July 1, 2023" */
  weekday: (name: string, date: string) => string;
  /** "4 to 6" */
  range: (from: string, to: string) => string;
  /** "about 3" */
  about: (figure: string) => string;
  /** "Monday to Saturday", within a sentence */
  days: (from: string, to: string) => string;
  /** "Monday to Friday, 8 am to 5 pm" */
  hours: (days: string, opens: string, closes: string) => string;
  /** "Montgomery County", by itself */
  county: (name: string) => string;
  /** Units by their word in `src/data`, with a form for each plural category that differs. */
  units: Readonly<Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>;
}

/** Units in the facts, other than those that `Intl` can name and symbols. */
type Unit = 'components' | 'deaths' | 'homes' | 'samples' | 'sq ft' | 'units';

/** The words of each language. English needs no units: `src/data` has them in English. */
const WORDS: Readonly<
  Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Words> &
    Record<typeof DEFAULT_LOCALE, Omit<Words, 'units'>>
> = {
  en: {
    thousands: ',',
    decimals: '.',
    first: '1',
    weekday: (name, date) => `${name}, ${date}`,
    range: (from, to) => `${from} to ${to}`,
    about: (figure) => `about ${figure}`,
    days: (from, to) => `${from} to ${to}`,
    hours: (days, opens, closes) => `${days}, ${opens} to ${closes}`,
    county: (name) => `${name} County`,
  },
  es: {
    thousands: ',',
    decimals: '.',
    first: '1',
    weekday: (name, date) => `${name} ${date}`,
    range: (from, to) => `${from} a ${to}`,
    about: (figure) => `aproximadamente ${figure}`,
    days: (from, to) => `de ${from} a ${to}`,
    hours: (days, opens, closes) => `${days}, de ${opens} a ${closes}`,
    county: (name) => `Condado de ${name}`,
    units: {
      components: { one: 'componente', other: 'componentes' },
      deaths: { one: 'muerte', other: 'muertes' },
      homes: { one: 'vivienda', other: 'viviendas' },
      samples: { one: 'muestra', other: 'muestras' },
      'sq ft': { one: 'pie cuadrado', other: 'pies cuadrados' },
      units: { one: 'unidad', other: 'unidades' },
    },
  },
  pt: {
    thousands: '\u00A0',
    thousand: 'mil',
    decimals: ',',
    first: '1º',
    weekday: (name, date) => `${name}, ${date}`,
    range: (from, to) => `${from} a ${to}`,
    about: (figure) => `cerca de ${figure}`,
    // In Brazil people say "de segunda a sábado".
    days: (from, to) => `de ${from} a ${to}`.replaceAll('-feira', ''),
    hours: (days, opens, closes) => `${days}, das ${opens} às ${closes}`,
    county: (name) => `Condado de ${name}`,
    units: {
      components: { one: 'componente', other: 'componentes' },
      deaths: { one: 'morte', other: 'mortes' },
      homes: { one: 'casa', other: 'casas' },
      samples: { one: 'amostra', other: 'amostras' },
      'sq ft': { one: 'pé quadrado', other: 'pés quadrados' },
      units: { one: 'unidade', other: 'unidades' },
    },
  },
};

/** Units that `Intl` can name, by their word in `src/data`. */
const TIMES: Readonly<Record<string, string>> = {
  microseconds: 'microsecond',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  year: 'year',
  years: 'year',
};

/** Unit symbols, which are the same in every language. */
const SIGNS = ['pCi/L', 'Bq/m³', '°F'];

/** True if a unit is a symbol, which is the same in every language. */
export const isSign = (unit: string): boolean => SIGNS.includes(unit);

const short = (language: string): string => language.split('-')[0] ?? '';

/**
 * The words around figures in a language.
 *
 * @param language BCP 47 tag, for example "es-US"
 * @throws Error if `WORDS` lacks that language
 */
export function wordsOf(language: string): Omit<Words, 'units'> & Partial<Words> {
  const words = WORDS[short(language) as Locale] as Words | undefined;
  if (words) return words;
  throw new Error(`src/languages/format-words.ts has no words of ${language}; add them there.`);
}

/**
 * The word for a unit in a language, in the form for a count: "hours" with 48 is "horas".
 *
 * @param unit the English word in `src/data`
 * @param language BCP 47 tag, for example "es-US"
 * @throws Error that names the unit if the language has no word for it
 */
export function unitWord(unit: string, count: number, language: string): string {
  const { units } = wordsOf(language);
  if (units === undefined || isSign(unit)) return unit;
  const time = TIMES[unit];
  if (time) {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: time,
      unitDisplay: 'long',
    });
    return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? unit;
  }
  if (!Object.hasOwn(units, unit)) {
    throw new Error(
      `The unit "${unit}" of src/data has no word in ${language}; add it to src/languages/format-words.ts.`,
    );
  }
  const forms = units[unit as Unit];
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
