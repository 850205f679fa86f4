import { closest, distance } from 'fastest-levenshtein';
import { schemas } from '../data/schema';
import type { Quantity } from '../data/fields';
import { valueAt } from '../data/sense/problem';
import { figure, list, placeName, usd } from '../lib/format';
import { hoursInWords, type Span } from '../lib/hours';
import { daysInWords } from '../lib/weekdays';
import { DEFAULT_LOCALE, LOCALES } from '../languages/locales';
import { priceGroups } from '../lib/prices';
import { collectTexts } from './fact-texts';

/** The data files that texts can quote. */
export const FACT_FILES = [
  'company',
  'people',
  'prices',
  'areas',
  'radon',
  'laws',
  'statutes',
  'sources',
  'practice',
  'services',
  'glossary',
] as const;

type FactFile = (typeof FACT_FILES)[number];

/** A quoted fact; its first group is the name. */
export const QUOTE = /\{\{([^{}]*)\}\}/g;

/** The facts of `src/data`, by dotted name: `prices.air.montgomery` is "$165". */
export interface Facts {
  /** Every name that can be quoted, in the order of the files, with derived facts last. */
  names: readonly string[];
  /** The text for a name, or one sentence on why it cannot be quoted. */
  look(name: string): { text: string } | Unknown;
}

/** Why a name cannot be quoted, and the data file in which it was looked up. */
interface Unknown {
  problem: string;
  needs?: string | undefined;
}

function nearest(name: string, names: readonly string[]): string {
  const inside = names.filter((known) => known.startsWith(`${name}.`));
  if (inside.length > 0) {
    return `It is a group; quote one fact of it, for example {{ ${inside[0]} }}`;
  }
  const ranked = [...names].sort((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  return ranked.length > 0 && distance(name, closest(name, ranked)) <= name.length
    ? `The nearest names are ${list(ranked)}`
    : '.github/guide/facts.md lists the facts';
}

/** Why a name is no fact. */
function unknown(name: string, names: readonly string[], files: Record<string, unknown>): string {
  const isGroup = names.some((known) => known.startsWith(`${name}.`));
  return valueAt(files, name.split('.')) !== undefined && !isGroup
    ? `"${name}" is no fact for texts: programs use it, and it cannot be quoted. ` +
        '.github/guide/facts.md lists the facts.'
    : `There is no fact named "${name}"${entryGone(name, files)}. ${nearest(name, names)}.`;
}

/** Says that the law, service or person in the name of a fact does not exist. */
function entryGone(name: string, files: Record<string, unknown>): string {
  const [file = '', entry = ''] = name.split('.');
  const isEntry = ['laws', 'services', 'people'].includes(file) && file in files;
  return isEntry && valueAt(files, [file, entry]) === undefined
    ? `: src/data/${file}.json has no "${entry}"; if it was removed, take out what quotes it`
    : '';
}

interface Derivable {
  laws?: Record<string, { jurisdiction?: string }>;
  prices?: { air?: Record<string, number> };
  radon?: { actionLevel?: { air?: Quantity; water?: Quantity } };
  company?: {
    openingHours?: { office?: readonly Span[]; contactDays?: string };
    paymentAccepted?: readonly string[];
  };
}

/** The prices of an air test with one device, one for each price group; empty if either file is not valid. */
function firstDevice(files: Record<string, unknown>): number[] {
  const prices = schemas.prices.safeParse(files['prices']);
  const areas = schemas.areas.safeParse(files['areas']);
  if (!prices.success || !areas.success) return [];
  return priceGroups(prices.data, areas.data).map(({ price }) => price);
}

/** Adds facts that follow from others: sums, multiples of levels, hours and ways to pay in words. */
function deriveFacts(
  files: Record<string, unknown>,
  into: Map<string, string>,
  language: string,
): void {
  const { laws, prices, radon, company } = files as Derivable;
  const air = prices?.air ?? {};
  for (const group of ['montgomery', 'surrounding', 'other']) {
    const [first, extra] = [air[group], air['extraDevice']];
    if (!first || !extra) continue;
    into.set(`prices.twoDevices.${group}`, usd(first + extra));
    into.set(`prices.threeDevices.${group}`, usd(first + 2 * extra));
  }
  const { water } = radon?.actionLevel ?? {};
  if (water) {
    const twice = figure({ ...water, value: 2 * water.value }, language);
    into.set('radon.actionLevel.twice.water', twice);
  }
  if (Array.isArray(company?.openingHours?.office)) {
    into.set('company.officeHours', hoursInWords(company.openingHours.office, language));
    into.set(
      'company.openingHours.contactDays',
      daysInWords(company.openingHours.contactDays ?? '', language),
    );
  }
  const places = Object.values(laws ?? {}).map(({ jurisdiction }) => jurisdiction);
  const named = [...new Set(places)].filter((place) => place !== undefined);
  const inWords = named.map((place) => placeName(place, language));
  into.set('areas.lawPlaces', list(inWords, 'and', language));
  const first = firstDevice(files);
  if (first.length > 0) {
    into.set('prices.firstDevice.least', usd(Math.min(...first)));
    into.set('prices.firstDevice.most', usd(Math.max(...first)));
  }
  if (Array.isArray(company?.paymentAccepted)) {
    into.set('company.paymentWords', list(company.paymentAccepted, 'or', language).toLowerCase());
  }
}

/** How deep facts may quote facts: a sentence quotes a sum, which quotes figures. */
const DEPTH = 3;

/**
 * Fills in the facts that other facts quote (`practice.json`, `glossary.json`). Whatever stays in braces is reported
 * when it is quoted.
 */
function quoteEachOther(texts: Map<string, string>): void {
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const [name, text] of texts) {
      const quoted = text.replace(
        QUOTE,
        (quote, inner: string) => texts.get(inner.trim()) ?? quote,
      );
      texts.set(name, quoted);
    }
  }
}

/** The data file that a name begins with, or undefined if it begins with none. */
function fileOf(name: string): string | undefined {
  return FACT_FILES.find((file) => file === name.split('.')[0]);
}

/** Why the text of a fact cannot be printed, or undefined if it can. */
function unprintable(name: string, text: string): Unknown | undefined {
  const file = `src/data/${fileOf(name)}.json`;
  if (text.trim() === '') {
    return { problem: `The fact "${name}" is empty in ${file}, so nothing would be printed.` };
  }
  const braces = /\{\{\s*([^{}]*?)\s*\}\}/.exec(text)?.[1];
  return braces === undefined
    ? undefined
    : {
        problem: `The fact "${name}" quotes "${braces}", which is no fact; mend it in ${file}.`,
        needs: fileOf(braces),
      };
}

/**
 * Builds the facts from the parsed data files, keyed by file name without `.json`. Their schemas say which fields are
 * facts and how each reads (`quotable`); for a quantity, `.value` is the number without its unit.
 *
 * @param language of the texts, for example "en-US"
 */
export function createFacts(
  files: Record<string, unknown>,
  language: string = LOCALES[DEFAULT_LOCALE].htmlLang,
): Facts {
  const texts = new Map<string, string>();
  for (const [file, content] of Object.entries(files)) {
    collectTexts(schemas[file as FactFile], content, [file], texts, language);
  }
  deriveFacts(files, texts, language);
  quoteEachOther(texts);
  const names = [...texts.keys()];
  // Cached, because sentences of tools keep quoting names that no file has, and each lookup compares all names.
  const unknowns = new Map<string, Unknown>();
  return {
    names,
    look(name) {
      const text = texts.get(name);
      if (text !== undefined) return unprintable(name, text) ?? { text };
      const why = unknowns.get(name) ?? {
        problem: unknown(name, names, files),
        needs: fileOf(name),
      };
      unknowns.set(name, why);
      return why;
    },
  };
}
