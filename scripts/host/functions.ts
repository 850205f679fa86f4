import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Context } from '@netlify/functions';
import { build } from 'esbuild';

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
  /** Everything the bundled function declares to Netlify. */
  config: object;
}

/**
 * Loads all functions of a folder.
 *
 * @param directory the functions folder; a missing folder has no functions
 * @throws Error with file and remedy if a file cannot be bundled, has no default handler or has a path that this host
 *   cannot match
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
  const modules = await importBundled(names);
  return names.map((file, index) => readFunction(file, modules[index] ?? {}));
}

function readFunction(
  file: string,
  { default: handler, config = {} }: FunctionModule,
): LoadedFunction {
  const { name } = parse(file);
  if (typeof handler !== 'function') {
    throw new Error(`${file}: export the handler as default: (request, context) => Response.`);
  }
  const paths = config.schedule ? [] : [config.path ?? `/.netlify/functions/${name}`].flat();
  const pattern = paths.find((value) => /[*:(){}?]/.test(value));
  if (pattern) {
    throw new Error(
      `${file}: the local host matches literal paths alone; "${pattern}" is a pattern.`,
    );
  }
  return { name, handler, paths, schedule: config.schedule, config };
}

interface FunctionModule {
  default?: Handler;
  config?: { path?: string | string[]; schedule?: string };
}

/**
 * Bundles functions with esbuild, as Netlify does, and loads the bundles; in one go, because they share most of their
 * imports. Every host gets its own copies, which read the host's variables when they load.
 */
async function importBundled(files: string[]): Promise<FunctionModule[]> {
  const directory = await mkdtemp(join(tmpdir(), 'functions-'));
  try {
    await build({
      entryPoints: files,
      outdir: directory,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      sourcemap: 'inline',
      logLevel: 'silent', // the error says what is wrong
    });
    const load = createRequire(join(directory, 'index.cjs'));
    return files.map((file) => load(`./${parse(file).name}.cjs`) as FunctionModule);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * Finds the function for a path; a trailing slash makes no difference, as on Netlify.
 *
 * @param pathname URL path of the request
 * @returns undefined if no function has the path
 */
export function matchFunction(
  functions: LoadedFunction[],
  pathname: string,
): LoadedFunction | undefined {
  const bare = pathname.replace(/(?<=.)\/$/, '');
  return functions.find(({ paths }) => paths.includes(bare));
}
