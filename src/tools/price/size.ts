import { first, type Reader } from '../question';
import { measured, type MeasureWords } from '../measures';

/** Square feet in a square meter: a foot is exactly 0.3048 m. */
const SQUARE_FEET = 1 / 0.3048 ** 2;

/** No house is larger, in square feet. */
const MOST = 100_000;

const FORM = /^(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:[.,]\d{1,2})?)$/;

/** The units of an area. */
export const AREA_UNITS = ['feet', 'meters'] as const;

/**
 * Returns the reader of an area as people write it: "1500", "1,500 sq ft", "1500 pies cuadrados"; also "140 m²". Its
 * value is in whole square feet, at least 1. `unknown` is no answer.
 *
 * @param words for units, in all languages
 */
export function sizeOf(words: MeasureWords): Reader<number, 'size' | 'large'> {
  return (typed) => {
    const text = first(typed);
    if (text === '' || text.toLowerCase() === 'unknown') return { value: undefined };
    const { figures = '', unit } = measured(text, words) ?? {};
    if (!FORM.test(figures)) return { slip: 'size' };
    const grouped = /[,.\s]\d{3}(?:[,.\s]|$)/.test(figures);
    const number = Number(grouped ? figures.replace(/\D/g, '') : figures.replace(',', '.'));
    const feet = Math.round(unit === 'meters' ? number * SQUARE_FEET : number);
    if (feet > MOST) return { slip: 'large' };
    return feet >= 1 ? { value: feet } : { slip: 'size' };
  };
}
