import type { Law } from '../data';
import type { Stated } from '../data/schemas/known';
import { list, longDate, placeName, quantity } from '../lib/format';
import { placeWithin } from '../lib/place-within';
import { exemptionsOf, namesExemptions } from './exemptions';
import { noticeAround, ruleOf, validityOn, type LawData } from './facts';
import { authorityOf, isUnconfirmed } from './known';
import type { LawFacts, Side } from './rules';

/** A law as a whole, or one side of it. */
export interface OfLaw {
  id: string;
  law: Law;
  side: Side | undefined;
}

/** Returns what a law says about fixing a high result in a home that is sold or rented. */
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

/**
 * Returns the values of a law that a text can quote, by name; a value is undefined if the law lacks it.
 *
 * @param language for days, lists and figures, for example "es-US"
 */
export function quotesOf(
  { id, law, side }: OfLaw,
  data: LawData,
  language: string,
): Record<string, string | undefined> {
  const enactment = side && law.enactments[side];
  const { mitigation, termination } = law;
  const fix = fixing(law, side);
  const words = (fact: Parameters<typeof quantity>[0] | undefined): string | undefined =>
    fact && quantity(fact, language);
  const joined = (items: readonly string[] | undefined): string | undefined =>
    items && list(items, 'and', language);
  return {
    jurisdiction: placeName(law.jurisdiction, language),
    'jurisdiction.of': placeWithin('of', law.jurisdiction, language),
    'jurisdiction.in': placeWithin('in', law.jurisdiction, language),
    title: law.title,
    path: law.path,
    exemptions: exemptionsOf(law),
    name: enactment?.name,
    effective: enactment && longDate(enactment.effective, language),
    covers: enactment?.appliesTo,
    validity: words(validityOf(law, side)),
    units: law.minimumUnits && String(law.minimumUnits.value),
    exemptHomes: joined(law.exemptHomes),
    exemptPlaces: joined(law.exemptPlaces),
    whoTests: law.whoTests?.text,
    results: law.results?.text,
    leaseSigning: law.leaseSigning?.text,
    disclosure: words(law.disclosure),
    fixing: fix.words,
    fixLevel: words(fix.level),
    level: words(mitigation?.level),
    tenantNotice: words(noticeOf(law)),
    countyNotice: words(side === 'sale' ? undefined : noticeAround(id, data)),
    leaseEnd: law.leaseEnd?.text,
    termination: words(termination),
    followUp: words(law.followUp),
    terminationFrom: termination?.runsFrom,
    saleRule: law.saleRule?.text,
    change: law.rentalChange && longDate(law.rentalChange.from, language),
  };
}

/**
 * Returns the conditions that a sentence can test in addition to {@link quotesOf}, by name.
 *
 * @param ids of all laws, each a condition that is true for that law only
 */
export function marksOf(
  { id, law, side }: OfLaw,
  ids: readonly string[],
  { places: { jurisdictions } }: LawFacts,
): Record<string, boolean> {
  const enactment = side && law.enactments[side];
  const rule = side && ruleOf(law, side);
  const fix = fixing(law, side);
  return {
    ...Object.fromEntries(ids.map((one) => [one, one === id])),
    exempt: enactment?.exempt !== undefined,
    leavesOut: rule?.leavesOut === true,
    sure: rule?.isExemptSure === true,
    homes: (enactment?.homes ?? enactment?.exempt) !== undefined,
    ground: enactment?.groundContact === true,
    around:
      side !== undefined &&
      Object.values(jurisdictions).some(
        ({ outside = '' }) => jurisdictions[outside]?.[side] === id,
      ),
    fixes: fix.isAsked,
    fixesNot: fix.isNotAsked,
    noRepair: (law.saleMitigation ?? law.mitigation)?.required === false,
    exemptSales: law.exemptSales !== undefined,
    exemptions: namesExemptions(law),
    unconfirmed: isUnconfirmed(law),
    ofCity: isUnconfirmed(law) && authorityOf(law) === 'city',
    doubtful: law.doubtfulPlaces !== undefined,
    maryland: law.state === 'MD',
  };
}

/**
 * Returns the rule that supports each value, by name. For a law that nobody confirmed, the company's own information is
 * left out, because the answer says so once for the whole law.
 */
export function sourcesOf({ law, side }: OfLaw): Record<string, Stated | undefined> {
  const { exemptions } = law;
  const sources: Record<string, Stated | undefined> = {
    validity: validityOf(law, side),
    exemptions,
    // A sure exemption needs no note about what other texts say; the law's page has it.
    sureExemptions: exemptions && { ...exemptions, note: undefined },
    results: law.results,
    whoTests: law.whoTests,
    leaseSigning: law.leaseSigning,
    disclosure: law.disclosure,
    fixing: fixing(law, side).source,
    tenantNotice: noticeOf(law),
    leaseEnd: law.leaseEnd,
    termination: law.termination,
    followUp: law.followUp,
    saleRule: law.saleRule,
    change: law.rentalChange,
  };
  return isUnconfirmed(law)
    ? Object.fromEntries(Object.entries(sources).filter(([, one]) => one?.known !== 'company'))
    : sources;
}

/** Returns how long a test counts for one side, or for the law as a whole. */
const validityOf = (law: Law, side: Side | undefined): Law['validity'] =>
  side ? validityOn(law, side) : law.validity;

/** Returns how long a tenant has to report a result, or undefined if the law sets no level. */
const noticeOf = ({ mitigation, tenantNotice }: Law): Law['tenantNotice'] =>
  mitigation?.level && tenantNotice;
