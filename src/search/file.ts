import { withBase } from '../lib/base';

/** Folder of the search's files, below the base of the language. */
export const FOLDER = 'search-index';

/**
 * The files: what most people look for; the articles and rarer questions, which may become many; and what the field of
 * the home page needs to read a town, a result or a day.
 */
export const FILES = { main: 'main.json', later: 'later.json', direct: 'direct.json' } as const;

/** Milliseconds to wait for a response to start; one that has started may take its time. */
const LONGEST = 10_000;

/** Loads one of {@link FILES}. @throws Error if it does not come, or does not start within ten seconds */
export async function loadFile<Of>(name: string): Promise<Of> {
  const waiting = new AbortController();
  const end = setTimeout(() => waiting.abort(), LONGEST);
  const response = await fetch(withBase(`/${FOLDER}/${name}`), { signal: waiting.signal }).finally(
    () => clearTimeout(end),
  );
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return (await response.json()) as Of;
}
