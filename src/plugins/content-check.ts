import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError } from '../content/problems';
import { checkContent } from '../content/check/check';

function stopOnProblems(siteDir: string): void {
  const { problems } = checkContent(siteDir);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}

/**
 * Checks what staff write before Docusaurus reads it, so that a slip is told in one sentence, and
 * again on every change while editing live.
 * @throws ContentError with every problem at once.
 */
export default function contentCheck({ siteDir }: LoadContext): Plugin {
  stopOnProblems(siteDir);
  let checked = true;
  return {
    name: 'content-check',
    getPathsToWatch: () => ['docs/**/*.md', 'blog/**/*.md', 'src/data/*.json'],
    loadContent() {
      if (!checked) {
        stopOnProblems(siteDir);
      }
      checked = false;
    },
  };
}
