import { fold } from '../../lib/fold';
import { first, type Reader } from '../question';
import { measured, type MeasureWords } from '../measures';

/** The units that a result comes in. */
export const UNITS = ['pci', 'bq', 'bql'] as const;
export type Unit = (typeof UNITS)[number];

/** A number as it was typed, before it is known what was measured. */
export interface Typed {
  /** Its value if a comma or a point starts the decimals. */
  amount: number;
  /** Its value if the comma separates thousands: "4,000". Air is seldom measured in thousands, water always. */
  thousands?: number;
  /** True if a point may separate thousands: "12.000". */
  isPointed?: boolean;
  /** True if the report says "less than". */
  isBelow: boolean;
  /** The unit, if it was typed too; `becquerels` does not say of how much air or water. */
  unit?: Unit | 'becquerels';
}

const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** "4,000" or "12,345,678": commas that may separate thousands. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$/;
/** "12.000": decimals in English, thousands in Spanish and Portuguese. */
const POINTED = /^[1-9]\d{0,2}\.\d{3}$/;
/** Both signs: the last one starts the decimals. */
const AMERICAN = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d+$/;

/** No result of radon in air or water is larger, in any unit. */
const MOST = 1e9;

/** The units of a result as they are typed; working levels are read only to be refused with a reason. */
export const TYPED_UNITS = [...UNITS, 'becquerels', 'wl'] as const;

/** The slips of a number. */
export const READING_SLIPS = ['number', 'negative', 'large', 'wl'] as const;

const isUnit = (unit: string): unit is Exclude<(typeof TYPED_UNITS)[number], 'wl'> =>
  unit !== 'wl' && TYPED_UNITS.some((one) => one === unit);

/**
 * Returns the reader of a result as people type it: "4.0", "4,0 pCi/L", "<0.4", "menos de 0.4", "148 Bq/m³", "4,000".
 * Its slips: `number` for what is no number, `negative`, `large`, and `wl` for working levels, which are no unit of
 * radon itself.
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
 * Returns the unit of a number: the one typed with it, or else the one chosen. Becquerels alone are per liter in water,
 * otherwise per cubic meter.
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
    // Two commas can only separate thousands.
    return parts > 2
      ? { amount: thousands }
      : { amount: Number(text.replace(',', '.')), thousands };
  }
  if (!PLAIN.test(text)) return undefined;
  return { amount: Number(text.replace(',', '.')), ...(POINTED.test(text) && { isPointed: true }) };
}
