import { everyValue } from '../../data/sense/problem';
import { OWN_STATIC } from '../../lib/own-static';
import { suggest, type Problem } from '../problems';
import { NO_ALT, type SiteMap } from './links';
import { lineIn, type Site } from './read-site';
import { isStaticFile } from './routes';
import { secretsIn, unfinished } from './sentences';

/** Fields that name a file of `static/`. */
const FILES = new Set(['file', 'thumbnail', 'poster', 'embedUrl', 'contentUrl', 'url']);

/** The folder with the pages of each data file's entries. */
const PLACES: Readonly<Record<string, string>> = {
  laws: 'docs',
  services: 'src/pages',
  people: 'src/pages',
};

const ICONS = `${OWN_STATIC}/img/icons.svg`;

function iconNames({ text }: Site): string[] | undefined {
  const drawings = text(ICONS)?.matchAll(/<symbol[^>]*\bid="([^"]+)"/g);
  return drawings && [...drawings].map(([, id = '']) => id);
}

function sentence(
  name: string,
  trail: readonly PropertyKey[],
  value: string,
  map: SiteMap,
  icons: readonly string[] | undefined,
): string | undefined {
  const field = String(trail.at(-1));
  if (FILES.has(field) && value.startsWith('/') && !isStaticFile(map.files, value)) {
    return `is "${value}", but there is no such file; put it in static${value}.`;
  }
  if (field === 'alt' && NO_ALT.test(value)) {
    return `is "${value}", which says nothing to those who cannot see the picture; write what it shows.`;
  }
  if (Object.hasOwn(PLACES, name) && field === 'path' && !map.routes.has(value)) {
    return (
      `is "${value}", but there is no page of this address. ` +
      `${suggest(value, [...map.routes.keys()])} Its file is to be ${PLACES[name]}${value}.md.`
    );
  }
  if (field === 'icon' && icons && !icons.includes(value)) {
    return `is "${value}", but there is no icon of this name. ${suggest(value, icons)}`;
  }
  return undefined;
}

/** Data files with the words of all languages side by side. */
const IN_THREE_LANGUAGES = new Set(['asked', 'synonyms', 'elsewhere', 'typed']);

/** Checks the pages, files and icons that data files name, and their lines for secrets and unfinished text. */
export function checkDataLinks(site: Site): Problem[] {
  const { contents, map, text } = site;
  const icons = iconNames(site);
  return Object.keys(contents).flatMap((name) => {
    const file = `src/data/${name}.json`;
    const lines = (text(file) ?? '').split('\n');
    // In lowercase, "todo" is an ordinary word in Spanish and Portuguese: "todo el dia".
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
      problems.push({
        file,
        line: lineIn(site, file, trail),
        message: `${trail.join('.')} ${message}`,
      });
    }
    return problems;
  });
}
