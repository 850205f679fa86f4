import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError, formatProblem } from '../content/problems';
import { checkSite } from '../content/check/check';
import { keepOnDisk } from '../content/keep';
import { readSite } from '../content/check/read-site';
import { siteDay } from '../lib/site-day';

/**
 * Checks what staff have written before live editing shows it, and again after each change, so that a slip is explained
 * in one sentence. A build runs the check itself before it starts.
 */
export default function contentCheck({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const keep = keepOnDisk();
  return {
    name: 'content-check',
    getPathsToWatch: () => [
      'docs/**/*',
      'blog/**/*',
      'src/pages/**/*.md',
      'src/data/*.json',
      'static/img/**/*',
    ],
    /** @throws ContentError with every problem at once */
    async loadContent() {
      if (isBuild) return;
      const { problems, wording } = await checkSite(readSite(siteDir, siteDay(), keep));
      if (problems.length > 0) throw new ContentError(problems);
      for (const turn of wording) console.warn(`Better said: ${formatProblem(turn)}`);
    },
  };
}
