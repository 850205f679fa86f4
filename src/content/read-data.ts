import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../data/json';
import { createFacts, FACT_FILES, type Facts } from './facts';
import { ContentError } from './problems';

/**
 * Reads one JSON file of `src/data`.
 * @throws ContentError naming file and line when the file is missing or is not JSON.
 */
export function readData(siteDir: string, name: string): unknown {
  const file = `src/data/${name}.json`;
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    throw new ContentError([{ file, message: 'The file is missing.' }]);
  }
  const { value, problems } = readJson(text);
  if (value === undefined) {
    throw new ContentError(
      problems.map(({ line, message }) => ({ file, line, message: `${message}.` })),
    );
  }
  return value;
}

/** Reads the facts of a site folder. @throws ContentError as {@link readData} does. */
export function loadFacts(siteDir: string): Facts {
  return createFacts(Object.fromEntries(FACT_FILES.map((name) => [name, readData(siteDir, name)])));
}
