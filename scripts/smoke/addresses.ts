import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../../src/postbuild/in-parallel';
import type { Answer, Ask } from './ask';
import type { Built } from './built';
import { checkOf, statusOf, type Check, type Finding } from './check';
import type { Answered } from './headers';

/** No page has this name, and no rule of `_redirects` matches it. */
const UNKNOWN = 'no-such-page-smoke';

/** Files of a build or a repository that must not be readable. */
const HIDDEN = [
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/netlify.toml',
  '/package.json',
];

/**
 * Checks the addresses that are not files: old ones, unknown ones, those of languages, and what must not be published.
 *
 * @param origin of the site; a redirect may include it or not
 * @returns the checks, and the answers to unknown addresses, whose headers are checked like those of pages
 */
export async function addressChecks(
  ask: Ask,
  built: Built,
  origin: string,
): Promise<{ checks: Check[]; answered: Answered[] }> {
  const place = (answer: Answer): string | undefined => {
    const location = answer.headers.get('location') ?? undefined;
    return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  };
  const sources = built.redirectFor.sources.filter((from) => !/[*:]/.test(from));
  const redirects = await inParallel(sources, async (from): Promise<Finding> => {
    const rule = built.redirectFor(from, '');
    const answer = await ask(from);
    // A rule for the 404 page names the page and does not redirect.
    const location = rule?.status === 404 ? undefined : rule?.location;
    const isRight = answer.status === rule?.status && place(answer) === location;
    const problem = isRight ? undefined : `${statusOf(answer)} ${place(answer) ?? ''}`.trim();
    return { path: from, problem };
  });
  const languages = await inParallel(built.folders.filter(Boolean), async (folder) => {
    const answer = await ask(`/${folder}`);
    const isHome = answer.body.equals(await readFile(join(built.dir, folder, 'index.html')));
    const isRight = place(answer) === `/${folder}/` || (answer.status === 200 && isHome);
    return { path: `/${folder}`, problem: isRight ? undefined : statusOf(answer) };
  });
  const unknown = await inParallel(built.folders, async (folder) => {
    const path = `${folder && `/${folder}`}/${UNKNOWN}`;
    const answer = await ask(path);
    const expected = await readFile(join(built.dir, folder, '404.html'));
    return { path, answer, problem: unknownProblem(answer, expected) };
  });
  const hidden = await inParallel(HIDDEN, async (path): Promise<Finding> => {
    const answer = await ask(path);
    return { path, problem: answer.status === 404 ? undefined : statusOf(answer) };
  });
  const open = await ask('//example.com/%2e%2e%2fblog/');
  const target = place(open) ?? '';
  const leaves = target !== '' && new URL(target, origin).origin !== origin;
  return {
    checks: [
      checkOf('redirects as in _redirects', redirects),
      checkOf('home pages of languages', languages),
      checkOf('unknown addresses: status 404 and the page of the language', unknown),
      checkOf('what is not published', hidden),
      { name: 'no open redirect', ok: !leaves, found: target || statusOf(open) },
    ],
    answered: unknown,
  };
}

function unknownProblem(answer: Answer, expected: Buffer): string | undefined {
  if (answer.status !== 404) return statusOf(answer);
  return answer.body.equals(expected) ? undefined : 'another page than 404.html';
}
