import { rmSync } from 'node:fs';
import path from 'node:path';
import { schemas, type DataFile } from '../../data/schema';
import { textsOf } from '../../data/translations';
import { DEFAULT_LOCALE, type Locale } from '../../languages/locales';
import { glossaryName } from '../directives/boxes';
import { readData } from '../read-data';
import type { References } from '../references';
import { filesOf, type SiteFiles } from '../site-files';
import { readTexts } from './files';
import { translationOf } from './files';
import { readText, type Block } from './blocks';
import { compare, type Comparison } from './compare';
import { MESSAGES } from './messages';
import { readRecord, recordFile, writeRecord, type PageRecord, type TextRecord } from './record';
import {
  acceptedTexts,
  compareTexts,
  textsByPlace,
  type Texts,
  type TextsComparison,
} from './texts';

/** What comparing translations takes: the project folder, and the messages of the code in each language. */
export interface Languages {
  siteDir: string;
  /** The English messages. */
  english: Texts;
  messagesIn: (locale: Locale) => Texts | undefined;
}

/**
 * What a language has for an English file: nothing yet, a page, or texts by name. `accepted` is what to record once
 * somebody has found it right.
 */
export type Beside =
  | { kind: 'missing'; texts: readonly string[] }
  | { kind: 'page'; comparison: Comparison; record: PageRecord | undefined; accepted: PageRecord }
  | {
      kind: 'texts';
      comparison: TextsComparison;
      record: TextRecord | undefined;
      accepted: TextRecord;
    };

const glossaryIn = (files: SiteFiles, locale: Locale): References['glossary'] =>
  readData(files, 'glossary', locale) as References['glossary'];

/**
 * Compares a translated page with its English file.
 * @returns undefined if it is not translated
 */
export function pageBeside(
  files: SiteFiles,
  locale: Locale,
  source: string,
): Extract<Beside, { kind: 'page' }> | undefined {
  const file = translationOf(source, locale);
  if (file === undefined || !files.has(file)) return undefined;
  const blocksIn = (name: string): readonly Block[] =>
    readText(name, files.text(name) ?? '').blocks;
  const record = readRecord<PageRecord>(files, locale, source);
  const comparison = compare({
    english: blocksIn(source),
    translated: blocksIn(file),
    record,
    termOf: (typed, language) => {
      const glossary = glossaryIn(files, language === 'own' ? locale : DEFAULT_LOCALE);
      return glossaryName(typed, glossary) ?? typed;
    },
  });
  return { kind: 'page', comparison, record, accepted: comparison.accepted };
}

function textsBeside(
  files: SiteFiles,
  locale: Locale,
  source: string,
  english: Texts,
  own: Texts | undefined,
): Beside {
  const record = readRecord<TextRecord>(files, locale, source);
  if (own === undefined && record === undefined) {
    return { kind: 'missing', texts: Object.values(english) };
  }
  return {
    kind: 'texts',
    comparison: compareTexts(english, own ?? {}, record),
    record,
    accepted: acceptedTexts(english, own ?? {}),
  };
}

/**
 * Compares what a language has for an English file with that file.
 *
 * @param source from the project folder: a Markdown file, a data file, or `code.json`
 * @returns undefined if the file has nothing to translate
 */
export function besideOf(
  { siteDir, english, messagesIn }: Languages,
  locale: Locale,
  source: string,
): Beside | undefined {
  const files = filesOf(siteDir);
  if (source === MESSAGES) return textsBeside(files, locale, source, english, messagesIn(locale));
  const name = /^src\/data\/(\w+)\.json$/.exec(source)?.[1];
  if (name !== undefined) {
    const texts = textsOf(schemas[name as DataFile], readData(files, name));
    if (texts === undefined) return undefined;
    const own = readTexts(files, locale, name);
    return textsBeside(
      files,
      locale,
      source,
      textsByPlace(texts),
      own === undefined ? undefined : textsByPlace(own),
    );
  }
  if (translationOf(source, locale) === undefined) return undefined;
  const page = pageBeside(files, locale, source);
  if (page) return page;
  const { blocks } = readText(source, files.text(source) ?? '');
  return { kind: 'missing', texts: blocks.map(({ text }) => text) };
}

/** Whether a translation was recorded; if not, a sentence on why, and whether a mistake is the reason. */
export type Accepted = { done: true } | { done: false; reason: string; isWrong: boolean };

/** Records that a translation says what the English says today. Refuses a page with differences. */
export function accept(languages: Languages, locale: Locale, source: string): Accepted {
  const beside = besideOf(languages, locale, source);
  if (beside === undefined || beside.kind === 'missing') {
    const reason = beside ? 'it is not translated yet.' : 'it has no words to translate.';
    return { done: false, reason, isWrong: false };
  }
  if (beside.kind === 'page') {
    const [wrong] = beside.comparison.differences;
    if (wrong) {
      return { done: false, reason: `line ${wrong.line}: ${wrong.message}`, isWrong: true };
    }
  }
  writeRecord(languages.siteDir, locale, source, beside.accepted);
  return { done: true };
}

/**
 * Records new translations, and texts that have changed in both languages: whoever changes a translation along with its
 * English has updated it. Texts that have changed only in English stay old, and a page with mistakes is skipped.
 * Deletes the record of a file that is not translated any more.
 *
 * @returns true if the record changed
 */
export function acceptRenewed(languages: Languages, locale: Locale, source: string): boolean {
  const beside = besideOf(languages, locale, source);
  const { siteDir } = languages;
  const file = recordFile(locale, source);
  const before = filesOf(siteDir).text(file);
  if (beside === undefined || beside.kind === 'missing') {
    if (before !== undefined) rmSync(path.join(siteDir, file));
    return before !== undefined;
  }
  if (beside.kind === 'page' && beside.comparison.differences.some(({ expected }) => !expected)) {
    return false;
  }
  // Without a record, the whole translation is new.
  const record = beside.record === undefined ? beside.accepted : beside.comparison.renewed;
  writeRecord(siteDir, locale, source, record);
  return filesOf(siteDir).text(file) !== before;
}
