import type { Locale } from '../../../languages/locales';
import { suggest, type LineProblem, type Problem } from '../../problems';
import type { SiteFiles } from '../../site-files';
import { englishMessages, isStock, MESSAGES } from '../../translations/messages';
import { readRecord, type TextRecord } from '../../translations/record';
import { changedTexts } from '../../translations/sentences';
import { compareTexts, type Texts } from '../../translations/texts';
import { translatedLocales } from './pages';

/** The messages file of a language, from the project folder. */
const fileOf = (locale: Locale): string => `i18n/${locale}/${MESSAGES}`;

/** The messages of a language as typed, or undefined if it has no messages file. */
export function readMessages({ json }: SiteFiles, locale: Locale): Texts | undefined {
  const read = json(fileOf(locale));
  if (read === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(read.value ?? {}).flatMap(([key, entry]: [string, unknown]) => {
      const message = messageOf(entry);
      return message === undefined ? [] : [[key, message]];
    }),
  );
}

function messageOf(entry: unknown): string | undefined {
  const { message } = (entry ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const braced = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ') || 'none';

/**
 * What is wrong with a message, or undefined if nothing is. It must have the values and the plural forms of the
 * English.
 */
function messageSentence(
  key: string,
  message: string | undefined,
  english: Texts,
): string | undefined {
  const own = english[key];
  if (own === undefined) {
    return `No program says "${key}"; remove it. ${suggest(key, Object.keys(english))}`;
  }
  if (message === undefined || message.trim() === '') {
    return `"${key}" is empty; write its text, or remove it, and the English is shown.`;
  }
  const [wanted, found] = [valuesIn(own), valuesIn(message)];
  if (braced(wanted) !== braced(found)) {
    return (
      `"${key}" has the values ${braced(found)}, the English ${braced(wanted)}: "${own}". Write ` +
      'the same, or remove the message, and the English is shown.'
    );
  }
  const [forms, ownForms] = [message.split('|').length, own.split('|').length];
  return forms === ownForms
    ? undefined
    : `"${key}" has ${forms} forms between | signs, the English ${ownForms}: "${own}".`;
}

function checkLocale(files: SiteFiles, locale: Locale, english: Texts): Problem[] {
  const file = fileOf(locale);
  const { value, problems = [], lineOf = () => 1 } = files.json(file) ?? {};
  if (problems.length > 0 || typeof value !== 'object' || value === null) {
    const all: LineProblem[] =
      problems.length > 0 ? problems : [{ line: 1, message: 'the file has no messages' }];
    return all.map(({ line, message }) => ({ file, line, message: `${message}.` }));
  }
  const { old, missing } = compareTexts(
    english,
    readMessages(files, locale) ?? {},
    readRecord<TextRecord>(files, locale, MESSAGES),
  );
  // A message that no longer exists in English is already reported as a problem.
  const changed = old.filter(({ is }) => is !== undefined);
  const lacking = missing.filter(({ place }) => !isStock(place));
  const waiting = [
    ...(changed.length > 0 ? [changedTexts(changed)] : []),
    ...(lacking.length > 0
      ? [
          `${lacking.length === 1 ? '1 message is' : `${lacking.length} messages are`} not ` +
            `translated and shown in English, such as "${lacking[0]?.place}" ("${lacking[0]?.is}").`,
        ]
      : []),
  ];
  return [
    ...Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
      const message = messageSentence(key, messageOf(entry), english);
      return message === undefined ? [] : [{ file, line: lineOf([key]), message }];
    }),
    ...waiting.map((message): Problem => ({ file, message, mayWait: true })),
  ];
}

/**
 * Checks the translated messages of the code. A programmer who changes an English message changes or removes its
 * translations too, so a message that does not fit is a problem right away.
 */
export async function checkMessages(files: SiteFiles): Promise<Problem[]> {
  const locales = translatedLocales(files).filter((locale) => files.has(fileOf(locale)));
  if (locales.length === 0) return [];
  const english = await englishMessages(files.siteDir);
  return locales.flatMap((locale) => checkLocale(files, locale, english));
}
