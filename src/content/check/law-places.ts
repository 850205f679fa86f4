import type { Area, Law } from '../../data';
import type { WrittenPlaces } from '../../laws/jurisdictions';
import type { Problem } from '../problems';
import { listFiles } from './files';
import { lineIn, type Site } from './read-site';

const PLACES = 'src/data/places.json';

/** A place with laws of its own, the id of its first law, and its towns in `areas.json`. */
interface Lawful {
  place: string;
  law: string;
  state: string;
  towns: readonly string[];
}

function lawfulPlaces(laws: Readonly<Record<string, Law>>, areas: readonly Area[]): Lawful[] {
  const found = new Map<string, Lawful>();
  for (const [law, { jurisdiction: place, state }] of Object.entries(laws)) {
    const { towns = [] } = areas.find(({ name }) => name === place) ?? {};
    if (!found.has(place)) found.set(place, { place, law, state, towns });
  }
  return [...found.values()];
}

/** Finds names of places without a law ("Maryland outside Montgomery County") that leave out a county with one. */
function unnamedOutside(written: WrittenPlaces, lawful: readonly Lawful[], site: Site): Problem[] {
  const isInside = ({ place }: Lawful): boolean =>
    lawful.some(({ towns }) => towns.includes(place));
  return Object.entries(written.jurisdictions).flatMap(([id, { name, state, page }]): Problem[] => {
    if (page === undefined) return [];
    return lawful
      .filter((one) => one.state === state && !name.includes(one.place) && !isInside(one))
      .map(({ place }) => ({
        file: PLACES,
        line: lineIn(site, PLACES, ['jurisdictions', id, 'name']),
        message:
          `jurisdictions.${id}.name is "${name}", of which the site says that it knows no rule, ` +
          `but src/data/laws.json has a law of ${place}. Name it here, such as "${name} and ` +
          `${place}"; or where it is a town of a county with a law, add it to the "towns" of ` +
          'that county in src/data/areas.json.',
      }));
  });
}

/** Says that no place has a rule except those named nearby. */
const NO_OTHERS = /\b(?:any|no) (?:such |other )?(?:rules?|laws?) (?:any|else)where\b/i;

const TABLE = /^::law-table\b/m;

/** Splits a text at its headings. The lines above the first heading are the first part. */
function partsOf(text: string): { line: number; words: string }[] {
  const parts = [{ line: 1, words: '' }];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^#{1,6} /.test(line)) parts.push({ line: index + 1, words: '' });
    const part = parts.at(-1);
    if (part) part.words += `${line}\n`;
  }
  return parts;
}

const unnamed = (words: string, lawful: readonly Lawful[]): Lawful[] =>
  lawful.filter(({ place, law }) => !words.includes(place) && !words.includes(`laws.${law}.`));

/** Finds parts of a text that say no other place has a rule, but do not name every place with a law. */
function denialsIn(file: string, text: string, lawful: readonly Lawful[]): Problem[] {
  return partsOf(text).flatMap(({ line, words }): Problem[] => {
    const at = words.search(NO_OTHERS);
    if (at < 0) return [];
    return unnamed(words, lawful).map(({ place }) => ({
      file,
      line: line + words.slice(0, at).split('\n').length - 1,
      message:
        `This says that there is no such rule elsewhere, but src/data/laws.json has a law of ` +
        `${place}, which is not named here. Name it beside the others.`,
    }));
  });
}

/** Finds texts with the table of laws that never name a place with a law, and parts that deny a law that exists. */
function unnamedIn(site: Site, lawful: readonly Lawful[]): Problem[] {
  return ['docs', 'src/pages']
    .flatMap((folder) => listFiles(site, folder))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file): Problem[] => {
      const text = site.text(file) ?? '';
      const compared = TABLE.test(text) ? unnamed(text, lawful) : [];
      return [
        ...compared.map(({ place }) => ({
          file,
          message: `The words of this page name ${place} nowhere, which has a law in src/data/laws.json. Name it.`,
        })),
        ...denialsIn(file, text, lawful),
      ];
    });
}

/**
 * Finds words that count a place with a law among those without one. They may wait, because a law's entry and the words
 * of a page are two forms of the editor.
 */
export function checkLawPlaces(site: Site): Problem[] {
  const { laws, places, areas } = site.contents as {
    laws?: Record<string, Law>;
    places?: WrittenPlaces;
    areas?: { areas: Area[] };
  };
  if (!laws || !places || !areas) return [];
  const lawful = lawfulPlaces(laws, areas.areas);
  return [...unnamedOutside(places, lawful, site), ...unnamedIn(site, lawful)];
}
