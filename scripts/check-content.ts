/**
 * Checks everything staff write, in seconds and without a build. Prints every problem at once and
 * ends with 1 when there is one. Usage: npm run check:content
 */
import path from 'node:path';
import { ContentError, formatProblems } from '../src/content/problems';
import { checkContent, type CheckReport } from '../src/content/check/check';

function check(siteDir: string): CheckReport {
  try {
    return checkContent(siteDir);
  } catch (error) {
    if (error instanceof ContentError) {
      return { problems: [...error.problems], files: 0, links: 0, facts: 0 };
    }
    throw error;
  }
}

const { problems, files, links, facts } = check(path.resolve(process.argv[2] ?? process.cwd()));
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 thing' : `${problems.length} things`;
  console.error(
    `${formatProblems(problems)}\n\n${count} to mend. EDITING.md explains the messages.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `All well: ${files} Markdown files, ${links} links and pictures, and ${facts} facts checked.`,
  );
}
