import { withoutHttps, type HeaderLists } from '../host/headers';
import type { Answer } from './ask';
import { checkOf, type Check, type Finding } from './check';

/** An address and its answer. */
export interface Answered {
  path: string;
  answer: Answer;
}

/** Headers that change who can find, read or keep a page, and so are reported if no rule sets them. */
const UNASKED = [
  'x-robots-tag',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'set-cookie',
  'refresh',
  'clear-site-data',
];

/** Matches a lifetime. Without a rule, Netlify has browsers revalidate. */
const KEPT = /immutable|\bmax-age=(?!0\b)/;

/**
 * Compares the headers of answers with `_headers`, rule by rule.
 *
 * @param isSecure whether the site was asked over https; if not, headers that lead to https are not
 *   expected
 */
export function headerChecks(
  headersFor: HeaderLists,
  answered: readonly Answered[],
  isSecure: boolean,
): Check[] {
  const findings = new Map<string, Finding[]>();
  for (const { path, answer } of answered) {
    for (const [name, values] of headersFor(path)) {
      const expected = isSecure
        ? values
        : values.flatMap((value) => withoutHttps({ [name]: value })[name] ?? []);
      if (expected.length === 0) continue;
      const problem = problemOf(answer.headers.get(name), expected);
      findings.set(name, [...(findings.get(name) ?? []), { path, problem }]);
    }
  }
  const named = [...findings].map(([name, all]) => checkOf(`header ${name} as in _headers`, all));
  const asked = (path: string): Set<string> =>
    new Set([...headersFor(path).keys()].map((name) => name.toLowerCase()));
  const unasked = answered.map(({ path, answer: { headers } }) => {
    const names = UNASKED.filter((name) => headers.has(name) && !asked(path).has(name));
    const cache = headers.get('cache-control') ?? '';
    const isKept = !asked(path).has('cache-control') && KEPT.test(cache);
    const said = [
      ...names.map((name) => `${name}: ${headers.get(name)}`),
      ...(isKept ? [`cache-control: ${cache}`] : []),
    ];
    return { path, problem: said.join(', ') || undefined };
  });
  return [
    ...named,
    checkOf('no header that hides, opens or keeps what _headers does not', unasked),
  ];
}

/** Hosts send the last of overlapping rules, or all of them in one line; browsers accept either. */
function problemOf(sent: string | null, expected: readonly string[]): string | undefined {
  if (sent === expected.at(-1) || sent === expected.join(', ') || sent === expected.join(','))
    return undefined;
  return sent === null
    ? 'not sent'
    : `another value, ${firstDifference(sent, expected.at(-1) ?? '')}`;
}

/** Returns the first part of a long value that differs from what is expected. */
function firstDifference(sent: string, expected: string): string {
  const parts = (value: string): string[] => value.split(/; ?/);
  const wrong = parts(sent).find((part) => !parts(expected).includes(part));
  const lost = parts(expected).find((part) => !parts(sent).includes(part));
  const [word, part = ''] = wrong === undefined ? ['without', lost] : ['with', wrong];
  return `${word} "${part.slice(0, 70)}"`;
}
