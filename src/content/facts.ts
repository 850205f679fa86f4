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

/** The data files staff may quote, by file name. */
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

/** A quote of a fact in a text, with the name in its first group. */
export const QUOTE = /\{\{([^{}]*)\}\}/g;

/** The facts of `src/data`, by dotted name: `prices.air.montgomery` is "$165". */
export interface Facts {
  /** Every name that can be quoted, in the order of the files. */
  names: readonly string[];
  /** The text a name stands for, or one sentence saying why it stands for nothing. */
  look(name: string): { text: string } | Unknown;
}

/** Why a name stands for nothing, and the data file in which it was looked for. */
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

/** Says that a law, a service or a person is not there, by which a fact is named. */
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

/** What an air test with one device costs, in the price groups together; nothing where the files are not as they should be. */
function firstDevice(files: Record<string, unknown>): number[] {
  const prices = schemas.prices.safeParse(files['prices']);
  const areas = schemas.areas.safeParse(files['areas']);
  if (!prices.success || !areas.success) return [];
  return priceGroups(prices.data, areas.data).map(({ price }) => price);
}

/** Facts that follow from others: sums, multiples of levels, hours and ways to pay as people write them. */
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

/** How deep facts may quote facts: a sentence, a sum in it, and the figures of that. */
const DEPTH = 3;

/**
 * Facts that quote others (`practice.json`, `glossary.json`) with those in place; what stays in braces is told when it
 * is quoted.
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

/** The data file a name belongs to, if it names one. */
function fileOf(name: string): string | undefined {
  return FACT_FILES.find((file) => file === name.split('.')[0]);
}

/** Why a fact cannot be printed, or undefined when it can. */
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
 * Makes the facts out of the parsed data files, keyed by file name without `.json`.
 * Which fields are facts, and how each reads, is said by their schemas (`quotable`); of a quantity, `.value` is the
 * number without the unit.
 *
 * @param language in which they are read
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
  // Sentences of tools quote names that no file has, again and again, and what is near is sought among all.
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
