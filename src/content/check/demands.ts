import type { Areas, Company, Gazetteer, Law, Notice, Prices, Radon } from '../../data/schema';
import { optionalIn, without } from '../../laws/lacking';
import { placesWithLaws, type WrittenPlaces } from '../../laws/jurisdictions';
import { spokenLists, type SpokenData, type SpokenLists } from '../../laws/spoken';
import { DEFAULT_LOCALE, LOCALES } from '../../languages/locales';
import { addDays } from '../../tools/day';
import { sayingOf } from '../../tools/outcome';
import { TOOLS, type ToolData, type ToolName } from '../../tools/tools';
import { dayFrom } from '../../tools/workdays';
import { remembered } from '../remembered';
import { keepNothing, type Keep } from '../keep';
import type { Site } from './read-site';

type Data = ToolData & SpokenData;

/** The data files that tools base their answers on. */
const FILES = ['laws', 'places', 'gazetteer', 'areas', 'radon', 'prices', 'company'] as const;

/** The parsed content of these files. */
interface Written {
  laws: Record<string, Law>;
  places: WrittenPlaces;
  gazetteer: Gazetteer;
  areas: Areas;
  radon: Radon;
  prices: Prices;
  company: Company;
}

function dataOf({ laws, places, gazetteer, areas, radon, prices, company }: Written): Data {
  const all = placesWithLaws(places, laws, [...areas.areas, ...gazetteer.counties]);
  return { laws, places: all, areas, radon, prices, company };
}

/**
 * A notice that closes the office on a weekday about six days away, so that the sentences about closed days are
 * required too.
 */
function closedSoon(today: string): Notice[] {
  const day = dayFrom(addDays(today, 6), [1, 2, 3, 4, 5], []);
  return [{ from: today, until: day, text: { en: 'Closed' }, closed: { from: day, until: day } }];
}

/**
 * The data for tools on a given day.
 * @param written the content of the files, as JSON
 */
const dataOn = (today: string, written: string): Data => ({
  ...dataOf(JSON.parse(written) as Written),
  notices: closedSoon(today),
});

const listsOf = (data: SpokenData): SpokenLists =>
  spokenLists(data, LOCALES[DEFAULT_LOCALE].htmlLang);

/**
 * The names of all sentences that a tool says for any combination of answers.
 *
 * @param ofLaws only what a law can change
 */
function saidBy(tool: ToolName, today: string, data: Data, ofLaws: boolean): Set<string> {
  const names = new Set<string>();
  for (const { said } of TOOLS[tool].outcomes(today, data, ofLaws)) {
    for (const statement of said) names.add(sayingOf(statement));
  }
  return names;
}

/** A law with optional fields left out, and the data with it. The data have only the places near that law. */
interface Variant {
  law: string;
  lacks: string;
  data: Data;
  lists: SpokenLists;
}

/** Everything that can be said of a law, as JSON to compare. */
const ofLaw = (id: string, lists: SpokenLists): string =>
  JSON.stringify(
    (['law', 'law-sale', 'law-rental'] as const).map((word) =>
      lists[word].find(({ ids }) => ids['law'] === id),
    ),
  );

function variantsOf(id: string, data: Data): Variant[] {
  const law = data.laws[id]!;
  const optional = optionalIn(law);
  const all = Object.entries(data.places.jurisdictions);
  const [place] = all.filter(([, { sale, rental }]) =>
    [sale, rental].some((address) => address?.split('#')[0] === law.path),
  );
  // One place where the law applies, the place around it, and the states.
  const near = all.filter(
    ([one, { within }]) => one === place?.[0] || one === place?.[1].outside || within,
  );
  const places = { ...data.places, jurisdictions: Object.fromEntries(near) };
  const whole = ofLaw(id, listsOf({ laws: data.laws, places }));
  return [...optional.map((key) => [key]), optional].flatMap((lacks) => {
    const laws = { ...data.laws, [id]: without(law, lacks) };
    const lists = listsOf({ laws, places });
    if (ofLaw(id, lists) === whole) return [];
    return {
      law: id,
      lacks: lacks.length === 1 ? `"${lacks[0]}"` : 'everything that it need not have',
      data: { ...data, laws, places },
      lists,
    };
  });
}

/** The variants of every law; the same for every tool. */
const variantsIn = remembered((today, written: string): Variant[] => {
  const data = dataOn(today, written);
  return Object.keys(data.laws).flatMap((law) => variantsOf(law, data));
});

const TOLD_BY_LAW: readonly ToolName[] = ['law', 'result', 'test-dates'];

/** What a tool has to say with the data as they are, or with a law that lacks optional fields. */
export interface Demand {
  said: ReadonlySet<string>;
  lists: SpokenLists;
  /** The law, and the fields that it lacks, if any. */
  of?: { law: string; lacks: string };
}

/** The names of what a tool says: with the data as they are, then with each variant. */
function saidOf(
  tool: ToolName,
  today: string,
  data: Data,
  variants: readonly Variant[],
): string[][] {
  return [
    [...saidBy(tool, today, data, false)],
    ...variants.map(({ law, data: poorer }) =>
      [...saidBy(tool, today, poorer, true)].filter((one) => /@/.test(one) && one.includes(law)),
    ),
  ];
}

/**
 * Trying every combination of answers takes seconds, so the result is kept by the content of the files: editing other
 * files costs nothing.
 */
const demandsFor = remembered((tool, today: string, written: string, keep: Keep): Demand[] => {
  const data = dataOn(today, written);
  const name = tool as ToolName;
  const variants = TOLD_BY_LAW.includes(name) ? variantsIn(today, written) : [];
  const [whole = [], ...ofLaws] = keep(`${tool} ${today} ${written}`, () =>
    saidOf(name, today, data, variants),
  );
  return [
    { said: new Set(whole), lists: listsOf(data) },
    ...variants.map(({ law, lacks, lists }, at): Demand => ({
      said: new Set(ofLaws[at]),
      lists,
      of: { law, lacks },
    })),
  ];
});

/** What a tool has to say on a day; empty while one of the files that it needs is wrong. */
export function demandsOf(
  tool: string,
  today: string,
  contents: Site['contents'],
  keep = keepNothing,
): Demand[] {
  if (FILES.some((name) => contents[name] === undefined)) return [];
  const written = Object.fromEntries(FILES.map((name) => [name, contents[name]]));
  return demandsFor(tool, today, JSON.stringify(written), keep);
}
