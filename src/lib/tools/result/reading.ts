import { first, type Reader } from '../answers';

/** The units that a result comes in. */
export const UNITS = ['pci', 'bq', 'bql'] as const;
export type Unit = (typeof UNITS)[number];

/** A number as it was typed, before anybody knows what was measured. */
export interface Typed {
  /** With a comma or a point before its decimals. */
  amount: number;
  /** What it is if its comma parts thousands: "4,000". Air is seldom measured in thousands, water always. */
  thousands?: number;
  /** Whether a point parts what may be thousands: "12.000". */
  isPointed?: boolean;
  /** Whether the report says "less than". */
  isBelow: boolean;
  /** The unit, where it was typed too. */
  unit?: Unit;
}

const UNIT_WORDS: readonly [pattern: RegExp, unit: Unit][] = [
  [/p\s*ci\s*(?:\/|per)?\s*l(?:it(?:er|re))?s?\.?$|pci$/, 'pci'],
  [/bq\s*(?:\/|per)?\s*m\s*\^?(?:3|³)$/, 'bq'],
  [/bq\s*(?:\/|per)?\s*l(?:it(?:er|re))?s?\.?$/, 'bql'],
];

const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** "4,000" or "12,345,678": commas that may part thousands. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$/;
/** "12.000": decimals here, thousands in Spanish and Portuguese. */
const POINTED = /^[1-9]\d{0,2}\.\d{3}$/;
/** Both signs: the last of them begins the decimals. */
const AMERICAN = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d+$/;

/** More than this is no result of radon in air or water, in any unit. */
const MOST = 1e9;

/**
 * Reads a result as people type it: "4.0", "4,0 pCi/L", "<0.4", "148 Bq/m³", "4,000". Its slips: `number` for what is
 * no number, `negative`, `large`.
 */
export const reading: Reader<Typed, 'number' | 'negative' | 'large'> = (typed) => {
  let text = first(typed).toLowerCase();
  if (text === '') return { value: undefined };
  const found = UNIT_WORDS.find(([pattern]) => pattern.test(text));
  if (found) text = text.replace(found[0], '').trim();
  const isBelow = /^(?:<|≤|less than|under|below)/.test(text);
  text = text
    .replace(/^(?:<=?|≤|less than|under|below)\s*/, '')
    .replace(/±.*$/, '')
    .replace(/\s/g, '');
  if (/^[-−–]\d/.test(text)) return { slip: 'negative' };
  const numbers = numbersOf(text);
  if (!numbers || (isBelow && numbers.amount === 0)) return { slip: 'number' };
  if (numbers.amount > MOST || (numbers.thousands ?? 0) > MOST) return { slip: 'large' };
  return { value: { ...numbers, isBelow, ...(found && { unit: found[1] }) } };
};

function numbersOf(text: string): Pick<Typed, 'amount' | 'thousands' | 'isPointed'> | undefined {
  if (AMERICAN.test(text)) return { amount: Number(text.replaceAll(',', '')) };
  if (EUROPEAN.test(text)) {
    return { amount: Number(text.replaceAll('.', '').replace(',', '.')) };
  }
  if (GROUPED.test(text)) {
    const thousands = Number(text.replaceAll(',', ''));
    const parts = text.split(',').length;
    // With two commas, there is nothing else that they can part.
    return parts > 2
      ? { amount: thousands }
      : { amount: Number(text.replace(',', '.')), thousands };
  }
  if (!PLAIN.test(text)) return undefined;
  return { amount: Number(text.replace(',', '.')), ...(POINTED.test(text) && { isPointed: true }) };
}
