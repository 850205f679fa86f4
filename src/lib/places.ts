import { areas, laws, places as written } from '../data';
import { placesWithLaws } from './search/law-places';

/** Towns and counties, and whose law holds in each. */
export const places = placesWithLaws(written, laws, areas.areas);
