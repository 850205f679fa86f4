/**
 * Where a level stands on the radon scale, on which every step to the right is twice the one before: eight of them, with
 * the action level in the middle, so that 5.2 and 40 pCi/L are two pictures.
 */

/** How often a level doubles from the left end to the right one. */
export const DOUBLINGS = 8;

/** The left end of the scale of an action level, in its unit. */
export const leftEnd = (action: number): number => action / 2 ** (DOUBLINGS / 2);

/**
 * @param level in the unit of the action level; what lies beyond an end stands at it
 * @returns percent of the width from the left
 */
export function shareOf(level: number, action: number): number {
  const doubled = Math.log2(Math.max(level, Number.MIN_VALUE) / leftEnd(action));
  return Math.min(Math.max((doubled / DOUBLINGS) * 100, 0), 100);
}
