import { join } from 'node:path';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { refuseErrors, type RuleFiles } from './rules';

/** Returns the response headers for a URL path. */
export type HeaderRules = (pathname: string) => Record<string, string>;

/** Returns the values of each header for a URL path, in the order of the rules that set it. */
export type HeaderLists = (pathname: string) => ReadonlyMap<string, readonly string[]>;

/**
 * Reads `_headers` and `netlify.toml` with Netlify's own parser.
 *
 * @throws Error with every rule that cannot be read
 */
export async function readHeaderLists({ buildDir, configFile }: RuleFiles): Promise<HeaderLists> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(buildDir, '_headers')],
    netlifyConfigPath: configFile,
    configHeaders: undefined,
    minimal: false,
  });
  refuseErrors('_headers', errors);
  const rules = headers as Header[];
  return (pathname) => {
    const lists = new Map<string, string[]>();
    for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(pathname))) {
      for (const [name, value] of Object.entries(values)) {
        lists.set(name, [...(lists.get(name) ?? []), value]);
      }
    }
    return lists;
  };
}

/** Returns the same with one value per header: the last of overlapping rules wins. */
export async function readHeaderRules(files: RuleFiles): Promise<HeaderRules> {
  const listsFor = await readHeaderLists(files);
  return (pathname) =>
    Object.fromEntries(
      [...listsFor(pathname)].map(([name, values]) => [name, values.at(-1) ?? '']),
    );
}

/** Removes what leads to https, which the local host does not serve: Safari would follow it even on localhost. */
export function withoutHttps(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'Strict-Transport-Security')
      .map(([name, value]) => [name, value.replace(/; *upgrade-insecure-requests/, '')]),
  );
}
