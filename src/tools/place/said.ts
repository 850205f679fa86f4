import { sayer, type Statement } from '../outcome';
import { doubtfulLaw } from '../../laws/candidates';
import type { Place } from '../../laws/place/settle';
import type { PLACE_SENTENCES, TOWN_SENTENCES } from './sentences';

const say = sayer<typeof PLACE_SENTENCES & typeof TOWN_SENTENCES>();

/** Says which place was read, so that the visitor notices a wrong one. */
export const placeRead = (place: Place | undefined): Statement<'place.read'>[] =>
  place === undefined
    ? []
    : [say('place', 'place.read', { values: { place: { names: [place.name] } } })];

/** Says that the rental law around a town may not apply in it: ask there, and act as if it did. */
export function townSaid(
  place: Place | undefined,
  facts: Parameters<typeof doubtfulLaw>[1],
): Statement<'unsure.town'>[] {
  const law = place && doubtfulLaw(place, facts);
  if (law === undefined) return [];
  const town = { names: [place?.town ?? ''] };
  return [say('unsure', 'unsure.town', { of: law, values: { town } })];
}

/** Says that homes with this address can be where another law applies. */
export function borderSaid(place: Place | undefined): Statement<'unsure.border'>[] {
  const others = place?.alsoIn.filter(({ id }) => id !== place.id) ?? [];
  if (others.length === 0) return [];
  const areas = { names: others.map(({ name }) => name) };
  return [say('unsure', 'unsure.border', { values: { areas } })];
}
