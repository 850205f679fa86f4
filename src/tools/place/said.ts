import { sayer, type Statement } from '../outcome';
import type { Place } from '../../laws/place/settle';
import type { PLACE_SENTENCES } from './sentences';

const say = sayer<typeof PLACE_SENTENCES>();

/** Which place was read: a wrong one is noticed. */
export const placeRead = (place: Place | undefined): Statement<'place.read'>[] =>
  place === undefined
    ? []
    : [say('place', 'place.read', { values: { place: { names: [place.name] } } })];

/** That homes with this address can lie where another law holds. */
export function borderSaid(place: Place | undefined): Statement<'unsure.border'>[] {
  const others = place?.alsoIn.filter(({ id }) => id !== place.id) ?? [];
  if (others.length === 0) return [];
  const areas = { names: others.map(({ name }) => name) };
  return [say('unsure', 'unsure.border', { values: { areas } })];
}
