import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../languages/locales';
import type { SiteFiles } from '../site-files';
import type { Block } from './blocks';
import { beginningOf, hashOf } from './hash';

/**
 * What a translation was made from: the hash of the English text, the hash of the translation, and the beginning of the
 * English, so that people recognize it.
 */
export type MadeFrom = readonly [english: string, translated: string, beginning: string];

/** The record of a page: its blocks in order. */
export type PageRecord = readonly MadeFrom[];

/** The record of named texts: those of a data file, or the messages of the code. */
export type TextRecord = Readonly<Record<string, MadeFrom>>;

/** The hash that identifies a block. */
export const markOf = ({ form, text }: Block): string => hashOf(`${form}\n${text}`);

/** What to record for an English block and its translation. */
export function madeFrom(english: Block, translated: Block): MadeFrom {
  return [markOf(english), markOf(translated), beginningOf(english.text)];
}

/**
 * The file with the record of a translation.
 *
 * @param source the English file from the project folder: `docs/faqs.md`, `src/data/laws.json`, or `code.json` for the
 * messages of the code
 */
export function recordFile(locale: Locale, source: string): string {
  const name = source.replace(/^src\//, '').replace(/\.(?:md|json)$/, '');
  return `i18n/${locale}/made-from/${name}.json`;
}

/**
 * Reads a record.
 *
 * @returns undefined if there is none or it cannot be parsed; the translation is then compared with today's English
 */
export function readRecord<T extends PageRecord | TextRecord>(
  files: SiteFiles,
  locale: Locale,
  source: string,
): T | undefined {
  return files.json(recordFile(locale, source))?.value as T | undefined;
}

/** Writes a record with one text per line, so that changes by two people seldom conflict. */
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
