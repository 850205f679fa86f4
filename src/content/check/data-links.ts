import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../data/json';
import { everyValue } from '../../data/sense/problem';
import { suggest, type Problem } from '../problems';
import { NO_ALT, type SiteMap } from './links';
import { isStaticFile } from './routes';
import { secretsIn, unfinished } from './sentences';

/** Fields that name a file of `static/`. */
const FILES = new Set(['file', 'thumbnail', 'embedUrl', 'contentUrl', 'url']);

/** The folders in which the pages of entries lie. */
const PLACES: Readonly<Record<string, string>> = {
  laws: 'docs',
  services: 'src/pages',
  people: 'src/pages',
};

const ICONS = 'static/img/icons.svg';

function iconNames(siteDir: string): string[] | undefined {
  const file = path.join(siteDir, ICONS);
  if (!existsSync(file)) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(/<symbol[^>]*\bid="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );
}

function sentence(
  name: string,
  trail: readonly PropertyKey[],
  value: string,
  map: SiteMap,
  icons: readonly string[] | undefined,
): string | undefined {
  const field = String(trail.at(-1));
  if (FILES.has(field) && value.startsWith('/') && !isStaticFile(map.siteDir, value)) {
    return `is "${value}", but there is no such file; put it in static${value}`;
  }
  if (field === 'alt' && NO_ALT.test(value)) {
    return `is "${value}", which says nothing to those who cannot see the picture; write what it shows`;
  }
  if (Object.hasOwn(PLACES, name) && field === 'path' && !map.routes.has(value)) {
    return `is "${value}", but there is no page of this address. ${suggest(value, [...map.routes.keys()])} Its file is to be ${PLACES[name]}${value}.md`;
  }
  if (field === 'icon' && icons && !icons.includes(value)) {
    return `is "${value}", but there is no icon of this name. ${suggest(value, icons)}`;
  }
  return undefined;
}

/** Files that have the words of all languages side by side. */
const IN_THREE_LANGUAGES = new Set(['asked', 'synonyms', 'elsewhere', 'typed']);

/**
 * Checks what data files name outside themselves (pages, files, icons), and their lines for what nobody should read.
 * @param contents of the files whose form is right
 */
export function checkDataLinks(
  contents: Readonly<Record<string, unknown>>,
  map: SiteMap,
): Problem[] {
  const icons = iconNames(map.siteDir);
  return Object.keys(contents).flatMap((name) => {
    const file = `src/data/${name}.json`;
    const text = readFileSync(path.join(map.siteDir, file), 'utf8');
    const lines = text.split('\n');
    const { lineOf } = readJson(text);
    // In small letters it is a word like others there: "todo el dia".
    const isWord = IN_THREE_LANGUAGES.has(name);
    const notes = unfinished(isWord ? lines.map((line) => line.replace(/\btodo\b/g, '')) : lines);
    const problems: Problem[] = [...secretsIn(lines), ...notes].map((problem) => ({
      file,
      ...problem,
    }));
    for (const [trail, value] of everyValue(contents[name])) {
      const message =
        typeof value === 'string' ? sentence(name, trail, value, map, icons) : undefined;
      if (message === undefined) continue;
      problems.push({ file, line: lineOf(trail), message: `${trail.join('.')} ${message}.` });
    }
    return problems;
  });
}
