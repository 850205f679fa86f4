import { basename } from 'node:path';
import * as z from 'zod';
import { readStaffFiles, type StaffFile } from '../content/check/files';
import { schemaOf } from '../content/check/staff-file';
import { translatedLocales } from '../content/check/translations/pages';
import { filesOf, type SiteFiles } from '../content/site-files';
import { translationOf } from '../content/translations/files';
import { WORD_FIELDS } from '../content/translations/blocks';
import { LOCALES, type Locale } from '../languages/locales';
import { labelOf } from './labels';
import { readMarkdown } from './markdown-file';
import { textFiles, TOOL, type TextFile } from './text-kinds';

/** The translated texts of a language. */
export interface TranslatedTexts {
  name: Locale;
  /** What those who speak it call it. */
  label: string;
  texts: TextFile[];
}

/** The lines at the top of a translation: those of its English file that are words. */
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

/** What the English form is called; an article, a law, a service or a person is called by its file. */
function namesOf(siteDir: string): (file: string) => string {
  const alone = new Map(textFiles(siteDir).map(({ file, label }) => [file, label]));
  return (file) => alone.get(file) ?? labelOf(basename(file, '.md').replace(/-/g, ' '));
}

function textIn(
  locale: Locale,
  files: SiteFiles,
  english: StaffFile,
  nameOf: (file: string) => string,
): TextFile[] {
  const file = translationOf(english.file, locale);
  if (file === undefined || !files.has(file)) return [];
  const top = readMarkdown(english.source ?? '').frontMatter;
  const name = english.file.replace(/^src\//, '').replace(/\.md$/, '');
  return [
    {
      name: name.replace(/\W+/g, '-'),
      label: nameOf(english.file),
      file,
      schema: wordsOf(english, top),
      ...(top['layout'] === TOOL && { sentences: true }),
      guide: 'languages.md',
      pictures: { media_folder: '/static/img', public_folder: '/img' },
    },
  ];
}

/** The texts of every language that the site is translated into, each a short form: its words and the text. */
export function translatedTexts(siteDir: string): TranslatedTexts[] {
  const files = filesOf(siteDir);
  const english = readStaffFiles(files);
  const nameOf = namesOf(siteDir);
  return translatedLocales(files).map((locale) => ({
    name: locale,
    label: LOCALES[locale].label,
    texts: english.flatMap((file) => textIn(locale, files, file, nameOf)),
  }));
}
