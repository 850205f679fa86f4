import { basename } from 'node:path';
import * as z from 'zod';
import { readStaffFiles, type StaffFile } from '../content/check/files';
import { schemaOf } from '../content/check/staff-file';
import { translatedLocales } from '../content/check/translations/pages';
import { filesOf, type SiteFiles } from '../content/site-files';
import { pageBeside } from '../content/translations/accept';
import { translationOf } from '../content/translations/files';
import type { Texts } from '../content/translations/texts';
import { WORD_FIELDS } from '../content/translations/blocks';
import { LOCALES, type Locale } from '../languages/locales';
import { labelOf } from './labels';
import { readMarkdown } from './markdown-file';
import { textFiles, TOOL, type TextFile } from './text-kinds';
import { translatedWords, type WordFile } from './translated-words';

/** The translated texts of a language. */
export interface TranslatedTexts {
  name: Locale;
  /** The language's own name. */
  label: string;
  texts: TextFile[];
  words: WordFile[];
}

/** The schema of a translation's front matter: those fields of the English file that are words. */
function wordsOf({ kind }: StaffFile, top: Readonly<Record<string, unknown>>): z.ZodObject {
  if (kind === 'part') return z.strictObject({});
  const { shape } = schemaOf(kind, top['layout']);
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shape as Record<string, z.ZodType>).filter(
        ([field]) => WORD_FIELDS.includes(field) && field in top,
      ),
    ),
  );
}

/** The label of the English form. An article, a law, a service or a person is labeled by its file. */
function namesOf(siteDir: string): (file: string) => string {
  const alone = new Map(textFiles(siteDir).map(({ file, label }) => [file, label]));
  return (file) => alone.get(file) ?? labelOf(basename(file, '.md').replace(/-/g, ' '));
}

/** What a translation needs, for its label in the list of forms; undefined if nothing. */
function waitsFor(locale: Locale, files: SiteFiles, english: string): string | undefined {
  const beside = pageBeside(files, locale, english);
  if (beside === undefined) return 'not translated yet';
  return partsOf(beside.comparison.old.length, 'old');
}

const partsOf = (count: number, state: string): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? 'part' : 'parts'} ${state}`;

/** A form in the list, and what it needs; undefined if nothing. */
interface Listed<Of> {
  form: Of;
  state: string | undefined;
}

/** The forms in order, first those that need something, which their labels say. */
const listed = <Of extends { label: string }>(all: readonly Listed<Of>[]): Of[] => [
  ...all.flatMap(({ form, state }) =>
    state === undefined ? [] : { ...form, label: `${form.label} · ${state}` },
  ),
  ...all.flatMap(({ form, state }) => (state === undefined ? form : [])),
];

function textIn(
  locale: Locale,
  files: SiteFiles,
  english: StaffFile,
  nameOf: (file: string) => string,
): Listed<TextFile>[] {
  const file = translationOf(english.file, locale);
  if (file === undefined) return [];
  const top = readMarkdown(english.source ?? '').frontMatter;
  const name = english.file.replace(/^src\//, '').replace(/\.md$/, '');
  const form: TextFile = {
    name: name.replace(/\W+/g, '-'),
    label: nameOf(english.file),
    file,
    schema: wordsOf(english, top),
    // A text that does not exist yet has no sentences.
    ...(top['layout'] === TOOL && files.has(file) && { shown: 'sentences' as const }),
    guide: 'languages.md',
    pictures: { media_folder: '/static/img', public_folder: '/img' },
  };
  return [{ form, state: waitsFor(locale, files, english.file) }];
}

/**
 * The texts of every language that the site is translated into: pages, each with a short form of its front matter and
 * its text, and files of many short texts.
 *
 * @param siteDir the project root
 * @param messages the English messages of the programs; undefined if they have not been collected
 */
export function translatedTexts(siteDir: string, messages?: Texts): TranslatedTexts[] {
  const files = filesOf(siteDir);
  const english = readStaffFiles(files);
  const nameOf = namesOf(siteDir);
  return translatedLocales(files).map((locale) => ({
    name: locale,
    label: LOCALES[locale].label,
    texts: listed(english.flatMap((file) => textIn(locale, files, file, nameOf))),
    words: listed(
      translatedWords(files, locale, messages).map((form) => ({
        form,
        state: partsOf(form.originals.filter(({ waits }) => waits).length, 'to do'),
      })),
    ),
  }));
}
