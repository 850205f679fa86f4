import { LIMITS } from '../../laws/place/limits';
import { choices, first, typed, type Question, type Reader } from '../question';
import { bookOf, type PlaceFacts } from '../../laws/place/book';
import { readPlace, type PlaceSlip } from '../../laws/place/read';
import type { Place } from '../../laws/place/settle';
import { foldPlace } from '../../laws/place/words';

/**
 * Returns the reader of a place as people type it: "Rockville", "rockville, MD 20850", "King Farm", an address, or an
 * id of `places.json`. A ZIP code alone is no place, because it crosses city limits. `unknown` is no answer.
 */
export function placeReader(facts: PlaceFacts): Reader<Place, PlaceSlip> {
  const book = bookOf(facts);
  const { jurisdictions } = facts;
  const ids = new Map(
    Object.entries(jurisdictions).map(([id, { name }]) => [foldPlace(name), id] as const),
  );
  /**
   * The place of an id, read from its name. Some names are not those of a place: "Maryland outside Montgomery County".
   */
  const whole = (id: string): Place => {
    const name = jurisdictions[id]?.name ?? '';
    const read = readPlace(name, book);
    return 'value' in read && read.value.id === id ? read.value : { id, name, alsoIn: [] };
  };
  return (typed) => {
    const given = first(typed);
    if (given === '' || given === 'unknown') return { value: undefined };
    const read = readPlace(given, book);
    // "maryland" is an id, but also what people type for the whole state: then the reader asks which part they mean.
    if (Object.hasOwn(jurisdictions, given) && !('slip' in read && read.slip === 'two'))
      return { value: whole(given) };
    const id = ids.get(foldPlace(given));
    return id === undefined ? read : { value: whole(id) };
  };
}

/** The slips of a place. */
export const PLACE_SLIPS = ['place', 'zip', 'elsewhere', 'two'] as const;

/** The question for a town or county. @param slips that `decide` finds, in addition to those of the reader */
export const placeQuestion = <Slip extends string = never>(
  facts: PlaceFacts,
  slips?: readonly Slip[],
): Question<Place, PlaceSlip | Slip, never, never> =>
  typed(placeReader(facts), PLACE_SLIPS, { suggests: true, slips });

/** Asked if an address can have the name of a city and be outside its limits. */
export const limitsQuestion = choices(LIMITS);
