import type { PickList } from '../json-schema';
import { fields, type Loose, type Nonsense } from './problem';

/** The fields that name a source. */
const CITING = new Set(['cite', 'checkedAgainst']);

/** A field that names an entry of a list: its path, and the name. */
type Naming = [path: PropertyKey[], name: string];

function citations(value: unknown, trail: PropertyKey[]): Naming[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): Naming[] => {
    const path = [...trail, Array.isArray(value) ? Number(key) : key];
    const citing = CITING.has(key) || (key === 'id' && trail.at(-2) === 'sources');
    return citing && typeof child === 'string' ? [[path, child]] : citations(child, path);
  });
}

const texts = (found: [PropertyKey[], unknown][]): Naming[] =>
  found.filter((one): one is Naming => typeof one[1] === 'string');

function priceGroups(areas: unknown): Naming[] {
  return texts(
    Object.entries(fields(fields(areas)['areas'])).map(([index, area]) => [
      ['areas', Number(index), 'group'],
      fields(area)['group'],
    ]),
  );
}

function otherLaws(laws: unknown): Naming[] {
  return Object.entries(fields(laws)).flatMap(([id, law]) =>
    texts(
      ['saleRule', 'rentalRule'].map((rule) => [
        [id, rule, 'law'],
        fields(fields(law)[rule])['law'],
      ]),
    ),
  );
}

function lawsOfPlaces(places: unknown): Naming[] {
  const named = Object.entries(fields(fields(places)['places']));
  return texts(named.map(([place, id]) => [['places', place], id]));
}

/** The counties that towns reach into (`alsoIn`). */
function countiesOfTowns(gazetteer: unknown): Naming[] {
  return Object.entries(fields(fields(gazetteer)['alsoIn'])).flatMap(([town, counties]) =>
    texts(
      Object.entries(fields(counties)).map(([at, name]) => [['alsoIn', town, Number(at)], name]),
    ),
  );
}

const spellings = (typed: unknown): Naming[] =>
  Object.entries(fields(typed)).flatMap(([language, words]) =>
    texts(
      Object.entries(fields(fields(words)['places'])).map(([typed, name]) => [
        [language, 'places', typed],
        name,
      ]),
    ),
  );

/** The counties of `gazetteer.json`, and every town of `gazetteer.json` and `places.json`. */
function geographyIn(files: Loose): { counties: string[]; towns: string[] } {
  const counties = Object.values(fields(fields(files['gazetteer'])['counties'])).map(fields);
  const named = counties.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const inside = counties.flatMap(({ towns }) => Object.values(fields(towns)).map(String));
  const known = Object.keys(fields(fields(files['places'])['places']));
  return { counties: named, towns: [...inside, ...known] };
}

/** Air prices that are extras, not the price of a county. */
const NO_GROUP = new Set(['extraDevice', 'longTerm']);

/**
 * The names that other files may refer to: sources, price groups, people, and laws together with the jurisdictions of
 * `places.json`.
 *
 * @param files the contents of all files, which need not match their schemas
 */
export function namesIn(files: Loose): Record<PickList, string[]> {
  // A line whose price is words, for example "Custom quote", cannot be a price group in the table of counties.
  const groups = Object.entries(fields(fields(files['prices'])['air'])).flatMap(([id, line]) =>
    NO_GROUP.has(id) || typeof fields(line)['price'] === 'string' ? [] : [id],
  );
  const jurisdictions = Object.keys(fields(fields(files['places'])['jurisdictions']));
  return {
    sources: Object.keys(fields(files['sources'])),
    priceGroups: [...groups, 'ask'],
    laws: [...jurisdictions, ...Object.keys(fields(files['laws']))],
    people: Object.keys(fields(files['people'])),
  };
}

/** The names that may be referred to, by list. */
interface Known extends Record<PickList, string[]> {
  ownLaws: string[];
  counties: string[];
  towns: string[];
}

interface Rule {
  /** The file that refers to the names; undefined if any file may. */
  file?: string;
  /** The file that lists the names. While it cannot be read, the rule is skipped. */
  needs: string;
  found: (content: unknown) => Naming[];
  list: keyof Known;
  /** Completes "it should be ...". */
  words: (known: Known) => string;
}

const RULES: readonly Rule[] = [
  {
    needs: 'sources',
    found: (content) => citations(content, []),
    list: 'sources',
    words: () => 'the name of a source in src/data/sources.json',
  },
  {
    file: 'areas',
    needs: 'prices',
    found: priceGroups,
    list: 'priceGroups',
    words: (known) =>
      `a price group: ${known.priceGroups.slice(0, -1).join(', ')}, or "ask" where it is ` +
      'not set yet. For a new price group, add its line to "air" in src/data/prices.json',
  },
  {
    file: 'laws',
    needs: 'laws',
    found: otherLaws,
    list: 'ownLaws',
    words: ({ ownLaws }) => `a law of this file: ${ownLaws.join(', ')}`,
  },
  {
    file: 'gazetteer',
    needs: 'gazetteer',
    found: countiesOfTowns,
    list: 'counties',
    words: () => 'one of the "counties" of this file',
  },
  {
    file: 'typed',
    needs: 'gazetteer',
    found: spellings,
    list: 'towns',
    words: () => 'a place of src/data/places.json or a town of src/data/gazetteer.json',
  },
  {
    file: 'places',
    needs: 'laws',
    found: lawsOfPlaces,
    list: 'laws',
    words: ({ laws, ownLaws }) =>
      `a law of src/data/laws.json (${ownLaws.join(', ')}) or one of "jurisdictions": ` +
      laws.slice(0, -ownLaws.length).join(', '),
  },
];

/**
 * References to names that do not exist: sources, price groups, laws, counties, places.
 *
 * @param file name of the data file that refers to them, without `.json`
 * @param files the contents of all files, which need not match their schemas; if one is missing, references to it are
 *   not checked
 */
export function unknownNames(file: string, files: Loose): Nonsense[] {
  const ownLaws = Object.keys(fields(files['laws']));
  const known: Known = { ...namesIn(files), ownLaws, ...geographyIn(files) };
  return RULES.filter(
    (rule) => (rule.file ?? file) === file && files[rule.needs] !== undefined,
  ).flatMap(({ found, list, words }) =>
    found(files[file])
      .filter(([, name]) => !known[list].includes(name))
      .map(([path, name]) => ({ path, message: `is "${name}", but it should be ${words(known)}` })),
  );
}
