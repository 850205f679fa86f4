import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isRealDate, type Quantity } from '../data/fields';
import { readJson } from '../data/json';
import { figure, list, longDate, quantity, usd } from '../lib/format';
import { hoursInWords, type Span } from '../lib/hours';
import { ContentError } from './problems';

/** The data files staff may quote, by file name. */
export const FACT_FILES = [
  'company',
  'people',
  'prices',
  'radon',
  'laws',
  'statutes',
  'sources',
  'practice',
  'services',
  'glossary',
] as const;

/** A quote of a fact in a text, with the name in its first group. */
export const QUOTE = /\{\{([^{}]*)\}\}/g;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

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

/** Numbers in `prices.json` that count things; all others there are dollars. */
const COUNTS = new Set(['samples']);

/** What else can be quoted of a quantity. */
const WORDS_OF_QUANTITY = new Set(['runsFrom', 'differs']);

/** Fields that say who stands behind a fact: for the tables of the site, not for texts. */
const NOT_QUOTED = new Set(['statedBy', 'cite', 'lastChecked', 'checkedAgainst', 'id']);

function asQuantity(value: Json): Quantity | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && typeof value['value'] === 'number' && typeof value['unit'] === 'string'
    ? (value as Json & Quantity)
    : undefined;
}

function isMoney(trail: readonly string[]): boolean {
  return trail[0] === 'prices' && !COUNTS.has(trail.at(-1) ?? '');
}

function leafText(value: Json, trail: readonly string[]): string | undefined {
  if (typeof value === 'number') {
    return isMoney(trail) ? usd(value) : String(value);
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  if (typeof value === 'string') {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value) ? longDate(value) : value;
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return list(value);
  }
  return undefined;
}

function collect(value: Json, trail: readonly string[], into: Map<string, string>): void {
  const name = trail.join('.');
  const text = leafText(value, trail);
  if (text !== undefined) {
    into.set(name, text);
    return;
  }
  const fact = asQuantity(value);
  if (fact) {
    into.set(name, quantity(fact));
    into.set(`${name}.value`, figure({ ...fact, about: false }));
    for (const [key, words] of Object.entries(fact)) {
      if (WORDS_OF_QUANTITY.has(key) && typeof words === 'string')
        into.set(`${name}.${key}`, words);
    }
    return;
  }
  for (const [key, child] of Object.entries(value ?? {})) {
    if (NOT_QUOTED.has(key)) continue;
    collect(child as Json, [...trail, key], into);
  }
}

function nearest(name: string, names: readonly string[]): string {
  const inside = names.filter((known) => known.startsWith(`${name}.`));
  if (inside.length > 0) {
    return `It is a group; quote one fact of it, for example {{ ${inside[0]} }}`;
  }
  const ranked = [...names].sort((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  return ranked.length > 0 && distance(name, closest(name, ranked)) <= name.length
    ? `The nearest names are ${list(ranked)}`
    : 'EDITING.md lists the facts';
}

interface Derivable {
  prices?: { air?: Record<string, number> };
  company?: { openingHours?: { office?: readonly Span[] }; paymentAccepted?: readonly string[] };
}

/** Facts that follow from others: sums, hours and ways to pay as people write them. */
function deriveFacts(files: Record<string, unknown>, into: Map<string, string>): void {
  const { prices, company } = files as Derivable;
  const air = prices?.air ?? {};
  for (const group of ['montgomery', 'surrounding', 'other']) {
    const [first, extra] = [air[group], air['extraDevice']];
    if (!first || !extra) continue;
    into.set(`prices.twoDevices.${group}`, usd(first + extra));
    into.set(`prices.threeDevices.${group}`, usd(first + 2 * extra));
  }
  if (Array.isArray(company?.openingHours?.office)) {
    into.set('company.officeHours', hoursInWords(company.openingHours.office));
  }
  if (Array.isArray(company?.paymentAccepted)) {
    into.set('company.paymentWords', list(company.paymentAccepted, 'or').toLowerCase());
  }
}

/** How deep facts may quote facts: a sentence, a sum in it, and the figures of that. */
const DEPTH = 3;

/** Facts that quote others (`practice.json`, `glossary.json`) with those in place; what stays in braces is told when it is quoted. */
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
 * Money is every number of `prices.json` but its counts; dates are ISO days; a quantity is
 * `{ value, max?, unit, decimals?, about? }`, and its `.value` is the number without the unit.
 */
export function createFacts(files: Record<string, unknown>): Facts {
  const texts = new Map<string, string>();
  for (const [file, content] of Object.entries(files)) {
    collect(content as Json, [file], texts);
  }
  deriveFacts(files, texts);
  quoteEachOther(texts);
  const names = [...texts.keys()];
  return {
    names,
    look(name) {
      const text = texts.get(name);
      if (text === undefined) {
        const problem = `There is no fact named "${name}". ${nearest(name, names)}.`;
        return { problem, needs: fileOf(name) };
      }
      return unprintable(name, text) ?? { text };
    },
  };
}

/**
 * Reads one JSON file of `src/data`.
 * @throws ContentError naming file and line when the file is missing or is not JSON.
 */
export function readData(siteDir: string, name: string): unknown {
  const file = `src/data/${name}.json`;
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    throw new ContentError([{ file, message: 'The file is missing.' }]);
  }
  const { value, problems } = readJson(text);
  if (value === undefined) {
    throw new ContentError(
      problems.map(({ line, message }) => ({ file, line, message: `${message}.` })),
    );
  }
  return value;
}

/** Reads the facts of a site folder. @throws ContentError as {@link readData} does. */
export function loadFacts(siteDir: string): Facts {
  return createFacts(Object.fromEntries(FACT_FILES.map((name) => [name, readData(siteDir, name)])));
}
