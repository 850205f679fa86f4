import type { Check } from './check';

const NO_OLDER = 'An older deploy does not mend it, and may bring an old key back.';

/** By the first words of a check: what mends it. The first that fits counts. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^health: 200/,
    `health: open /api/health behind the address of the site, and do what "todo" says. ${NO_OLDER}`,
  ],
  [/^contact: the marked message/, `contact: see /api/health; the message waits. ${NO_OLDER}`],
  [
    /^sign-in/,
    `sign-in: compare GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET at Netlify with the GitHub App, and its ID with EDITOR_CLIENT_ID at GitHub. ${NO_OLDER}`,
  ],
  [/^store: /, `store: look at netlifystatus.com. ${NO_OLDER}`],
  [
    /^the scheduler/,
    'scheduler: tell the company whose it is. The site is not broken; people call.',
  ],
  [/^the site answers/, 'the site does not answer: look at Netlify, Deploys, and the domain.'],
];

const AS_BUILT =
  'pages, headers, functions: after a merge, publish the last good deploy (Netlify, Deploys), but none from before a key was changed. If somebody published an older deploy on purpose, this is expected until the newest is out.';

/** What to do about the checks that failed, a line for each kind; nothing where none did. */
export function todoOf(checks: readonly Check[]): string[] {
  const failed = checks.filter(({ ok }) => ok === false);
  const remedyOf = ({ name }: Check): string =>
    REMEDIES.find(([words]) => words.test(name))?.[1] ?? AS_BUILT;
  return [...new Set(failed.map(remedyOf))];
}
