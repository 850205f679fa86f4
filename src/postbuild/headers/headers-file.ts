import type { PolicySources } from './policy';
import { contentSecurityPolicy, REPORTS_PATH } from './policy';

/** What `_headers` depends on. */
export interface HeadersInput extends PolicySources {
  /** Netlify's CONTEXT variable: `production`, `deploy-preview` or `branch-deploy`; undefined locally. */
  context: string | undefined;
  /** The base of each language: `/`, `/es/`. */
  bases: readonly string[];
  /** The headers of pages, by the pattern of their paths. */
  pages: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** For files with a hash of their content in their name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Pictures keep their names when staff replace them, but need not be requested again on every page. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * For the office's uploads, which draw or play but never run: a drawing that is opened on its own gets no scripts, and
 * no access to the storage of this host, where the editor keeps its sign-in. Within a page it is unaffected, since the
 * page's policy applies there.
 */
const UPLOAD_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'";

/**
 * The Markdown forms are for assistants, which request them by address. Search engines should find the pages instead,
 * which say the same, and only once.
 */
const MARKDOWN = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/**
 * Writes Netlify's `_headers` file. The pages' policy is in a single rule, since hosts merge overlapping rules
 * differently. The policy of uploads works whether a host sends it in place of that one or in addition, since browsers
 * enforce both.
 */
export function headersFile(input: HeadersInput): string {
  const { scheduler, players, context, bases, pages } = input;
  const isPreview = context === 'deploy-preview' || context === 'branch-deploy';
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Reporting-Endpoints': `csp="${REPORTS_PATH}"`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions(scheduler, players),
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
  return [
    '# Written by src/postbuild/headers at every build.',
    rule('/*', everywhere),
    ...[...pages].map(([pattern, headers]) => rule(pattern, headers)),
    ...bases.flatMap((base) => [
      rule(`${base}assets/*`, { 'Cache-Control': FOREVER }),
      rule(`${base}img/*`, {
        'Content-Security-Policy': UPLOAD_POLICY,
        'Cache-Control': AN_HOUR,
      }),
      rule(`${base}videos/*`, { 'Content-Security-Policy': UPLOAD_POLICY }),
    ]),
    rule('/*.md', MARKDOWN),
    '',
  ].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/** The scheduler may request a payment; a player may fill the screen. */
function permissions(scheduler: string, players: string[]): string {
  const quoted = players.map((origin) => ` "${origin}"`).join('');
  return [
    'camera=()',
    'microphone=()',
    'geolocation=()',
    'usb=()',
    'browsing-topics=()',
    `payment=(self "${scheduler}")`,
    `fullscreen=(self${quoted})`,
  ].join(', ');
}
