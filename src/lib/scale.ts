/**
 * The position of a level on the radon scale. The scale is logarithmic: eight doublings from left to right with the
 * action level in the middle, so that 5.2 and 40 pCi/L look different.
 */

/** The number of doublings from the left end to the right end. */
export const DOUBLINGS = 8;

/** The level at the left end of the scale, in the unit of the action level. */
export const leftEnd = (action: number): number => action / 2 ** (DOUBLINGS / 2);

/**
 * The position of a level on the scale.
 *
 * @param level in the unit of the action level; a level beyond an end is shown at that end
 * @returns percent of the width, from the left
 */
export function shareOf(level: number, action: number): number {
  const doubled = Math.log2(Math.max(level, Number.MIN_VALUE) / leftEnd(action));
  return Math.min(Math.max((doubled / DOUBLINGS) * 100, 0), 100);
}
