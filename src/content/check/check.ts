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
  /** How many problems are not told yet, since they may follow from facts that cannot be read. */
  heldBack: number;
  /** What may wait, and never stops a publication: translations of English that has changed since. */
  warnings: Problem[];
  /** Words that fit the facts no more, and addresses that are earlier ones, which no form changes together with them. */
  toDo: Problem[];
  /** Turns that nobody says on the phone, with better ones; they never stop a publication. */
  wording: Problem[];
  /** What is seldom meant, and may be right: words and paragraphs twice, a wrong language. */
  sanity: Problem[];
  /** Pages that no visitor sees yet; information, never a problem. */
  waiting: readonly Waiting[];
  files: number;
  links: number;
  facts: number;
  /** How each Markdown page reads; information, never a problem. */
  graded: Graded[];
}

/** What the rules say of a site. */
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
 * Checks everything staff write but pictures, without a build: data files, front matter, facts, directives,
 * links and the parts of pages they name, old addresses.
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
 * @param site as `readSite` reads it
 */
export async function checkSite(site: Site): Promise<CheckReport> {
  const report = reportOf(site);
  const pictures = [...checkOwnDrawings(site), ...(await checkPictures(site))];
  return { ...report, ...toldOf([...report.problems, ...pictures], report.heldBack) };
}
