import type { Unit } from './reading';

/** Liters in a cubic meter. */
const LITRES = 1000;

/** Returns a result in pCi/L. @param bqPerPci how many Bq/m³ are 1 pCi/L, from `radon.json` */
export function toPci(amount: number, unit: Unit, bqPerPci: number): number {
  return { pci: amount, bq: amount / bqPerPci, bql: (amount * LITRES) / bqPerPci }[unit];
}

/** Returns a result in Bq/m³. */
export function toBq(pci: number, bqPerPci: number): number {
  return pci * bqPerPci;
}

/** A relative tolerance, larger than the rounding error of two divisions. */
const HAIR = 1e-12;

/**
 * Rounds as reports do: a half goes up, so 3.95 becomes 4.0, although the floating-point value of 3.95 is slightly
 * less.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale * (1 + HAIR) + 0.5) / scale;
}
