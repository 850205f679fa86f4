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

/** A site that was read once, as every rule sees it. */
export interface Site extends SiteFiles {
  /** As YYYY-MM-DD. */
  today: string;
  /** The data files whose form is right, by their names without `.json`. */
  contents: Readonly<Record<string, unknown>>;
  /** What is wrong in the data files by themselves. */
  slips: readonly Problem[];
  /** What texts can name. */
  references: References;
  /** How the facts of the company can be typed instead of quoted. */
  copies: readonly Copy[];
  /** The English texts that visitors see, each with what is wrong in it by itself. */
  files: readonly CheckedFile[];
  /** Where links can lead. */
  map: SiteMap;
  /** Pages that no visitor sees yet. */
  waiting: readonly Waiting[];
  /** What is wrong in these, but for what they wait for. */
  early: readonly Problem[];
  /** What takes seconds to find out is kept by it. */
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

/** What texts in a language can name: as the English ones, with the texts of the language in it. */
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
 * Reads a site, once for all rules. What was read before in this process and has not changed is not parsed again.
 *
 * @param siteDir the project folder
 * @param today as YYYY-MM-DD
 * @param keep keeps what takes seconds to find out
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

/** The line on which a value of a JSON file stands. */
export function lineIn({ json }: SiteFiles, file: string, path: readonly PropertyKey[]): number {
  return json(file)?.lineOf(path) ?? 1;
}
