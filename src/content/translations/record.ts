import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../languages/locales';
import type { SiteFiles } from '../site-files';
import type { Block } from './blocks';
import { beginningOf, hashOf } from './hash';

/**
 * From which English a translation was made: for each English text its mark, the mark of the translation, and the
 * beginning of the English words, by which people know it again.
 */
export type MadeFrom = readonly [english: string, translated: string, beginning: string];

/** What is recorded of a page: its blocks in their order. */
export type PageRecord = readonly MadeFrom[];

/** What is recorded of texts with names: those of a data file, or the messages of programs. */
export type TextRecord = Readonly<Record<string, MadeFrom>>;

/** By what a block is known again. */
export const markOf = ({ form, text }: Block): string => hashOf(`${form}\n${text}`);

/** What to record of an English block and of its translation. */
export function madeFrom(english: Block, translated: Block): MadeFrom {
  return [markOf(english), markOf(translated), beginningOf(english.text)];
}

/**
 * The file that records from which English a translation was made.
 *
 * @param source the English file from the project folder: `docs/faqs.md`, `src/data/laws.json`, or `code.json` for the
 * messages of programs
 */
export function recordFile(locale: Locale, source: string): string {
  const name = source.replace(/^src\//, '').replace(/\.(?:md|json)$/, '');
  return `i18n/${locale}/made-from/${name}.json`;
}

/**
 * Reads a record.
 *
 * @returns undefined where there is none, or none that can be read: then a translation is compared with the English of
 * today
 */
export function readRecord<T extends PageRecord | TextRecord>(
  files: SiteFiles,
  locale: Locale,
  source: string,
): T | undefined {
  return files.json(recordFile(locale, source))?.value as T | undefined;
}

/** Writes a record, one text a line, so that two people's changes seldom meet. */
export function writeRecord(
  siteDir: string,
  locale: Locale,
  source: string,
  record: PageRecord | TextRecord,
): void {
  const file = path.join(siteDir, recordFile(locale, source));
  const [open, close, lines] = Array.isArray(record)
    ? ['[', ']', record.map((one) => JSON.stringify(one))]
    : [
        '{',
        '}',
        Object.entries(record).map(
          ([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`,
        ),
      ];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${open}\n${lines.map((line) => `  ${line}`).join(',\n')}\n${close}\n`);
}
