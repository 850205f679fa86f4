import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The places where Netlify looks for rules. */
export interface RuleFiles {
  /** The built site, with `_headers` and `_redirects` at its root. */
  buildDir: string;
  /** The project's `netlify.toml`, if it has one. */
  configFile?: string;
}

/** Returns the path of `netlify.toml` in a project, or `undefined` if there is none. */
export function findConfigFile(root: string): string | undefined {
  const file = join(root, 'netlify.toml');
  return existsSync(file) ? file : undefined;
}

/**
 * Throws the errors collected by a Netlify parser as one, if there are any.
 *
 * @param source what was parsed, for the message
 * @throws Error with every line that cannot be read
 */
export function refuseErrors(source: string, errors: Error[]): void {
  if (errors.length === 0) return;
  throw new Error(`${source} cannot be read:\n${errors.map(({ message }) => message).join('\n')}`);
}
