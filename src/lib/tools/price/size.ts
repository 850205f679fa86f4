import type { Reader } from '../answers';

/** Square feet of a square meter: a foot is exactly 0.3048 m. */
const SQUARE_FEET = 1 / 0.3048 ** 2;

/** A house is not larger. */
const MOST = 100_000;

const FORM =
  /^(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*(sq\.? ?ft\.?|sqft|ft2|ft²|m2|m²|sqm|sq\.? ?m\.?)?$/i;

/**
 * An area in square feet, as people write it: "1500", "1,500", "1500 sq ft"; also "140 m²". `unknown` is no answer.
 * It is a whole number, at least 1.
 */
export const size: Reader<number, 'size'> = (typed) => {
  const text = (typed[0] ?? '').trim();
  if (text === '' || text.toLowerCase() === 'unknown') return { value: undefined };
  const [, figures = '', unit = ''] = FORM.exec(text) ?? [];
  if (figures === '') return { slip: 'size' };
  const grouped = /[,.\s]\d{3}(?:[,.\s]|$)/.test(figures);
  const number = Number(grouped ? figures.replace(/\D/g, '') : figures.replace(',', '.'));
  const feet = Math.round(/m/i.test(unit) ? number * SQUARE_FEET : number);
  return feet >= 1 && feet <= MOST ? { value: feet } : { slip: 'size' };
};
