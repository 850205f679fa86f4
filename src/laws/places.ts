import { areas, gazetteer, laws, places as written } from '../data';
import { placesWithLaws } from './jurisdictions';

/** Towns and counties, with the jurisdiction whose law applies in each. */
export const places = placesWithLaws(written, laws, [...areas.areas, ...gazetteer.counties]);

/** Their names in alphabetical order, as a field suggests them. */
export const placeNames = Object.keys(places.places).sort((a, b) => a.localeCompare(b));
