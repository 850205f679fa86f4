import type { PlaceFacts } from '../../laws/place/book';
import { LIMITS } from '../../laws/place/limits';
import type { PlaceSlip } from '../../laws/place/read';
import type { Place } from '../../laws/place/settle';
import { choices, typed, type Question } from '../question';
import { placeReader } from './reader';

/** What can be wrong with a place. */
export const PLACE_SLIPS = ['place', 'zip', 'elsewhere', 'two'] as const;

/** Town or county. @param slips what the answer finds wrong with it */
export const placeQuestion = <Slip extends string = never>(
  facts: PlaceFacts,
  slips: readonly Slip[] = [],
): Question<Place, PlaceSlip | Slip, never, never> =>
  typed(placeReader(facts), PLACE_SLIPS, { suggests: true, slips });

/** Asked where an address can bear the name of a city and lie outside it. */
export const limitsQuestion = choices(LIMITS);
