import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { readJson, type ReadJson } from '../data/json';
import { remembered } from './remembered';

/**
 * The files of a site. Each is read once, on first use, and later changes are not seen. Names are paths from the
 * project folder, with forward slashes.
 */
export interface SiteFiles {
  siteDir: string;
  /** True if there is a file or a folder of this name. */
  has: (file: string) => boolean;
  /** Every file below a folder, sorted, including hidden ones; empty if there is no such folder. */
  list: (folder: string) => readonly string[];
  /**
   * The entries directly in a folder.
   * @throws Error if it is missing
   */
  inside: (folder: string) => readonly Dirent[];
  /**
   * The content of a file.
   * @throws Error if it is missing
   */
  bytes: (file: string) => Buffer;
  /** The text of a file, or undefined if it is missing. */
  text: (file: string) => string | undefined;
  /** The parsed content of a JSON file, or undefined if it is missing. */
  json: (file: string) => ReadJson | undefined;
}

const parsed = remembered((_file, text: string) => readJson(text));

/** Caches a function by its argument. */
function once<T>(answer: (question: string) => T): (question: string) => T {
  const answers = new Map<string, T>();
  return (question) => {
    if (!answers.has(question)) answers.set(question, answer(question));
    return answers.get(question) as T;
  };
}

/** The files of a site folder, none of them read yet. */
export function filesOf(siteDir: string): SiteFiles {
  const full = (file: string): string => path.join(siteDir, file);
  const has = once((file) => existsSync(full(file)));
  const bytes = once((file) => readFileSync(full(file)));
  const text = once((file) => (has(file) ? bytes(file).toString('utf8') : undefined));
  return {
    siteDir,
    has,
    bytes,
    text,
    inside: once((folder) => readdirSync(full(folder), { withFileTypes: true })),
    list: once((folder) =>
      has(folder)
        ? readdirSync(full(folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
            .map((file) => file.split(path.sep).join('/'))
            .sort()
        : [],
    ),
    json: once((file) => {
      const typed = text(file);
      return typed === undefined ? undefined : parsed(file, typed);
    }),
  };
}
