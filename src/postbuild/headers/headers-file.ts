import type { PolicySources } from './policy';
import { contentSecurityPolicy, REPORTS_PATH } from './policy';

/** What `_headers` depends on. */
export interface HeadersInput extends PolicySources {
  /** Netlify's CONTEXT variable: `production`, `deploy-preview`, `branch-deploy` or, locally, nothing. */
  context: string | undefined;
  /** Addresses below which the site of each language lies: `/`, `/es/`. */
  bases: readonly string[];
  /** The headers of pages, by the pattern of their addresses. */
  pages: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** For files whose name has a hash of what is in them. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Pictures keep their names when staff replace them; meanwhile icons need not be asked for on every page. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * What the office uploads draws or plays and never runs: a drawing that is opened by itself has no scripts, and not the
 * storage of this host, in which the editor keeps its sign-in. In a page it looks as it did, for the page's policy
 * counts there.
 */
const UPLOAD_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'";

/**
 * The Markdown forms are for assistants, which ask for them by address; to be found is for the pages, which say the
 * same. A page has no second address in a search engine.
 */
const MARKDOWN = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/**
 * Writes Netlify's `_headers` file. The policy of pages stands in one rule alone, for overlapping rules are
 * not merged alike everywhere. That of uploads holds whether a host sends it in place of the other or beside it, for
 * browsers then obey both.
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

/** The scheduler may ask for a payment, a player may fill the screen. */
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
