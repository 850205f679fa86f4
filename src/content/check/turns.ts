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

/** What nobody says on the phone, and what to say instead. */
export type Turns = Readonly<Record<string, string>>;

/** What is no words: codes, and the addresses of links. */
const UNSPOKEN = /`[^`]*`|\]\([^)]*\)/g;

const evenly = (words: string): string => words.replace(/[’]/g, "'").replace(/\s+/g, ' ');

const escaped = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '\\s+')
    .replace(/'/g, "['’]");

/**
 * The turns in some words, each with better ones. One that begins with a capital is one at the beginning of a sentence
 * alone: "Else" is a turn, "anything else" is none.
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

/** The English texts of a data file that visitors read. */
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

/** The turns of a language; none where the list cannot be read, or has none of it. */
function turnsOf(site: Site, locale: Locale): Turns {
  const listed = site.contents['turns'] as z.infer<typeof schemas.turns> | undefined;
  return listed?.[locale] ?? {};
}

/** Words of texts and facts, in each language, that nobody says on the phone. No publication waits for better ones. */
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

/** The same of the programs' messages, of which there is no file in English. It takes a second. */
export async function checkMessageTurns(site: Site): Promise<Problem[]> {
  const turns = turnsOf(site, DEFAULT_LOCALE);
  return Object.entries(await englishMessages(site.siteDir)).flatMap(([key, text]) =>
    turnsIn(text, turns).map((message) => ({ file: `message ${key}`, message })),
  );
}
