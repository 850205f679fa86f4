import type { Unit } from './reading';

/** Litres in a cubic metre. */
const LITRES = 1000;

/** A result in pCi/L. @param bqPerPci how many Bq/m³ one pCi/L is, from `radon.json` */
export function toPci(amount: number, unit: Unit, bqPerPci: number): number {
  return { pci: amount, bq: amount / bqPerPci, bql: (amount * LITRES) / bqPerPci }[unit];
}

/** A result in Bq/m³. */
export function toBq(pci: number, bqPerPci: number): number {
  return pci * bqPerPci;
}

/** Less than the error of dividing twice. */
const HAIR = 1e-12;

/**
 * Rounds as reports do: a half goes up, so that 3.95 is reported as 4.0. What a computer holds for 3.95 is a hair
 * less.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale * (1 + HAIR) + 0.5) / scale;
}
