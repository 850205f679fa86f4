/** What every tool that asks for a place says of it. */
export const PLACE_SENTENCES = {
  'place.read': ['place'],
  'unsure.border': ['areas'],
} as const;

/** What those that ask for rentals say of a town beside it. */
export const TOWN_SENTENCES = { 'unsure.town': ['town'] } as const;
