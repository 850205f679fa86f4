import { TRANSLATED_LOCALES } from '../../../languages/all-locales';
import type { Locale } from '../../../languages/locales';
import { glossaryName } from '../../directives/boxes';
import { takeEnglishIds } from '../../translations/english-ids';
import type { LineProblem, Problem } from '../../problems';
import type { References } from '../../references';
import { remembered } from '../../remembered';
import type { SiteFiles } from '../../site-files';
import { englishFile } from '../../translations/files';
import { readText } from '../../translations/blocks';
import { compare, type Comparison } from '../../translations/compare';
import { readRecord, type PageRecord } from '../../translations/record';
import { changedPlaces } from '../../translations/sentences';
import { sameTitle } from '../duplicates';
import { readTextFile } from '../files';
import { arrives, checkTargets } from '../links';
import { typedCopies, type Copy } from '../own-facts';
import { readPage, type PageContent, type Target } from '../page';
import { quotingProblems } from '../quoting';
import { referencesIn, type Site } from '../read-site';
import { secretsIn, unfinished } from '../sentences';
import type { CheckedFile } from '../staff-file';
import { foreignFolders, strayProblem } from './stray';
import { topProblems } from './top';

/** The languages, other than English, with a folder in `i18n`. */
export function translatedLocales({ has }: SiteFiles): Locale[] {
  return TRANSLATED_LOCALES.filter((locale) => has(`i18n/${locale}`));
}

/** A translated text compared with its English one. */
interface Translation extends PageContent {
  comparison: Comparison;
  title?: string;
  /** Problems that would stop the build if the text were published; `light` are the others. */
  heavy: LineProblem[];
  light: LineProblem[];
}

/** Compares a translation with its English text. Cached until either changes, or anything they are checked against. */
const readBeside = remembered(
  (
    file,
    typed: string,
    english: CheckedFile,
    englishText: string,
    record: PageRecord | undefined,
    names: References,
    englishNames: References,
    copies: readonly Copy[],
  ): Translation => {
    const text = readText(file, typed);
    const { tree, blocks } = readText(english.file, englishText);
    const page = readPage(text, english.shape, names, (own) => {
      if (tree) takeEnglishIds(own, tree);
    });
    const comparison = compare({
      english: blocks,
      translated: text.blocks,
      record,
      termOf: (term, language) =>
        glossaryName(term, (language === 'own' ? names : englishNames).glossary) ?? term,
    });
    const { title, problems, quotes } = topProblems(text.source, english, names);
    const lines = text.source.split('\n');
    return {
      ...page,
      comparison,
      ...(title !== undefined && { title }),
      heavy: [...quotes, ...page.problems],
      light: [
        ...problems,
        ...secretsIn(lines),
        ...unfinished(lines, false),
        ...typedCopies(lines, copies),
        ...quotingProblems(lines, names.facts),
      ],
    };
  },
);

/** A translated Markdown file that has been checked. */
interface CheckedTranslation {
  problems: Problem[];
  title?: string | undefined;
  /** Why visitors get the English page until the translation is updated, or undefined if the translation is shown. */
  unfit?: LineProblem | undefined;
}

/**
 * Checks one translation.
 * @param names the facts and ids of its language
 */
function checkTranslation(
  file: string,
  locale: Locale,
  english: CheckedFile,
  names: References,
  site: Site,
): CheckedTranslation {
  const { source, problems: unread } = readTextFile(site, file);
  const inFile = (problem: LineProblem): Problem => ({ file, ...problem });
  if (source === undefined) return { problems: unread.map(inFile) };
  const { comparison, title, targets, heavy, light } = readBeside(
    file,
    source,
    english,
    site.text(english.file) ?? '',
    readRecord<PageRecord>(site, locale, english.file),
    names,
    site.references,
    site.copies,
  );
  const { differences, heading, untouched } = comparison;
  // A file that cannot be parsed is no translation, even if it was recorded.
  const isExpected = ({ line, cause }: LineProblem): boolean =>
    cause !== 'text' && line !== undefined && untouched(line);
  const { route } = english;
  const canWait = ({ kind, url }: Target): boolean =>
    kind === 'link' && arrives(url, route, site.map);
  const linked = (of: readonly Target[]): LineProblem[] => checkTargets(of, route, site.map);
  const stopping = [...heavy, ...linked(targets.filter((target) => !canWait(target)))];
  const later = [...light, ...linked(targets.filter(canWait))];
  const unfit = stopping.find(isExpected) ?? (heading?.expected ? heading : undefined);
  const message = oldSentence(comparison, unfit);
  const problems = [
    ...differences.filter(({ expected }) => !expected),
    ...[...stopping, ...later].filter((problem) => !isExpected(problem)),
  ].map(({ line, message, needs }) => inFile({ line, message, ...(needs && { needs }) }));
  const waiting = [...later.filter(isExpected), ...(message === undefined ? [] : [{ message }])];
  return {
    problems: [...problems, ...waiting.map((one) => ({ ...inFile(one), mayWait: true as const }))],
    title,
    unfit,
  };
}

/** The sentence on what has changed in English since, or undefined if nothing has. */
function oldSentence({ old }: Comparison, unfit: LineProblem | undefined): string | undefined {
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

/** Every file of a language that is not JSON, in any folder. */
function textFiles({ list }: SiteFiles, locale: Locale): string[] {
  return list(`i18n/${locale}`).filter((file) => !/\/\.[^/]*$|\.json$/.test(file));
}

/** Checks the texts of a language. A text is skipped while its English has problems of its own. */
function checkLanguage(site: Site, locale: Locale): [file: string, CheckedTranslation][] {
  const names = referencesIn(locale, site, site.contents);
  return textFiles(site, locale).flatMap((file): [string, CheckedTranslation][] => {
    const stray = strayProblem(file, locale, site);
    if (stray) return [[file, { problems: [stray] }]];
    const english = site.files.find((one) => one.file === englishFile(file));
    return english === undefined || english.problems.length > 0
      ? []
      : [[file, checkTranslation(file, locale, english, names, site)]];
  });
}

/** Checks all languages. Nothing is checked while a data file is wrong, because every page quotes facts. */
const checkLanguages = (site: Site): [file: string, CheckedTranslation][][] =>
  site.slips.length > 0 ? [] : translatedLocales(site).map((locale) => checkLanguage(site, locale));

/** The translated pages that no longer fit the English site; visitors get the English page instead. */
export function unfitFiles(site: Site): string[] {
  return checkLanguages(site)
    .flat()
    .flatMap(([file, { unfit }]) => (unfit ? [file] : []));
}

/**
 * Checks the translated Markdown: that it says what the English file says, with the same headings, facts, directives,
 * links and pictures, and whether the English has changed since. A block that nobody has touched since it was recorded
 * is never a problem, so a change of the English can be published at once.
 */
export function checkTranslatedPages(site: Site): Problem[] {
  const languages = checkLanguages(site).map((checked) => {
    const titles = new Map<string, string>();
    return checked.flatMap(([file, { problems, title }]) => [
      ...problems,
      ...sameTitle(file, title, titles),
    ]);
  });
  return [...(site.slips.length > 0 ? [] : foreignFolders(site)), ...languages.flat()];
}
