import type { Law } from '../data';
import type { Stated } from '../data/schemas/known';
import { list, longDate, placeName, quantity } from '../lib/format';
import { placeWithin } from '../lib/place-within';
import { exemptionsOf, namesExemptions } from './exemptions';
import { lawFacts, noticeAround, ruleOf, validityOn } from './facts';
import type { Places } from './jurisdictions';
import { authorityOf, isUnconfirmed } from './known';
import { SIDES, type LawFacts, type Side } from './rules';

/**
 * One of those that sentences are repeated for: a law, or its side of sales or rentals, a state, a city with limits. A
 * sentence that quotes what it does not have is not said of it.
 */
export interface Spoken {
  /** What stands for it behind the `@` of a code, by the word that a text writes there. */
  readonly ids: Readonly<Record<string, string>>;
  /** The end of its address in a page. */
  readonly anchor: string;
  /** What a text can quote of it, by name: `law.validity`. */
  readonly facts: Readonly<Record<string, string | undefined>>;
  /** What a sentence can ask for beside these: `if exempt and no note`. */
  readonly marks: Readonly<Record<string, boolean>>;
  /** Who says so, by the name in `:source{of=validity}`. */
  readonly sources: Readonly<Record<string, Stated | undefined>>;
}

/** All of one kind, by the word behind the `@`. */
export type SpokenLists = Readonly<Record<SpokenWord, readonly Spoken[]>>;

/** What sentences are repeated for. Some codes have the side before the law. */
export const SPOKEN_WORDS = [
  'law',
  'law-sale',
  'law-rental',
  'sale-law',
  'lease-law',
  'state',
  'state-sale',
  'state-rental',
  'place',
] as const;
export type SpokenWord = (typeof SPOKEN_WORDS)[number];

/** What the lists are made of. */
export interface SpokenData {
  laws: Readonly<Record<string, Law>>;
  places: Places;
}

const slug = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

/** What a law says of a high result, in a home that is sold or rented. */
function fixing({ mitigation, saleMitigation }: Law, side: Side | undefined) {
  const sale = side === 'sale' ? saleMitigation : undefined;
  return {
    source: sale ?? mitigation,
    words: (sale ?? mitigation)?.text,
    level: sale || !mitigation?.required ? undefined : mitigation.level,
    isAsked: !sale && mitigation?.required === true,
    isNotAsked: !sale && mitigation?.required === false,
  };
}

/** What can be said of a law: of one side of it, or of the whole. */
function spokenLaw(
  id: string,
  law: Law,
  side: Side | undefined,
  { places: { jurisdictions } }: LawFacts,
  { laws, places }: SpokenData,
  language: string,
): Spoken {
  const enactment = side && law.enactments[side];
  const validity = side ? validityOn(law, side) : law.validity;
  const { exemptions, tenantNotice, mitigation, termination, disclosure, followUp } = law;
  const fix = fixing(law, side);
  const notice = mitigation?.level && tenantNotice;
  const around = side === 'sale' ? undefined : noticeAround(id, { laws, places });
  const words = (fact: Parameters<typeof quantity>[0] | undefined): string | undefined =>
    fact && quantity(fact, language);
  const joined = (items: readonly string[] | undefined): string | undefined =>
    items && list(items, 'and', language);
  const names = {
    jurisdiction: placeName(law.jurisdiction, language),
    'jurisdiction.of': placeWithin('of', law.jurisdiction, language),
    'jurisdiction.in': placeWithin('in', law.jurisdiction, language),
    title: law.title,
    path: law.path,
    exemptions: exemptionsOf(law),
    name: enactment?.name,
    effective: enactment && longDate(enactment.effective, language),
    covers: enactment?.appliesTo,
    validity: words(validity),
    units: law.minimumUnits && String(law.minimumUnits.value),
    exemptHomes: joined(law.exemptHomes),
    exemptPlaces: joined(law.exemptPlaces),
    whoTests: law.whoTests?.text,
    results: law.results?.text,
    leaseSigning: law.leaseSigning?.text,
    disclosure: words(disclosure),
    fixing: fix.words,
    fixLevel: words(fix.level),
    level: words(mitigation?.level),
    tenantNotice: words(notice),
    countyNotice: words(around),
    leaseEnd: law.leaseEnd?.text,
    termination: words(termination),
    followUp: words(followUp),
    terminationFrom: termination?.runsFrom,
    saleRule: law.saleRule?.text,
    change: law.rentalChange && longDate(law.rentalChange.from, language),
  };
  return {
    ids: {
      law: id,
      ...(side === 'sale' && { 'law-sale': `${id}-sale`, 'sale-law': `sale-${id}` }),
      ...(side === 'rental' && { 'law-rental': `${id}-rental`, 'lease-law': `lease-${id}` }),
    },
    anchor: [slug(law.jurisdiction), ...(side ? [side] : [])].join('-'),
    facts: Object.fromEntries(Object.entries(names).map(([name, text]) => [`law.${name}`, text])),
    marks: {
      // A sentence for one law alone.
      ...Object.fromEntries(Object.keys(laws).map((one) => [one, one === id])),
      exempt: enactment?.exempt !== undefined,
      leavesOut: side !== undefined && ruleOf(law, side)?.leavesOut === true,
      sure: side !== undefined && ruleOf(law, side)?.isExemptSure === true,
      homes: (enactment?.homes ?? enactment?.exempt) !== undefined,
      ground: enactment?.groundContact === true,
      around:
        side !== undefined &&
        Object.values(jurisdictions).some(
          ({ outside = '' }) => jurisdictions[outside]?.[side] === id,
        ),
      fixes: fix.isAsked,
      fixesNot: fix.isNotAsked,
      noRepair: (law.saleMitigation ?? mitigation)?.required === false,
      exemptSales: law.exemptSales !== undefined,
      exemptions: namesExemptions(law),
      unconfirmed: isUnconfirmed(law),
      ofCity: isUnconfirmed(law) && authorityOf(law) === 'city',
      doubtful: law.doubtfulPlaces !== undefined,
      maryland: law.state === 'MD',
    },
    sources: spokenSources(law, {
      validity,
      exemptions,
      // A sure exemption needs no word on what other texts say of other places: that stands on the law's page.
      sureExemptions: exemptions && { ...exemptions, note: undefined },
      results: law.results,
      whoTests: law.whoTests,
      leaseSigning: law.leaseSigning,
      disclosure,
      fixing: fix.source,
      tenantNotice: notice,
      leaseEnd: law.leaseEnd,
      termination,
      followUp,
      saleRule: law.saleRule,
      change: law.rentalChange,
    }),
  };
}

/** Who says so; of a law that nobody confirmed its answer says that, once. */
const spokenSources = (law: Law, sources: Spoken['sources']): Spoken['sources'] =>
  isUnconfirmed(law)
    ? Object.fromEntries(Object.entries(sources).filter(([, one]) => one?.known !== 'company'))
    : sources;

/** A state, or the District: where no rule is known, and which of its places have a law. */
function spokenState(
  id: string,
  facts: LawFacts,
  { laws, places }: SpokenData,
  language: string,
): Spoken {
  const { name = '', page } = places.jurisdictions[id] ?? {};
  const here = Object.entries(facts.places.jurisdictions).flatMap(([place, { state }]) => {
    const { sale, rental, page: own } = places.jurisdictions[place] ?? {};
    return state === id ? [sale, rental, own].map((address) => address?.split('#')[0]) : [];
  });
  const lawful = Object.values(laws).flatMap(({ path, jurisdiction }) =>
    here.includes(path) ? [placeName(jurisdiction, language)] : [],
  );
  return {
    ids: { state: id, 'state-sale': `${id}-sale`, 'state-rental': `${id}-rental` },
    anchor: id,
    facts: {
      'state.name': name,
      'state.page': page,
      'state.lawPlaces': lawful.length > 0 ? list([...new Set(lawful)], 'or', language) : undefined,
    },
    marks: {},
    sources: {},
  };
}

/** A city whose name addresses bear that lie outside it: by its name, or where towns share its law by the name of each. */
function spokenPlace(
  id: string,
  outside: string,
  { places }: SpokenData,
  language: string,
): Spoken {
  const name = places.jurisdictions[id]?.name ?? '';
  const towns = Object.keys(places.places).filter((town) => places.places[town] === id);
  return {
    ids: { place: id },
    anchor: id,
    facts: {
      'place.inside': towns.includes(name) ? name : list(towns, 'or', language),
      'place.outside': placeName(places.jurisdictions[outside]?.name ?? '', language),
    },
    marks: {},
    sources: {},
  };
}

/**
 * All that sentences can be repeated for, in the order of the data.
 *
 * @param data in the language of the texts
 * @param language in which days, lists and figures are written, such as "es-US"
 */
export function spokenLists(data: SpokenData, language: string): SpokenLists {
  const facts = lawFacts(data);
  const { jurisdictions } = facts.places;
  const on = (side?: Side): Spoken[] =>
    Object.entries(data.laws)
      .filter(([, { enactments }]) => side === undefined || enactments[side])
      .map(([id, law]) => spokenLaw(id, law, side, facts, data, language));
  const [sale, rental] = SIDES.map(on);
  const states = [...new Set(Object.values(jurisdictions).map(({ state }) => state))].map((id) =>
    spokenState(id, facts, data, language),
  );
  return {
    law: on(),
    'law-sale': sale ?? [],
    'sale-law': sale ?? [],
    'law-rental': rental ?? [],
    'lease-law': rental ?? [],
    state: states,
    'state-sale': states,
    'state-rental': states,
    place: Object.entries(jurisdictions).flatMap(([id, { outside }]) =>
      outside === undefined ? [] : [spokenPlace(id, outside, data, language)],
    ),
  };
}
