import { withBase } from '../lib/base';

/** Where the build puts the texts, below the base of the language. */
export const FOLDER = 'search-index';

/**
 * The files: what most people look for; the articles and rarer questions, which may become many; and what the field of
 * the home page reads a town, a result or a day by.
 */
export const FILES = { main: 'main.json', later: 'later.json', direct: 'direct.json' } as const;

/** A host that says nothing for so many milliseconds says nothing at all; what has begun to come may take its time. */
const LONGEST = 10_000;

/** Loads one of them. @throws Error where it does not come, or not in ten seconds */
export async function loadFile<Of>(name: string): Promise<Of> {
  const waiting = new AbortController();
  const end = setTimeout(() => waiting.abort(), LONGEST);
  const response = await fetch(withBase(`/${FOLDER}/${name}`), { signal: waiting.signal }).finally(
    () => clearTimeout(end),
  );
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return (await response.json()) as Of;
}
