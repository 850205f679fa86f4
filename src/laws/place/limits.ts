import type { PlaceFacts } from './book';

export const LIMITS = ['yes', 'no', 'unknown'] as const;

/** Whether an address is inside the limits of the city that it names. */
export type Limits = (typeof LIMITS)[number];

/**
 * Returns the ids of the jurisdictions whose law may apply at an address: two if nobody says whether it is inside the
 * limits.
 */
export function placesThere(
  place: string,
  limits: Limits | undefined,
  { jurisdictions }: PlaceFacts,
): string[] {
  const outside = jurisdictions[place]?.outside;
  if (outside === undefined || limits === 'yes') return [place];
  return limits === 'no' ? [outside] : [place, outside];
}
