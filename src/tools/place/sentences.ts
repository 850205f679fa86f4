/** What every tool that asks for a place says about it. */
export const PLACE_SENTENCES = {
  'place.read': ['place'],
  'unsure.border': ['areas'],
} as const;

/** What the tools that know about rentals also say about a town. */
export const TOWN_SENTENCES = { 'unsure.town': ['town'] } as const;
