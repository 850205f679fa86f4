import { join } from 'node:path';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { refuseErrors, type RuleFiles } from './rules';

/** Gives the response headers for a URL path. */
export type HeaderRules = (pathname: string) => Record<string, string>;

/**
 * Reads `_headers` and `netlify.toml` with Netlify's own parser. Where rules overlap in a name,
 * the later one wins.
 *
 * @throws Error with every rule that could not be read
 */
export async function readHeaderRules({ buildDir, configFile }: RuleFiles): Promise<HeaderRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(buildDir, '_headers')],
    netlifyConfigPath: configFile,
    configHeaders: undefined,
    minimal: false,
  });
  refuseErrors('_headers', errors);
  const rules = headers as Header[];
  return (pathname) =>
    Object.assign(
      {},
      ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
    ) as Record<string, string>;
}

/** Takes out what leads to https, which the local host does not serve: Safari would obey it on localhost too. */
export function withoutHttps(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'Strict-Transport-Security')
      .map(([name, value]) => [name, value.replace(/; *upgrade-insecure-requests/, '')]),
  );
}
