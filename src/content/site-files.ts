import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { readJson, type ReadJson } from '../data/json';
import { remembered } from './remembered';

/**
 * The files of a site as they stood when it was read. Each is read once, when it is first asked for; all are named from
 * the project folder, with forward slashes.
 */
export interface SiteFiles {
  siteDir: string;
  /** Whether there is a file or a folder. */
  has: (file: string) => boolean;
  /** Every file below a folder, in order, hidden ones too; none where there is no such folder. */
  list: (folder: string) => readonly string[];
  /** What lies in a folder itself. @throws Error where it is missing */
  inside: (folder: string) => readonly Dirent[];
  /** What a file holds. @throws Error where it is missing */
  bytes: (file: string) => Buffer;
  /** The text of a file; undefined where it is missing. */
  text: (file: string) => string | undefined;
  /** What a file of JSON holds, and where; undefined where it is missing. */
  json: (file: string) => ReadJson | undefined;
}

const parsed = remembered((_file, text: string) => readJson(text));

/** A function that answers each question once. */
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
