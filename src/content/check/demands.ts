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

/** The files that tools decide by. */
const FILES = ['laws', 'places', 'gazetteer', 'areas', 'radon', 'prices', 'company'] as const;

/** What these files hold, as they are written. */
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

/** A day soon on which the office is closed: what is said of one stands ready. */
function closedSoon(today: string): Notice[] {
  const day = dayFrom(addDays(today, 6), [1, 2, 3, 4, 5], []);
  return [{ from: today, until: day, text: { en: 'Closed' }, closed: { from: day, until: day } }];
}

/** What tools decide by on a day. @param written what the files hold, as JSON */
const dataOn = (today: string, written: string): Data => ({
  ...dataOf(JSON.parse(written) as Written),
  notices: closedSoon(today),
});

const listsOf = (data: SpokenData): SpokenLists =>
  spokenLists(data, LOCALES[DEFAULT_LOCALE].htmlLang);

/**
 * Every sentence that a tool says to any choice of answers, by its name.
 *
 * @param ofLaws those alone that a law can change
 */
function saidBy(tool: ToolName, today: string, data: Data, ofLaws: boolean): Set<string> {
  const names = new Set<string>();
  for (const { said } of TOOLS[tool].outcomes(today, data, ofLaws)) {
    for (const statement of said) names.add(sayingOf(statement));
  }
  return names;
}

/** A law as if it lacked something: what, and the data with it, in which no place has another law. */
interface Variant {
  law: string;
  lacks: string;
  data: Data;
  lists: SpokenLists;
}

/** All that can be said of a law. */
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
  // One place of the law, what is around it, and the states.
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

/** Each law as if it lacked something; the same for every tool. */
const variantsIn = remembered((today, written: string): Variant[] => {
  const data = dataOn(today, written);
  return Object.keys(data.laws).flatMap((law) => variantsOf(law, data));
});

const TOLD_BY_LAW: readonly ToolName[] = ['law', 'result', 'test-dates'];

/** What a tool has to say: of the data as they are, and of each law as if it lacked something. */
export interface Demand {
  said: ReadonlySet<string>;
  lists: SpokenLists;
  /** Where a law lacks something: which, and what. */
  of?: { law: string; lacks: string };
}

/** The names of what a tool says: of the data as they are, then of each variant. */
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

/** Every choice of answers takes seconds: by what the files say, so that a change of another one is none. */
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

/** What a tool has to say on a day; nothing while one of the files that it decides by is wrong itself. */
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
