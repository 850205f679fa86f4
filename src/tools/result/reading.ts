import { fold } from '../../lib/fold';
import { first, type Reader } from '../question';
import { measured, type MeasureWords } from '../measures';

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
  /** The unit, where it was typed too; `becquerels` says nothing of how much air or water. */
  unit?: Unit | 'becquerels';
}

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

/** The units of a result, as they are typed; working levels are read to be refused with a reason. */
export const TYPED_UNITS = [...UNITS, 'becquerels', 'wl'] as const;

/** What can be wrong with a number. */
export const READING_SLIPS = ['number', 'negative', 'large', 'wl'] as const;

const isUnit = (unit: string): unit is Exclude<(typeof TYPED_UNITS)[number], 'wl'> =>
  unit !== 'wl' && TYPED_UNITS.some((one) => one === unit);

/**
 * Reads a result as people type it: "4.0", "4,0 pCi/L", "<0.4", "menos de 0.4", "148 Bq/m³", "4,000". Its slips:
 * `number` for what is no number, `negative`, `large`, `wl` for working levels, which are no unit of radon itself.
 *
 * @param words for units and for "less than", in all languages
 */
export function readingOf(words: MeasureWords): Reader<Typed, (typeof READING_SLIPS)[number]> {
  return (typed) => {
    const text = fold(first(typed)).replace(/\s+/g, ' ');
    if (text === '') return { value: undefined };
    const below = ['<=', '<', '≤', ...words.lessThan].find((one) => text.startsWith(one));
    const { figures, unit } = measured(text.slice(below?.length ?? 0), words) ?? { figures: '' };
    if (unit === 'wl') return { slip: 'wl' };
    const number = figures.replace(/(?:±|\+\/?[-−–]).*$/, '').replace(/\s/g, '');
    if (/^[-−–]\d/.test(number)) return { slip: 'negative' };
    const numbers = numbersOf(number);
    if (!numbers || (below !== undefined && numbers.amount === 0)) return { slip: 'number' };
    if (numbers.amount > MOST || (numbers.thousands ?? 0) > MOST) return { slip: 'large' };
    return {
      value: {
        ...numbers,
        isBelow: below !== undefined,
        ...(unit !== undefined && isUnit(unit) && { unit }),
      },
    };
  };
}

/**
 * The unit of a number: the one typed with it, or else the one chosen. Becquerels alone are of a litre in water, else
 * of a cubic meter.
 */
export function unitOf(
  { unit }: Typed,
  chosen: Unit | undefined,
  isWater: boolean,
): Unit | undefined {
  if (unit !== 'becquerels') return unit ?? chosen;
  return isWater || chosen === 'bql' ? 'bql' : 'bq';
}

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
