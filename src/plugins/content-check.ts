import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError } from '../content/problems';
import { checkSite } from '../content/check/site';
import { siteDay } from '../lib/site-day';

async function stopOnProblems(siteDir: string): Promise<void> {
  const { problems } = await checkSite(siteDir, siteDay());
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}

/**
 * Checks what staff make before Docusaurus reads it, so that a slip is told in one sentence, and
 * again on every change while editing live.
 * @throws ContentError with every problem at once.
 */
export default async function contentCheck({ siteDir }: LoadContext): Promise<Plugin> {
  await stopOnProblems(siteDir);
  let checked = true;
  return {
    name: 'content-check',
    getPathsToWatch: () => ['docs/**/*', 'blog/**/*', 'src/data/*.json', 'static/img/**/*'],
    async loadContent() {
      if (!checked) {
        await stopOnProblems(siteDir);
      }
      checked = false;
    },
  };
}
