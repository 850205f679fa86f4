import { DEFAULT_LOCALE, type Locale } from '../../languages/locales';
import type { Company } from '../../data';
import { fields } from '../../data/sense/problem';
import type { LineProblem, Problem } from '../problems';
import { PAGES } from '../references';
import { remembered } from '../remembered';
import type { Site } from './read-site';
import { misspelt, misspeltFacts, READ } from './spelling';
import { translatedLocales } from './translations/pages';

/** Frequent words of each language that the other two do not have. */
const FREQUENT: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is in that it for you with are this be by or have not at we'.split(' '),
  ),
  es: new Set('el la los las y del una un en es con por su usted está lo al más hay'.split(' ')),
  pt: new Set('o os do da dos das não em uma um com você ao são pelo na no mais há'.split(' ')),
};

/** A shorter paragraph may be a name or a quotation. */
const FEWEST_WORDS = 12;

/** In characters: a shorter paragraph may be repeated on purpose. */
const SHORTEST_COPY = 80;

/** Words that English can repeat: "the house that that test ...", "had had". */
const RIGHT_TWICE = new Set(['that', 'had']);

const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** A phone number outside North America. */
const FOREIGN = /(?<![\w+])(?:\+|00)(?!1\b|1[\s(.-])[1-9]\d{0,2}[\s().-]*(?:\d[\s().-]*){6,12}/g;

/** A phone number in North America, except toll-free ones, which are nobody's private number. */
const NEAR =
  /(?<![\w+.])(?:\+?1[ .-]?)?\(?(?!8(?:00|33|44|55|66|77|88))[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/g;

const UNSPOKEN = /`[^`]*`|\]\([^)]*\)|\{\{[^}]*\}\}|:\w+\[/g;

interface Paragraph {
  line: number;
  text: string;
}

/** The paragraphs of a text, and the front matter that visitors read, without tables, boxes and headings. */
function paragraphsOf(source: string): Paragraph[] {
  const found: Paragraph[] = [];
  let top = source.startsWith('---');
  source.split('\n').forEach((typed, index) => {
    if (top) {
      top = index === 0 || typed.trim() !== '---';
      if (READ.test(typed)) found.push({ line: index + 1, text: typed });
      return;
    }
    if (!/^\s*(?:[-*]\s|\d+\.\s)?["“¿¡\p{L}*[]/u.test(typed)) return;
    const last = found.at(-1);
    const goesOn = !/^\s*(?:[-*]|\d+\.)\s/.test(typed);
    if (last && goesOn && last.line + last.text.split('\n').length === index + 1) {
      last.text += `\n${typed}`;
    } else found.push({ line: index + 1, text: typed });
  });
  return found;
}

const shareOf = (words: readonly string[], locale: Locale): number =>
  words.filter((word) => FREQUENT[locale].has(word)).length / words.length;

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

function languageSlip(text: string, locale: Locale): string[] {
  const words =
    text
      .replace(UNSPOKEN, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS || shareOf(words, locale) > 0.1) return [];
  return (Object.keys(FREQUENT) as Locale[])
    .filter((other) => other !== locale && shareOf(words, other) >= 0.2)
    .slice(0, 1)
    .map(
      (other) => `This paragraph seems to be ${NAMES.of(other)}, in a page in ${NAMES.of(locale)}.`,
    );
}

/** The words and phone numbers that the office has accepted (`accepted.json`), with the company's own numbers. */
interface Accepted {
  words: readonly string[];
  phones: readonly string[];
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

const acceptedOf = remembered((_name, accepted: unknown, company: unknown): Accepted => {
  const { words = [], phones = [] } = fields(accepted) as Partial<Accepted>;
  const { phone, secondPhone } = fields(company) as Partial<Company>;
  const own = [phone, secondPhone].flatMap((one) => one?.display ?? []);
  return { words, phones: [...phones, ...own].map(digitsOf) };
});

/** Reports phone numbers that are not the company's. */
const strangersIn = (text: string, { phones }: Accepted): string[] =>
  [...text.matchAll(NEAR)]
    .filter(([typed]) => !phones.includes(digitsOf(typed)))
    .map(
      ([typed]) =>
        `"${typed}" isn't one of our numbers. Is it nobody's private one? Then add it to "phones" in src/data/accepted.json.`,
    );

const inText = remembered(
  (_file, source: string, locale: string, accepted: Accepted): LineProblem[] => {
    const seen = new Map<string, number>();
    return paragraphsOf(source).flatMap(({ line, text }) => {
      const spoken = text.replace(UNSPOKEN, ';');
      const twice = [...spoken.matchAll(TWICE)]
        .filter(([, word = '']) => !RIGHT_TWICE.has(word.toLowerCase()))
        .map(([typed]) => `"${typed.replace(/\s+/g, ' ')}" has a word twice.`);
      const foreign = [...text.matchAll(FOREIGN)].map(
        ([typed]) =>
          `"${typed.replace(/[\s().-]+$/, '')}" is a phone number of another country. Is it right?`,
      );
      const first = text.length < SHORTEST_COPY ? undefined : seen.get(text.trim());
      if (first === undefined) seen.set(text.trim(), line);
      const copied = first === undefined ? [] : [`This paragraph stands in line ${first} already.`];
      return [
        ...twice,
        ...foreign,
        ...strangersIn(text, accepted),
        ...copied,
        ...languageSlip(text, locale as Locale),
      ].map((message) => ({ line, message }));
    });
  },
);

const spellingIn = remembered((_file, source: string, { words }: Accepted) =>
  misspelt(source, words),
);

/**
 * Finds likely mistakes: a repeated word, a repeated paragraph on a page, a phone number that is not the company's, a
 * paragraph in another language than its page, a word that no dictionary has. Any of them may be right, so none stops a
 * publication.
 */
export function checkSanity(site: Site): Problem[] {
  const accepted = acceptedOf('', site.contents['accepted'], site.contents['company']);
  const told = (folder: string, locale: Locale): Problem[] =>
    site
      .list(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [
          ...inText(file, site.text(file) ?? '', locale, accepted),
          ...(locale === DEFAULT_LOCALE ? spellingIn(file, site.text(file) ?? '', accepted) : []),
        ].map((one) => ({ file, ...one })),
      );
  return [
    ...['docs', 'blog', PAGES].flatMap((folder) => told(folder, DEFAULT_LOCALE)),
    ...translatedLocales(site).flatMap((locale) => told(`i18n/${locale}`, locale)),
    ...misspeltFacts(site, accepted.words),
  ];
}
