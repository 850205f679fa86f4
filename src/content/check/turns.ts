import type * as z from 'zod';
import { schemas, type DataFile } from '../../data/schema';
import { textsOf } from '../../data/translations';
import { DEFAULT_LOCALE, type Locale } from '../../languages/locales';
import type { LineProblem, Problem } from '../problems';
import { PAGES } from '../references';
import { remembered } from '../remembered';
import { englishMessages } from '../translations/messages';
import { textsByPlace, type Texts } from '../translations/texts';
import { lineIn, type Site } from './read-site';
import { translatedLocales } from './translations/pages';

/** Wording that nobody uses on the phone, with what to say instead. */
export type Turns = Readonly<Record<string, string>>;

/** What is not words: code, and the addresses of links. */
const UNSPOKEN = /`[^`]*`|\]\([^)]*\)/g;

const evenly = (words: string): string => words.replace(/[’]/g, "'").replace(/\s+/g, ' ');

const escaped = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '\\s+')
    .replace(/'/g, "['’]");

/**
 * A sentence for each such wording in a text, with a better one. One listed with a capital counts only where the text
 * has the capital too, as at the beginning of a sentence: "Else" counts, "anything else" does not.
 */
export function turnsIn(text: string, turns: Turns): string[] {
  const names = Object.keys(turns).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...text.replace(UNSPOKEN, ' ').matchAll(any)].flatMap(([typed]) => {
    const found = evenly(typed);
    const name = names.find((one) => evenly(one).toLowerCase() === found.toLowerCase()) ?? '';
    const isOther = /^\p{Lu}/u.test(name) && !found.startsWith(name.charAt(0));
    return isOther ? [] : [`"${found}" is not what we say on the phone; better: "${turns[name]}".`];
  });
}

const inLines = remembered((_file, text: string, turns: Turns): LineProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      turnsIn(line, turns).map((message) => ({ line: index + 1, message })),
    ),
);

/** The English texts of a data file that visitors read, by place. */
function dataTexts(site: Site, name: string): Texts {
  return textsByPlace(textsOf(schemas[name as DataFile], site.contents[name]) ?? {});
}

function inData(site: Site, turns: Turns): Problem[] {
  return Object.keys(site.contents).flatMap((name) => {
    const file = `src/data/${name}.json`;
    return Object.entries(dataTexts(site, name)).flatMap(([place, text]) =>
      turnsIn(text, turns).map((message) => ({
        file,
        line: lineIn(site, file, place.split('.')),
        message,
      })),
    );
  });
}

/** The wordings listed for a language; empty if the list cannot be read or does not have the language. */
function turnsOf(site: Site, locale: Locale): Turns {
  const listed = site.contents['turns'] as z.infer<typeof schemas.turns> | undefined;
  return listed?.[locale] ?? {};
}

/** Finds wording in texts and facts, in each language, that nobody uses on the phone. It never stops a publication. */
export function checkTurns(site: Site): Problem[] {
  const english = ['docs', 'blog', PAGES].flatMap((folder) => site.list(folder));
  const told = (files: readonly string[], locale: Locale): Problem[] =>
    files.flatMap((file) =>
      inLines(file, site.text(file) ?? '', turnsOf(site, locale)).map((one) => ({ file, ...one })),
    );
  return [
    ...told(
      english.filter((file) => file.endsWith('.md')),
      DEFAULT_LOCALE,
    ),
    ...inData(site, turnsOf(site, DEFAULT_LOCALE)),
    ...translatedLocales(site).flatMap((locale) =>
      told(
        site
          .list(`i18n/${locale}`)
          .filter((file) => /\.(?:md|json)$/.test(file) && !file.includes('/made-from/')),
        locale,
      ),
    ),
  ];
}

/** The same for the English messages of the code, which are in no file of their own. Takes about a second. */
export async function checkMessageTurns(site: Site): Promise<Problem[]> {
  const turns = turnsOf(site, DEFAULT_LOCALE);
  return Object.entries(await englishMessages(site.siteDir)).flatMap(([key, text]) =>
    turnsIn(text, turns).map((message) => ({ file: `message ${key}`, message })),
  );
}
