import path from 'node:path';
import { readFolder, type DataSlip } from '../../data/check';
import { siteDay } from '../../lib/site-day';
import { readingOf } from '../../lib/readability';
import { headingIds } from '../../lib/search/heading-ids';
import { DIRECTIVES } from '../directives';
import { LAYOUTS } from '../layouts';
import { eachOnce, toldOf, type Problem } from '../problems';
import { PAGES, referencesOf } from '../references';
import { waitingPages, type Waiting } from '../waiting';
import { checkAddresses } from './addresses';
import { checkArticles } from './articles';
import { checkAsked, checkQuotingData } from './asked';
import { checkDataLinks } from './data-links';
import { checkEntries } from './entries';
import { misplacedFiles, readStaffFiles } from './files';
import { checkLawPages } from './law-pages';
import { checkLawParts } from './law-parts';
import { checkLawPlaces } from './law-places';
import { checkTargets, type SiteMap } from './links';
import type { Graded } from './notes';
import { copiesOf, type Copy } from './own-facts';
import { checkMenu, checkProgramLinks } from './program-links';
import { checkRedirects } from './redirects';
import { fixedRoutes } from './routes';
import { checkStaffFile, type CheckedFile } from './staff-file';
import { checkTranslatedPages, type TranslationsReport } from './translated-pages';
import { checkTranslatedData } from './translations';

/** What a check found, and how much it looked at. */
export interface CheckReport {
  problems: Problem[];
  /** How many problems are not told yet, since they may follow from facts that cannot be read. */
  heldBack: number;
  /** What may wait, and never stops a publication: translations of English that has changed since. */
  warnings: Problem[];
  /** Words that fit the facts no more, which no form changes together with them. */
  toDo: Problem[];
  /** Pages that no visitor sees yet; information, never a problem. */
  waiting: Waiting[];
  files: number;
  links: number;
  facts: number;
  /** How each Markdown page reads; information, never a problem. */
  graded: Graded[];
}

function checkDuplicates(files: readonly CheckedFile[]): Problem[] {
  const problems: Problem[] = [];
  const routes = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { file, route, title } of files) {
    const sameRoute = routes.get(route);
    if (sameRoute !== undefined) {
      const message = `The address ${route} is already taken by ${sameRoute}; choose another slug.`;
      problems.push({ file, message });
    }
    routes.set(route, file);
    const key = title?.trim().toLowerCase();
    const sameTitle = key === undefined ? undefined : titles.get(key);
    if (sameTitle !== undefined) {
      problems.push({ file, message: `title "${title}" is already that of ${sameTitle}.` });
    }
    if (key !== undefined) {
      titles.set(key, file);
    }
  }
  return problems;
}

interface Redirect {
  from: string;
  to: string;
}

/** What links to a file can name: of a page with a layout also what that, shared parts and cards of the data bring. */
function anchorsOf(
  { anchors, top, parts }: CheckedFile,
  files: readonly CheckedFile[],
  contents: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  if (top === undefined) return anchors;
  const layout = LAYOUTS.get(String(top['layout']));
  const shared = [...parts, ...(layout?.parts ?? [])].flatMap((name) =>
    files
      .filter(({ file }) => file === `${PAGES}/_${name}.md`)
      .flatMap((part) => [...part.anchors]),
  );
  return new Set([...anchors, ...shared, ...(layout?.anchors ?? []), ...cardAnchors(contents)]);
}

/** The headings of what directives bring: cards of people, services, the sister company, and fixed ones. */
function cardAnchors(contents: Readonly<Record<string, unknown>>): string[] {
  const { people, services, company } = contents as Record<
    string,
    Record<string, { name?: string } | undefined> | undefined
  >;
  const named = [
    ...Object.values(people ?? {}),
    ...Object.values(services ?? {}),
    company?.['sisterCompany'],
  ];
  const fixed = [...DIRECTIVES.values()].flatMap(({ fixed: { id } }) => id ?? []);
  return [
    ...fixed,
    ...headingIds(
      named.flatMap((entry) => entry?.name ?? []),
      fixed,
    ),
  ];
}

function siteMap(
  siteDir: string,
  files: readonly CheckedFile[],
  contents: Readonly<Record<string, unknown>>,
): SiteMap {
  const redirects = (contents['redirects'] ?? []) as Redirect[];
  const company = contents['company'] as { url: string } | undefined;
  return {
    siteDir,
    host: company && new URL(company.url).host,
    routes: new Map([
      ...fixedRoutes(siteDir).map((route) => [route, undefined] as const),
      ...files
        .filter(({ isPage }) => isPage)
        .map((file) => [file.route, anchorsOf(file, files, contents)] as const),
    ]),
    redirects: new Map(redirects.map(({ from, to }) => [from.replace(/(.)\/$/, '$1'), to])),
    hidden: new Map(
      files.flatMap(({ route, hiddenUntil }) => (hiddenUntil ? [[route, hiddenUntil]] : [])),
    ),
  };
}

/** A site folder as the checks across files see it. */
interface ReadSite {
  contents: Readonly<Record<string, unknown>>;
  files: CheckedFile[];
  map: SiteMap;
  references: ReturnType<typeof referencesOf>;
  copies: readonly Copy[];
  slips: DataSlip[];
  waiting: Waiting[];
  /** What is wrong in pages that wait, but for what they wait for. */
  early: Problem[];
}

function readSite(siteDir: string, today: string): ReadSite {
  const { slips, contents } = readFolder(path.join(siteDir, 'src/data'), today);
  const references = referencesOf(contents, siteDir);
  const copies = copiesOf(contents);
  const knowledge = { siteDir, today, references, copies };
  const waiting = waitingPages(siteDir, contents);
  const needs = new Map(waiting.map((page) => [page.file, page.needs]));
  const all = readStaffFiles(siteDir).map((staff) => checkStaffFile(staff, knowledge));
  const files = all.filter(({ file }) => !needs.has(file));
  const early = all
    .filter(({ file }) => needs.has(file))
    .flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })))
    .filter((problem) => problem.needs !== needs.get(problem.file));
  const map = siteMap(siteDir, files, contents);
  return { contents, files, map, references, copies, slips, waiting, early };
}

/** Checks the translated pages; facts that are wrong are mended first, since every page quotes them. */
function checkTranslations(siteDir: string, site: ReadSite): TranslationsReport {
  const { contents, files, map, references, copies, slips } = site;
  return slips.length > 0
    ? { problems: [], warnings: [], unfit: [] }
    : checkTranslatedPages({ siteDir, contents, files, map, copies, english: references });
}

/**
 * The translated pages that do not fit the English site any more: the English page stands in for each.
 *
 * @param today as YYYY-MM-DD
 * @returns their files, from the project folder
 */
export function unfitTranslations(siteDir: string, today: string): readonly string[] {
  return checkTranslations(siteDir, readSite(siteDir, today)).unfit;
}

/** Where links of a site can lead, for the record of addresses. @param today as YYYY-MM-DD */
export function mapOf(siteDir: string, today: string): SiteMap {
  return readSite(siteDir, today).map;
}

/**
 * Checks everything staff write but pictures, without a build: data files, front matter, facts, directives,
 * links and the parts of pages they name, old addresses.
 *
 * @param siteDir the project folder
 * @param today as YYYY-MM-DD
 */
export function checkContent(siteDir: string, today = siteDay()): CheckReport {
  const site = readSite(siteDir, today);
  const { contents, files, map, references, slips, waiting, early } = site;
  const translated = checkTranslations(siteDir, site);
  const texts = checkTranslatedData(siteDir, contents);
  const own = files.flatMap(({ file, route, problems, targets }) =>
    [...problems, ...checkTargets(targets, route, map)].map((problem) => ({ file, ...problem })),
  );
  const shelf = {
    slugs: files.flatMap(({ slug }) => slug ?? []),
    today,
    founded: (contents['company'] as { founded: number } | undefined)?.founded,
  };
  const found: Problem[] = [
    ...slips.map((slip): Problem => ({ ...slip, cause: slip.isUnread ? 'unread' : 'fact' })),
    ...misplacedFiles(siteDir),
    ...own,
    ...early,
    ...checkDuplicates(files.filter(({ isPage }) => isPage)),
    ...checkEntries(files, contents),
    ...checkArticles(
      files.flatMap(({ article }) => article ?? []),
      shelf,
    ),
    ...checkAsked(contents, map, references),
    ...checkQuotingData(contents, siteDir, references),
    ...checkRedirects((contents['redirects'] ?? []) as Redirect[], map),
    ...('redirects' in contents ? checkAddresses(map) : []),
    ...checkDataLinks(contents, map),
    ...checkProgramLinks(map, 'laws' in contents ? references.laws : undefined),
    ...checkLawPages(contents, files, siteDir),
    ...checkLawParts(contents, map),
    ...texts.problems,
    ...translated.problems,
    ...checkMenu(
      siteDir,
      files.map(({ file }) => file),
    ),
  ];
  // A name that is missing only because its file is wrong will be there when that is mended.
  const told = toldOf(found.filter(({ needs }) => needs === undefined || needs in contents));
  return {
    ...told,
    warnings: eachOnce([...translated.warnings, ...texts.warnings]),
    toDo: eachOnce(checkLawPlaces(contents, siteDir)),
    waiting,
    files: files.length,
    links: files.reduce((sum, { targets }) => sum + targets.length, 0),
    facts: references.facts.names.length,
    graded: files.map(({ file, paragraphs }) => ({ page: file, ...readingOf(paragraphs) })),
  };
}
