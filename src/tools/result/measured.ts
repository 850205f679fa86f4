import type { Value } from '../outcome';
import { say, type Band, type Said } from './codes';
import type { ResultFacts } from './facts';
import { unitOf, type Typed, type Unit } from './reading';
import { roundHalfUp, toPci } from './units';

/** A result in pCi/L, exact (`pci`) and as a report rounds it (`rounded`). */
export interface Measured {
  pci: number;
  rounded: number;
  isBelow: boolean;
  /** The unit that it was given in. */
  unit: Unit;
  assumed: Said[];
}

/** Converts what was typed from the unit typed with it, or else the one chosen. */
export function measure(
  value: Typed,
  chosen: Unit | undefined,
  isWater: boolean,
  facts: ResultFacts,
): Measured {
  const unit = unitOf(value, chosen, isWater) ?? 'pci';
  const amount = (isWater ? value.thousands : undefined) ?? value.amount;
  const pci = toPci(amount, unit, facts.bqPerPci);
  return {
    pci,
    rounded: roundHalfUp(pci, isWater ? 0 : facts.decimals),
    isBelow: value.isBelow,
    unit,
    assumed: [
      ...(value.unit !== undefined && chosen !== undefined && unit !== chosen
        ? [say('assumed', 'assumed.unit')]
        : []),
      ...(isWater && value.thousands !== undefined
        ? [say('assumed', 'assumed.thousands', { values: { value: { number: amount } } })]
        : []),
    ],
  };
}

/** Returns a result as a report prints it. */
export const shown = (rounded: number, isWater: boolean, { decimals }: ResultFacts): Value => ({
  number: rounded,
  decimals: isWater ? 0 : decimals,
});

/** Returns the band of a result in air; for "less than", what is known of it. */
export function airBand(
  rounded: number,
  isBelow: boolean,
  { action, consider }: ResultFacts,
): Band {
  if (isBelow) {
    if (rounded <= consider) return 'low';
    return rounded <= action ? 'below-action' : 'below-unknown';
  }
  if (rounded >= 2 * action) return 'twice';
  if (rounded >= action) return 'action';
  return rounded >= consider ? 'consider' : 'low';
}

/**
 * Returns the band of a result in water. The standard's tables say "exceed" and "greater than half" (MW-RN-2020, 8.5.1
 * and 8.5.2): a result equal to the level is not above it.
 */
export function waterBand(
  rounded: number,
  isBelow: boolean,
  { water, considerWater }: ResultFacts,
): Band {
  if (rounded <= considerWater) return 'water-low';
  if (rounded <= water) return isBelow ? 'water-below-action' : 'water-consider';
  return isBelow ? 'water-unknown' : 'water-action';
}

/**
 * True if the unit is worth a second look: a result in Bq/m³ below outdoor air, or one in pCi/L that would be common in
 * Bq/m³.
 */
export function isOdd(
  { pci, rounded, unit, isBelow }: Measured,
  isWater: boolean,
  { outdoor, bqPerPci }: ResultFacts,
): boolean {
  if (isWater || isBelow) return false;
  return unit === 'pci' ? pci >= bqPerPci : rounded < outdoor;
}
