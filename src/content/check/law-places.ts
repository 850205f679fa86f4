import type { Area, Law } from '../../data';
import type { WrittenPlaces } from '../../laws/jurisdictions';
import type { Problem } from '../problems';
import { listFiles } from './files';
import { lineIn, type Site } from './read-site';

const PLACES = 'src/data/places.json';

/** A place with laws of its own, the name of its first law, and its towns as `areas.json` has them. */
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

/** Names of places without a law ("Maryland outside Montgomery County") in which a county with one is missing. */
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

/** Words that are said of places without a rule. */
const OTHERS = /\belsewhere\b|\bno (?:such |other )?(?:rule|law)\b|\boutside [A-Z]\w+ County\b/i;

const TABLE = /^::law-table\b/m;

/** Texts that compare the laws, and name a place with a law nowhere in their words. */
function unnamedIn(site: Site, lawful: readonly Lawful[]): Problem[] {
  const texts = ['docs', 'src/pages']
    .flatMap((folder) => listFiles(site, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: site.text(file) ?? '' }));
  const others = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (OTHERS.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  return texts
    .filter(({ text }) => TABLE.test(text))
    .flatMap(({ file, text }) =>
      lawful
        .filter(({ place, law }) => !text.includes(place) && !text.includes(`laws.${law}.`))
        .map(({ place }) => ({
          file,
          message:
            `The words of this page name ${place} nowhere, which has a law in ` +
            'src/data/laws.json. Name it, and make sure that what it says of places without a rule ' +
            `is still true: ${others.join(', ')}.`,
        })),
    );
}

/**
 * Words that count a place with a law among those without one. They may wait: an entry of a law and the words of a page
 * are two forms of the editor.
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
