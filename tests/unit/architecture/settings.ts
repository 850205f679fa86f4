import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where code reads settings, by its folder: in Netlify's build, in a function, or in a command. */
const PLACES = { src: 'build', netlify: 'functions', scripts: 'commands' } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

const NAME = /\b(?:env|environment)(?:\.|\[')([A-Z][A-Z0-9_]+)/g;
/** Matches `const { A, B: b } = process.env`, even over several lines. */
const TAKEN = /\{([^{}]*)\} = (?:process\.)?env\b/g;
const FIELD = /(?:^|,)\s*([A-Z][A-Z0-9_]+)/g;
/** Matches a field in the schema of settings. */
const CHECKED = /^ +([A-Z][A-Z0-9_]+): /gm;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the environment variables that the code reads, each with the places where it is read. */
export function settingsRead(): Map<string, Set<Place>> {
  const found = new Map<string, Set<Place>>();
  const add = (names: readonly string[], place: Place): void => {
    for (const name of names) found.set(name, new Set(found.get(name)).add(place));
  };
  const read = (file: string, place: Place): void => {
    const text = readFileSync(file, 'utf8');
    add(all(text, NAME), place);
    add(
      all(text, TAKEN).flatMap((fields) => all(fields, FIELD)),
      place,
    );
    if (file.endsWith('contact/env.ts')) add(all(text, CHECKED), place);
  };
  for (const [folder, place] of Object.entries(PLACES)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(name)) read(join(folder, name), place);
    }
  }
  read('docusaurus.config.ts', 'build');
  return found;
}

/** Returns the names of the repository's secrets and variables that workflows read. */
export function settingsOfWorkflows(): Set<string> {
  const folder = '.github/workflows';
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => all(text, /\b(?:secrets|vars)\.([A-Z_]+)/g)));
}
