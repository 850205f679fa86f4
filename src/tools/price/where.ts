import type { Reader } from '../question';
import { placeReader } from '../place/reader';
import type { PlaceSlip } from '../../laws/place/read';
import type { Place } from '../../laws/place/settle';
import type { County } from '../../laws/place/book';
import { foldPlace } from '../../laws/place/words';
import type { PriceFacts, PricePlace } from './estimate';

/** Where the home is, for its price. */
export interface Where {
  /** The area of the price list. */
  area: PricePlace;
  /** The place as it was read; undefined if the visitor does not know it or chose `elsewhere`. */
  place?: Place;
}

/**
 * Returns the reader of where the home is: a town, a county, an address, or the id of an area. `unknown` is for
 * visitors who do not know it, `elsewhere` for those whose county is not in the list. In addition to the slips of every
 * place it has `county`, for a state alone, because the county decides.
 */
export function whereReader({ areas, places }: PriceFacts): Reader<Where, PlaceSlip | 'county'> {
  const read = placeReader(places);
  return (typed) => {
    const words = typed.map((one) => one.trim()).filter(Boolean);
    const [given] = words.filter((one) => one.toLowerCase() !== 'unknown');
    if (given === undefined) return { value: words.length > 0 ? { area: 'unknown' } : undefined };
    if (given.toLowerCase() === 'elsewhere') return { value: { area: 'elsewhere' } };
    const reading = read([given]);
    if ('slip' in reading) return reading;
    const place = reading.value;
    if (!place?.county) return { slip: 'county' };
    const [area] = [place.county, ...place.alsoIn].flatMap((county) => areaOf(county, areas) ?? []);
    return { value: { area: area ? { area: area.id } : 'elsewhere', place } };
  };
}

const areaOf = (
  county: County,
  areas: PriceFacts['areas'],
): PriceFacts['areas'][number] | undefined =>
  areas.find(
    ({ name, state }) => state === county.state && foldPlace(name) === foldPlace(county.name),
  );

/** Returns the other counties that the address reaches into, if their price is another. */
export function otherPrices({ area, place }: Where, { areas }: PriceFacts): string[] {
  const own =
    typeof area === 'string' ? undefined : areas.find(({ id }) => id === area.area)?.group;
  return (place?.alsoIn ?? [])
    .filter((county) => areaOf(county, areas)?.group !== own)
    .map(({ name }) => name);
}
