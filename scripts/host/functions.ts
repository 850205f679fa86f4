import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';

/** A function as Netlify calls it. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** One file of the functions folder. */
export interface LoadedFunction {
  name: string;
  handler: Handler;
  /** URL paths it answers; empty for a scheduled function, which has no address. */
  paths: string[];
  /** Cron expression in UTC, for a scheduled function. */
  schedule?: string;
}

/**
 * Imports every function of a folder.
 *
 * @param directory the functions folder; a missing one holds no functions
 * @throws Error with file and remedy when a file has no default handler or a path this host cannot match
 */
export async function loadFunctions(directory: string): Promise<LoadedFunction[]> {
  const files = await readdir(directory, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const names = files
    .filter((file) => file.isFile() && /\.m?[jt]s$/.test(file.name) && !file.name.endsWith('.d.ts'))
    .map((file) => join(directory, file.name));
  return Promise.all(names.map(loadFunction));
}

async function loadFunction(file: string): Promise<LoadedFunction> {
  const { name } = parse(file);
  // A function reads its variables when it is loaded, so every host loads its own.
  const address = `${pathToFileURL(file).href}?${randomUUID()}`;
  const module = unwrap((await import(address)) as FunctionModule);
  if (typeof module.default !== 'function') {
    throw new Error(`${file}: export the handler as default: (request, context) => Response.`);
  }
  const { path, schedule } = (module.config ?? {}) as {
    path?: string | string[];
    schedule?: string;
  };
  const paths = schedule ? [] : [path ?? `/.netlify/functions/${name}`].flat();
  const pattern = paths.find((value) => /[*:(){}?]/.test(value));
  if (pattern) {
    throw new Error(
      `${file}: the local host matches literal paths alone; "${pattern}" is a pattern.`,
    );
  }
  return { name, handler: module.default, paths, schedule };
}

interface FunctionModule {
  default?: Handler | FunctionModule;
  config?: Config;
}

/** A TypeScript file loaded as CommonJS arrives with its exports one level down. */
function unwrap(module: FunctionModule): { default?: Handler; config?: Config } {
  const inner = module.default;
  if (inner && typeof inner === 'object') return unwrap(inner);
  return { default: inner, config: module.config };
}

/**
 * Finds the function for a path; a trailing slash makes no difference, as on Netlify.
 *
 * @param pathname URL path of the request
 */
export function matchFunction(
  functions: LoadedFunction[],
  pathname: string,
): LoadedFunction | undefined {
  const bare = pathname.replace(/(?<=.)\/$/, '');
  return functions.find(({ paths }) => paths.includes(bare));
}
