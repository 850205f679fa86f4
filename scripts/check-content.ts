/**
 * Checks everything staff write, in seconds and without a build. Prints all problems at once and exits with 1 if there
 * is one; otherwise prints, as information, what can wait and which laws to look up again.
 *
 * Usage: npm run check:content, or npm run check:content -- --reading to grade how hard each page is to read, including
 * built pages if there is a build
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import {
  eachOnce,
  formatProblem,
  formatProblems,
  toldOf,
  type Problem,
} from '../src/content/problems';
import { checkMessages } from '../src/content/check/translations/messages';
import { checkSite } from '../src/content/check/check';
import { checkMessageTurns } from '../src/content/check/turns';
import { priceJumps, publishedPrices } from '../src/content/check/price-jumps';
import { keepOnDisk } from '../src/content/keep';
import { readSite } from '../src/content/check/read-site';
import { gradeLines, sampleFacts, staleFacts, type Graded } from '../src/content/check/notes';
import { siteDay } from '../src/lib/site-day';
import { readingOf } from '../src/lib/readability';
import { annotation } from './annotate';

const READING = '--reading';

/** Grades the built pages, if there is a build: components have no Markdown to grade. */
function gradeBuilt(siteDir: string): Graded[] {
  const build = path.join(siteDir, 'build');
  if (!existsSync(build)) return [];
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404|blog\/page|img)/.test(file))
    .flatMap((file) => {
      const $ = load(readFileSync(path.join(build, file), 'utf8'));
      $('script, style, noscript, table, template, [hidden], [popover], small, nav').remove();
      $('h2[id^="sources"]').nextAll().remove();
      const texts = $('main')
        .find('p, li, dd')
        .toArray()
        .filter((element) => $(element).find('p, li, dd').length === 0)
        .map((element) => $(element).text().replace(/\s+/g, ' ').trim())
        .filter(Boolean);
      const reading = readingOf(texts);
      return reading.words > 0
        ? [{ page: `/${file.replace(/(index)?\.html$/, '')}`, ...reading }]
        : [];
    });
}

/** Reports problems that do not keep anything from being published. */
function warn(label: string, problems: readonly Problem[], level: 'warning' | 'notice'): void {
  for (const problem of problems) {
    console.warn(`${label}: ${formatProblem(problem)}`);
    if (process.env.GITHUB_ACTIONS) console.log(annotation(problem, level));
  }
}

async function main(siteDir: string, today: string): Promise<void> {
  const site = readSite(siteDir, today, keepOnDisk());
  const [report, messages] = [await checkSite(site), await checkMessages(site)];
  const { toDo, wording, sanity, waiting, files, links, facts, graded } = report;
  const { problems, heldBack } = toldOf(
    [...report.problems, ...messages.filter(({ mayWait }) => !mayWait)],
    report.heldBack,
  );
  const warnings = eachOnce([...report.warnings, ...messages.filter(({ mayWait }) => mayWait)]);
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 thing' : `${problems.length} things`;
    const more =
      heldBack === 0
        ? ''
        : ` ${heldBack} more may follow from this: what is left of them is told once it is mended.`;
    console.error(
      `${formatProblems(problems)}\n\n${count} to mend.${more} EDITING.md explains the messages.`,
    );
    if (process.env.GITHUB_ACTIONS)
      console.log(problems.map((problem) => annotation(problem)).join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(
    `All well: ${files} Markdown files, ${links} links and pictures, and ${facts} facts checked.`,
  );
  warn('To do', toDo, 'warning');
  warn('To translate', warnings, 'warning');
  warn('Better said', [...wording, ...(await checkMessageTurns(site))], 'warning');
  const jumps = priceJumps(site, publishedPrices(siteDir));
  warn('Is this meant', [...jumps, ...sanity], 'warning');
  warn('Not seen yet', waiting, 'notice');
  for (const sentence of [...sampleFacts(site), ...staleFacts(site, today)])
    console.warn(`To check: ${sentence}`);
  if (!process.argv.includes(READING)) return;
  console.log('\nHow hard each page is to read. The aim is grade 8; above it is no error.');
  console.log(gradeLines([...graded, ...gradeBuilt(siteDir)]).join('\n'));
}

const [folder = process.cwd()] = process.argv.slice(2).filter((word) => word !== READING);
void main(path.resolve(folder), siteDay());
