/** What every tool that asks for a place says of it. */
export const PLACE_SENTENCES = {
  'place.read': ['place'],
  'unsure.border': ['areas'],
} as const;
