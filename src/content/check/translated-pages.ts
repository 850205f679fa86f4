import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { withTexts } from '../../data/translations';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../lib/locales';
import { glossaryName } from '../directives/boxes';
import { takeEnglishIds } from '../english-ids';
import { quoteFrontMatter } from '../front-matter';
import { suggest, type LineProblem, type Problem } from '../problems';
import { referencesOf, type References } from '../references';
import { evenSource } from '../source';
import { readTexts } from '../translated-data';
import { englishFile } from '../translated-files';
import { blocksOf, readText, WORD_FIELDS, type Block, type ReadText } from '../translations/blocks';
import { compare, type OldPlace } from '../translations/compare';
import { changedPlaces } from '../translations/sentences';
import { readRecord, recordFile, type PageRecord } from '../translations/record';
import { listFiles, readTextFile } from './files';
import { readFrontMatter } from './front-matter';
import { checkTargets, type SiteMap } from './links';
import { typedCopies, type Copy } from './own-facts';
import { readPage } from './page';
import { quotingProblems } from './quoting';
import { secretsIn, unfinished } from './sentences';
import { partTop, schemaOf, type CheckedFile } from './staff-file';

/** What translations are checked against. */
export interface Beside {
  siteDir: string;
  /** The data files whose form is right, by their names, and the texts and links of the English site. */
  contents: Readonly<Record<string, unknown>>;
  english: References;
  files: readonly CheckedFile[];
  map: SiteMap;
  copies: readonly Copy[];
}

/** A translated Markdown file that has been checked. */
interface CheckedTranslation {
  file: string;
  title?: string;
  /** What the translator has to mend. */
  problems: LineProblem[];
  old: readonly OldPlace[];
  /** Why the English page stands in its place until it is renewed; undefined where it is shown. */
  unfit?: LineProblem;
}

/** The languages whose folders stand in `i18n`, beside English. */
export function translatedLocales(siteDir: string): Locale[] {
  return (Object.keys(LOCALES) as Locale[]).filter(
    (locale) => locale !== DEFAULT_LOCALE && existsSync(path.join(siteDir, 'i18n', locale)),
  );
}

/** The names of a language: the English ones, with the texts of the language in them. */
function referencesIn(
  locale: Locale,
  { siteDir, contents }: Pick<Beside, 'siteDir' | 'contents'>,
): References {
  const own = Object.entries(contents).map(([name, content]): [string, unknown] => [
    name,
    withTexts(content, readTexts(siteDir, locale, name)),
  ]);
  return referencesOf(Object.fromEntries(own), siteDir, locale);
}

/** The lines at the top of a translation: those of the English file that are words. */
function topProblems(
  source: string,
  english: CheckedFile,
  references: References,
): { title?: string; problems: LineProblem[]; quotes: LineProblem[] } {
  if (english.kind === 'part') return { problems: partTop(source), quotes: [] };
  const layout = english.top?.['layout'];
  const { shape } = schemaOf(english.kind, layout);
  const words = Object.entries(shape as Record<string, z.ZodType>)
    .filter(([field]) => WORD_FIELDS.includes(field))
    .map(([field, schema]): [string, z.ZodType] => [field, z.optional(schema)]);
  const read = readFrontMatter(
    source,
    z.strictObject(Object.fromEntries(words)) as z.ZodObject & z.ZodType<{ title?: string }>,
    references.facts,
  );
  const foreign = Object.keys(read.raw).filter(
    (field) => field in shape && !WORD_FIELDS.includes(field),
  );
  const stays = foreign.map((field) => ({
    line: read.lineOf(field),
    message: `The line ${field}: stands in the English file alone, which counts for all languages; remove it here.`,
  }));
  const problems = read.problems.filter(
    ({ message }) => !foreign.some((field) => message.startsWith(`There is no field "${field}"`)),
  );
  const quotes = quoteFrontMatter({ ...read.raw }, references.facts).problems.map(
    ({ field, ...problem }) => ({ line: read.lineOf(field), ...problem }),
  );
  const title = read.raw['title'];
  return {
    problems: [...problems, ...stays],
    quotes,
    ...(typeof title === 'string' && { title }),
  };
}

/** A file whose English text has been read, with what it is checked against. */
interface Pairing {
  file: string;
  english: CheckedFile;
  text: ReadText;
  locale: Locale;
  /** The names that the language knows. */
  own: References;
}

function checkTranslation(pairing: Pairing, beside: Beside): CheckedTranslation {
  const { file, english, text, locale, own } = pairing;
  const { siteDir, map, copies } = beside;
  const { source: typed, problems: unread } = readTextFile(siteDir, file);
  if (typed === undefined) return { file, problems: unread, old: [] };
  const source = evenSource(typed);
  const lines = source.split('\n');
  let blocks: Block[] = [];
  const page = readPage(source, english.shape, own, (tree) => {
    blocks = blocksOf(source, tree);
    takeEnglishIds(tree, siteDir, file, () => text.tree);
  });
  const comparison = compare({
    english: text.blocks,
    translated: blocks,
    record: readRecord<PageRecord>(siteDir, locale, english.file),
    termOf: (term, language) =>
      glossaryName(term, (language === 'own' ? own : beside.english).glossary) ?? term,
  });
  const top = topProblems(source, english, own);
  // What would stop the build, where the English text has the same facts, links and directives as always.
  const heavy = [
    ...top.quotes,
    ...page.problems,
    ...checkTargets(page.targets, english.route, map),
  ];
  const light = [
    ...top.problems,
    ...secretsIn(lines),
    ...unfinished(lines, false),
    ...typedCopies(lines, copies),
    ...quotingProblems(lines, own.facts),
  ];
  const isExpected = ({ line }: LineProblem): boolean =>
    line !== undefined && comparison.untouched(line);
  const unfit =
    heavy.find(isExpected) ?? (comparison.heading?.expected ? comparison.heading : undefined);
  const problems: LineProblem[] = [
    ...comparison.differences.filter(({ expected }) => !expected),
    ...[...heavy, ...light].filter((problem) => !isExpected(problem)),
  ].map(({ line, message, needs }) => ({ line, message, ...(needs && { needs }) }));
  return {
    file,
    ...(top.title !== undefined && { title: top.title }),
    problems,
    old: comparison.old,
    ...(unfit && { unfit: { line: unfit.line, message: unfit.message } }),
  };
}

/** The sentence on what the English has changed since; undefined where it has not. */
function oldSentence({ old, unfit }: CheckedTranslation): string | undefined {
  const sentences = [
    ...(old.length > 0 ? [changedPlaces(old)] : []),
    ...(unfit
      ? [
          `Until it is renewed visitors read this page in English, because of line ${unfit.line}: ${unfit.message}`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Every file of a language that is a text, wherever it lies. */
function textFiles(siteDir: string, locale: Locale): string[] {
  const folder = `i18n/${locale}`;
  return readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.json'))
    .sort();
}

/** Why a file below a language is the translation of nothing; undefined where it is one. */
function strayProblem(
  file: string,
  locale: Locale,
  { siteDir, files }: Beside,
): (LineProblem & { isExpected: boolean }) | undefined {
  const source = englishFile(file);
  if (source === undefined || !file.endsWith('.md')) {
    const message = `Nothing reads this file: translations lie in docusaurus-plugin-content-docs/current, -blog and -pages of i18n/${locale}, under the name of the English file.`;
    return { message, isExpected: false };
  }
  // A page that nobody sees yet is a file too.
  if (existsSync(path.join(siteDir, source))) return undefined;
  const wasThere = existsSync(path.join(siteDir, recordFile(locale, source)));
  const message = wasThere
    ? `The English file ${source} is gone; delete this one too.`
    : `There is no English file ${source}. ${suggest(
        source,
        files.map((one) => one.file),
      )}`;
  return { message, isExpected: wasThere };
}

/** What the check of all translated pages found. */
export interface TranslationsReport {
  problems: Problem[];
  /** What nobody has to wait for: the English has changed since. */
  warnings: Problem[];
  /** Files in whose place the English page is shown. */
  unfit: string[];
}

/** Folders of `i18n` that no language of the site has. */
function foreignFolders(siteDir: string): Problem[] {
  if (!existsSync(path.join(siteDir, 'i18n'))) return [];
  return readdirSync(path.join(siteDir, 'i18n'), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && (!isLocale(entry.name) || entry.name === DEFAULT_LOCALE),
    )
    .filter(({ name }) => listFiles(siteDir, `i18n/${name}`).length > 0)
    .map(({ name }) => {
      const message = `Nothing reads this folder: the site is translated into ${Object.keys(LOCALES)
        .filter((locale) => locale !== DEFAULT_LOCALE)
        .join(', ')}.`;
      return { file: `i18n/${name}`, message };
    });
}

function checkLanguage(
  locale: Locale,
  beside: Beside,
  textOf: (file: string) => ReadText,
): TranslationsReport {
  const own = referencesIn(locale, beside);
  const report: TranslationsReport = { problems: [], warnings: [], unfit: [] };
  const titles = new Map<string, string>();
  for (const file of textFiles(beside.siteDir, locale)) {
    const stray = strayProblem(file, locale, beside);
    const english = beside.files.find((one) => one.file === englishFile(file));
    if (stray) {
      const { isExpected, message } = stray;
      (isExpected ? report.warnings : report.problems).push({ file, message });
    }
    // What is wrong in English is mended there first.
    if (stray || english === undefined || english.problems.length > 0) continue;
    const checked = checkTranslation(
      { file, english, text: textOf(english.file), locale, own },
      beside,
    );
    const { title, problems, unfit } = checked;
    report.problems.push(...problems.map((problem) => ({ file, ...problem })));
    const sentence = oldSentence(checked);
    if (sentence !== undefined) report.warnings.push({ file, message: sentence });
    if (unfit) report.unfit.push(file);
    const key = title?.trim().toLowerCase();
    if (key === undefined) continue;
    const taken = titles.get(key);
    if (taken !== undefined) {
      const message = `title "${title}" is already that of ${taken}.`;
      report.problems.push({ file, message });
    }
    titles.set(key, file);
  }
  return report;
}

/**
 * Checks the translated Markdown: whether it says in its own words what the English file says, with the same headings,
 * facts, directives, links and pictures, and whether the English has changed since. What nobody has touched since it was
 * recorded is never a problem, so that a change of the English is published at once.
 */
export function checkTranslatedPages(beside: Beside): TranslationsReport {
  // Every language is compared with the same texts.
  const texts = new Map<string, ReadText>();
  const textOf = (file: string): ReadText => {
    const text = texts.get(file) ?? readText(readFileSync(path.join(beside.siteDir, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
  const reports = translatedLocales(beside.siteDir).map((locale) =>
    checkLanguage(locale, beside, textOf),
  );
  return {
    problems: [...foreignFolders(beside.siteDir), ...reports.flatMap(({ problems }) => problems)],
    warnings: reports.flatMap(({ warnings }) => warnings),
    unfit: reports.flatMap(({ unfit }) => unfit),
  };
}
