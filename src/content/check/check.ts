import { readingOf } from '../../lib/readability';
import { siteDay } from '../../lib/site-day';
import { eachOnce, type Problem } from '../problems';
import type { Waiting } from '../waiting';
import type { Graded } from './notes';
import { checkPictures } from './pictures';
import { readSite, type Site } from './read-site';
import { applyRules } from './rules';

/** What a check found, and how much it looked at. */
export interface CheckReport {
  problems: Problem[];
  /** What may wait, and never stops a publication: translations of English that has changed since. */
  warnings: Problem[];
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
    problems: found.filter(({ mayWait }) => !mayWait),
    warnings: found.filter(({ mayWait }) => mayWait),
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
  return { ...report, problems: eachOnce([...report.problems, ...(await checkPictures(site))]) };
}
