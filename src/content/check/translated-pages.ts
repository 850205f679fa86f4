import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withTexts } from '../../data/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/locales';
import { glossaryName } from '../directives/boxes';
import { takeEnglishIds } from '../english-ids';
import type { LineProblem, Problem } from '../problems';
import { referencesOf, type References } from '../references';
import { evenSource } from '../source';
import { readTexts } from '../translated-data';
import { englishFile } from '../translated-files';
import { blocksOf, readText, type Block, type ReadText } from '../translations/blocks';
import { compare, type OldPlace } from '../translations/compare';
import { changedPlaces } from '../translations/sentences';
import { readRecord, type PageRecord } from '../translations/record';
import { readTextFile } from './files';
import { checkTargets, type SiteMap } from './links';
import { typedCopies, type Copy } from './own-facts';
import { readPage } from './page';
import { quotingProblems } from './quoting';
import { secretsIn, unfinished } from './sentences';
import type { CheckedFile } from './staff-file';
import { foreignFolders, strayProblem } from './stray-translations';
import { topProblems } from './translated-top';

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

/** What the check of all translated pages found. */
export interface TranslationsReport {
  problems: Problem[];
  /** What nobody has to wait for: the English has changed since. */
  warnings: Problem[];
  /** Files in whose place the English page is shown. */
  unfit: string[];
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
