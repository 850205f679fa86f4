import type { PlaceFacts } from './book';

export const LIMITS = ['yes', 'no', 'unknown'] as const;

/** Whether an address lies inside the limits of the city that it bears the name of. */
export type Limits = (typeof LIMITS)[number];

/** The places whose law may hold at an address: two, where nobody says whether it is inside the limits. */
export function placesThere(
  place: string,
  limits: Limits | undefined,
  { jurisdictions }: PlaceFacts,
): string[] {
  const outside = jurisdictions[place]?.outside;
  if (outside === undefined || limits === 'yes') return [place];
  return limits === 'no' ? [outside] : [place, outside];
}
