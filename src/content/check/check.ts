import { readingOf } from '../../lib/readability';
import { siteDay } from '../../lib/site-day';
import { eachOnce, toldOf, type Problem } from '../problems';
import type { Waiting } from '../waiting';
import { checkLawPlaces } from './law-places';
import { checkMoved } from './moved';
import type { Graded } from './notes';
import { checkOwnDrawings } from './own-drawings';
import { checkPictures } from './pictures';
import { readSite, type Site } from './read-site';
import { applyRules } from './rules';
import { checkSanity } from './sanity';
import { checkTurns } from './turns';

/** What a check found, and how much it looked at. */
export interface CheckReport {
  problems: Problem[];
  /** The number of problems not reported yet, because they may follow from facts that cannot be read. */
  heldBack: number;
  /** Problems that never stop a publication, for example translations of English that has changed since. */
  warnings: Problem[];
  /**
   * Words that no longer fit the facts, and uses of earlier addresses. No form of the editor changes these together.
   */
  toDo: Problem[];
  /** Wording that nobody uses on the phone, with something better; it never stops a publication. */
  wording: Problem[];
  /** Likely mistakes that may be right, for example a repeated word or a paragraph in the wrong language. */
  sanity: Problem[];
  /** Pages that no visitor sees yet. For information only. */
  waiting: readonly Waiting[];
  files: number;
  links: number;
  facts: number;
  /** The reading grade of each Markdown page. For information only. */
  graded: Graded[];
}

/** Applies all rules to a site. */
function reportOf(site: Site): CheckReport {
  const { files, waiting, references } = site;
  const found = applyRules(site);
  return {
    ...toldOf(found.filter(({ mayWait }) => !mayWait)),
    warnings: found.filter(({ mayWait }) => mayWait),
    toDo: eachOnce([...checkLawPlaces(site), ...checkMoved(site)]),
    wording: eachOnce(checkTurns(site)),
    sanity: eachOnce(checkSanity(site)),
    waiting,
    files: files.length,
    links: files.reduce((sum, { targets }) => sum + targets.length, 0),
    facts: references.facts.names.length,
    graded: files.map(({ file, paragraphs }) => ({ page: file, ...readingOf(paragraphs) })),
  };
}

/**
 * Checks everything staff write except pictures, without a build: data files, front matter, facts, directives, links
 * and the parts of pages they name, old addresses.
 *
 * @param siteDir the project folder
 * @param today as YYYY-MM-DD
 */
export function checkContent(siteDir: string, today = siteDay()): CheckReport {
  return reportOf(readSite(siteDir, today));
}

/**
 * Checks everything staff make, without a build: what {@link checkContent} checks, and pictures.
 *
 * @param site as `readSite` returns it
 */
export async function checkSite(site: Site): Promise<CheckReport> {
  const report = reportOf(site);
  const pictures = [...checkOwnDrawings(site), ...(await checkPictures(site))];
  return { ...report, ...toldOf([...report.problems, ...pictures], report.heldBack) };
}
