import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { refuseErrors, type RuleFiles } from './rules';

/** A redirect that applies to a request or, with status 404, the page to answer it with. */
export interface Redirect {
  location: string;
  status: number;
  /** Applies even if a file with the same path exists. */
  force: boolean;
}

/** Finds the redirect for a URL path and query string (`''` or `?a=b`); undefined if no rule applies. */
export interface RedirectRules {
  (pathname: string, search: string): Redirect | undefined;
  /** The `from` of each rule in order, for example `/old` and `/es/*`. */
  sources: readonly string[];
}

/** The fields of the parser's result that this host uses (the parser types them as `unknown`). */
interface ParsedRedirect {
  from: string;
  to: string;
  status?: number;
  force: boolean;
  query: Record<string, string>;
  conditions: Record<string, unknown>;
}

/**
 * Reads `_redirects` and `netlify.toml` with Netlify's own parser. The first matching rule applies, a trailing slash
 * makes no difference, and the query string is passed on.
 *
 * @throws Error for a rule that cannot be read or that this host does not support (rewrites, proxies, conditions)
 */
export async function readRedirectRules({
  buildDir,
  configFile,
}: RuleFiles): Promise<RedirectRules> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(buildDir, '_redirects')],
    netlifyConfigPath: configFile,
    configRedirects: [],
    minimal: true,
  });
  refuseErrors('_redirects', errors as Error[]);
  const rules = (redirects as ParsedRedirect[]).map((redirect) => ({
    ...redirect,
    status: supportedStatus(redirect),
    pattern: toPattern(redirect.from),
  }));
  const find = (pathname: string, search: string): Redirect | undefined => {
    for (const { pattern, to, status, force } of rules) {
      const groups = pattern.exec(pathname)?.groups;
      if (!groups) continue;
      const location = fill(to, groups);
      if (status === 404) return { location, status, force };
      return { location: withQuery(location, search), status, force };
    }
    return undefined;
  };
  return Object.assign(find, { sources: rules.map(({ from }) => from) });
}

function supportedStatus(rule: ParsedRedirect): number {
  const { from, to, status = 301, query, conditions } = rule;
  const plain = Object.keys({ ...query, ...conditions }).length === 0;
  if (plain && [301, 302, 303, 307, 308].includes(status)) return status;
  if (plain && status === 404 && to.startsWith('/')) return status;
  throw new Error(
    `The rule for "${from}" cannot be played by the local host: it knows redirects without ` +
      'conditions (301, 302, 303, 307, 308) and pages for unknown addresses (404).',
  );
}

/** Converts `/old/:year/*` to an expression with the groups `year` and `splat`. */
function toPattern(from: string): RegExp {
  const parts = from.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/(?<splat>.*))?';
    if (part.startsWith(':')) return `/(?<${part.slice(1)}>[^/]+)`;
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^(?<all>)${source.join('')}/?$`);
}

function fill(to: string, groups: Record<string, string | undefined>): string {
  return to.replace(/(?<=\/):(\w+)/g, (_, name: string) => groups[name] ?? '');
}

/** Passes on the visitor's query unless the rule has its own. */
function withQuery(location: string, search: string): string {
  const [beforeHash = '', hash] = location.split('#');
  const query = beforeHash.includes('?') ? '' : search;
  return beforeHash + query + (hash === undefined ? '' : `#${hash}`);
}
