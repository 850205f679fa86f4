import type { DataFile } from '../data/schema';
import { schemas } from '../data/schema';
import { dataFolder, leavesOf, textsOf } from '../data/translations';
import { readMessages } from '../content/check/translations/messages';
import { readData } from '../content/read-data';
import type { SiteFiles } from '../content/site-files';
import { readTexts } from '../content/translations/files';
import { isStock, MESSAGES } from '../content/translations/messages';
import { readRecord, type TextRecord } from '../content/translations/record';
import { compareTexts, textsByPlace, type Texts } from '../content/translations/texts';
import type { Locale } from '../languages/locales';
import { labelOf } from './labels';
import type { Original } from './word-form';

/** A file of translated texts that has a form. */
export interface WordFile {
  name: string;
  label: string;
  file: string;
  originals: Original[];
}

/** What is known about an English text before it is compared with its translation. */
type Place = Pick<Original, 'path' | 'place' | 'english'>;

/** Adds to each text whether it is not translated yet, or was translated from English that has changed since. */
function compared(places: Place[], own: Texts, record: TextRecord | undefined): Original[] {
  const english = Object.fromEntries(places.map((one) => [one.place, one.english]));
  const { old, missing } = compareTexts(english, own, record);
  const was = new Map(old.map((one) => [one.place, one.was]));
  const fresh = new Set(missing.map((one) => one.place));
  return places.map((one) => {
    if (fresh.has(one.place) && !isStock(one.place)) return { ...one, waits: 'fresh' };
    if (!was.has(one.place)) return one;
    const before = was.get(one.place);
    return { ...one, waits: 'old', ...(before !== undefined && { was: before }) };
  });
}

function factsIn(files: SiteFiles, locale: Locale, name: DataFile): WordFile[] {
  const file = `${dataFolder(locale)}/${name}.json`;
  const texts = textsOf(schemas[name], readData(files, name));
  if (texts === undefined || !files.has(file)) return [];
  const places = leavesOf(texts).map(([path, english]) => ({
    path,
    place: path.join('.'),
    english,
  }));
  const record = readRecord<TextRecord>(files, locale, `src/data/${name}.json`);
  const originals = compared(places, textsByPlace(readTexts(files, locale, name)), record);
  return [
    { name: `facts-${name}`, label: `Facts: ${labelOf(name).toLowerCase()}`, file, originals },
  ];
}

function messagesIn(files: SiteFiles, locale: Locale, english: Texts): WordFile[] {
  const own = readMessages(files, locale);
  if (own === undefined) return [];
  // The theme has translations of its own messages.
  const places = Object.entries(english)
    .filter(([key]) => !isStock(key) || own[key] !== undefined)
    .map(([key, message]) => ({ path: [key, 'message'], place: key, english: message }));
  const originals = compared(places, own, readRecord<TextRecord>(files, locale, MESSAGES));
  const file = `i18n/${locale}/${MESSAGES}`;
  return [{ name: 'messages', label: 'Buttons, forms and the menu', file, originals }];
}

/**
 * The files of a language that consist of many short texts: those of the facts, and the messages of programs.
 *
 * @param files the files of the site
 * @param locale the language of the translations
 * @param messages the English messages; undefined if they have not been collected
 */
export function translatedWords(
  files: SiteFiles,
  locale: Locale,
  messages: Texts | undefined,
): WordFile[] {
  return [
    ...(Object.keys(schemas) as DataFile[]).flatMap((name) => factsIn(files, locale, name)),
    ...(messages === undefined ? [] : messagesIn(files, locale, messages)),
  ];
}
