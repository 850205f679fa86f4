import { fold } from '../lib/fold';

/** A word of a text as written, and the index where it starts. */
export interface Word {
  text: string;
  start: number;
  /** The folded forms that are compared; a compound has several. */
  forms: string[];
}

const CHUNK = /\$?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.,'’/-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** Units that are one word although they are written with a slash. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['pci/l', 'pcil'],
  ['bq/m3', 'bqm3'],
]);

/**
 * Returns the words of a text. Numbers and names that a law or a result goes by stay whole: "4.0", "31-15", "pCi/L".
 * "WHO", the World Health Organization, is not the word "who".
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(CHUNK)].map(({ 0: chunk, index }) => ({
    text: chunk,
    start: index,
    forms: known(chunk),
  }));
}

/** Folds a text that is compared but never shown, which makes it smaller to send. */
export const comparable = (text: string): string =>
  text
    .split(/\b(WHO)\b/)
    .map((part) => (part === 'WHO' ? part : fold(part)))
    .join('');

/** Cache: a text has the same words again and again. */
const KNOWN = new Map<string, string[]>();

function known(chunk: string): string[] {
  const seen = KNOWN.get(chunk);
  if (seen) return seen;
  const forms = chunk === 'WHO' ? ['WHO'] : formsOf(fold(chunk).replace(/^\$/, ''));
  KNOWN.set(chunk, forms);
  return forms;
}

function formsOf(word: string): string[] {
  const unit = UNITS.get(word);
  if (unit) return [unit];
  if (/^\d{1,3}(,\d{3})+$/.test(word)) return [word.replaceAll(',', '')];
  // "4.0", "31-15", "40-13c".
  if (/^\d+(\.\d+|(-\d+)+[a-z]?)$/.test(word)) return [word];
  // "48h", "2days".
  const amount = /^(\d+)(h|hrs?|hours?|days?|yrs?|years?)$/.exec(word);
  if (amount) return amount.slice(1);
  if (word === 'e-mail') return ['email'];
  const bare = word.replace(/['’]s$/, '').replace(/['’]/g, '');
  const parts = bare.split(/[.,/-]/).filter(Boolean);
  // "Po-218" is found by "po218" too.
  return parts.length > 1 && /\d/.test(bare) ? [...parts, parts.join('')] : parts;
}
