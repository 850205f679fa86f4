import { checkFiles, isData, type DataReport } from '../../data/check';
import type { ReadJson } from '../../data/json';
import { withTexts } from '../../data/translations';
import { DEFAULT_LOCALE, type Locale } from '../../languages/locales';
import type { Problem } from '../problems';
import { partNames, referencesOf, type References } from '../references';
import { remembered } from '../remembered';
import { filesOf, type SiteFiles } from '../site-files';
import { readTexts } from '../translations/files';
import { waitingPages, type Waiting } from '../waiting';
import { readStaffFiles } from './files';
import { keepNothing, type Keep } from '../keep';
import type { SiteMap } from './links';
import { copiesOf, type Copy } from './own-facts';
import { siteMap } from './site-map';
import { checkStaffFile, type CheckedFile } from './staff-file';

/** A site, read once for all rules. */
export interface Site extends SiteFiles {
  /** As YYYY-MM-DD. */
  today: string;
  /** The valid data files, by name without `.json`. */
  contents: Readonly<Record<string, unknown>>;
  /** What is wrong in the data files themselves. */
  slips: readonly Problem[];
  /** The facts and ids that texts can name. */
  references: References;
  /** Patterns for company facts typed instead of quoted. */
  copies: readonly Copy[];
  /** The English texts that visitors see, each with its own problems. */
  files: readonly CheckedFile[];
  /** What links are checked against. */
  map: SiteMap;
  /** Pages that no visitor sees yet. */
  waiting: readonly Waiting[];
  /** The problems of these pages, except those caused by the entry they wait for. */
  early: readonly Problem[];
  /** Keeps results that take seconds to compute. */
  keep: Keep;
}

const DATA = 'src/data';

const checkedData = remembered(
  (today, names: string, ...read: (ReadJson | undefined)[]): DataReport =>
    checkFiles(
      new Map(names.split('\n').flatMap((name, at) => (read[at] ? [[name, read[at]]] : []))),
      today,
    ),
);

function readContents(files: SiteFiles, today: string): DataReport {
  const names = files
    .list(DATA)
    .map((file) => file.slice(DATA.length + 1))
    .filter((name) => !name.includes('/') && isData(name));
  return checkedData(
    today,
    names.join('\n'),
    ...names.map((name) => files.json(`${DATA}/${name}`)),
  );
}

const namedIn = remembered(
  (locale, contents: Site['contents'], parts: string, ...texts: unknown[]): References => {
    const own = Object.entries(contents).map(([name, content], at): [string, unknown] => [
      name,
      withTexts(content, texts[at]),
    ]);
    return referencesOf(
      Object.fromEntries(own),
      parts.split('\n').filter(Boolean),
      locale as Locale,
      contents['laws'],
    );
  },
);

/** What texts in a language can name: the same as in English, with the facts in that language. */
export function referencesIn(
  locale: Locale,
  files: SiteFiles,
  contents: Site['contents'],
): References {
  const texts = Object.keys(contents).map((name) =>
    locale === DEFAULT_LOCALE ? undefined : readTexts(files, locale, name),
  );
  return namedIn(locale, contents, partNames(files).join('\n'), ...texts);
}

const copiesIn = remembered((_today, contents: Site['contents']) => copiesOf(contents));

/**
 * Reads a site once for all rules. Files already read in this process and unchanged since are not parsed again.
 *
 * @param siteDir the project folder
 * @param today as YYYY-MM-DD
 * @param keep keeps results that take seconds to compute
 */
export function readSite(siteDir: string, today: string, keep = keepNothing): Site {
  const folder = filesOf(siteDir);
  const { contents, slips: wrong } = readContents(folder, today);
  const slips = wrong.map((slip): Problem => ({
    ...slip,
    cause: slip.isUnread ? 'unread' : 'fact',
  }));
  const references = referencesIn(DEFAULT_LOCALE, folder, contents);
  const copies = copiesIn(today, contents);
  const waiting = waitingPages(folder, contents);
  const needs = new Map(waiting.map((page) => [page.file, page.needs]));
  const all = readStaffFiles(folder).map((staff) =>
    checkStaffFile(staff, folder, { today, references, copies }),
  );
  const files = all.filter(({ file }) => !needs.has(file));
  const early = all
    .filter(({ file }) => needs.has(file))
    .flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })))
    .filter((problem) => problem.needs !== needs.get(problem.file));
  const map = siteMap(folder, files, contents);
  const read = { today, contents, slips, references, copies, files, map, waiting, early };
  return { ...folder, ...read, keep };
}

/** The line of a value in a JSON file, or 1 if the file is missing. */
export function lineIn({ json }: SiteFiles, file: string, path: readonly PropertyKey[]): number {
  return json(file)?.lineOf(path) ?? 1;
}
