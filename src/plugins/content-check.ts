import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError } from '../content/problems';
import { checkSite } from '../content/check/check';
import { readSite } from '../content/check/read-site';
import { siteDay } from '../lib/site-day';

/**
 * Checks what staff change while editing live, so that a slip is told in one sentence. What stands there at first has
 * been checked by the script that `npm run dev` and `npm run build` begin with.
 */
export default function contentCheck({ siteDir }: LoadContext): Plugin {
  let isFirst = true;
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
      const { problems } = isFirst
        ? { problems: [] }
        : await checkSite(readSite(siteDir, siteDay()));
      isFirst = false;
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}
