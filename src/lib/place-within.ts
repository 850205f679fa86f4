import { placeName } from './format';
import type { Locale } from '../languages/locales';

/** How a language joins the name of a place to a sentence. @param isCounty true for "condado de ..." */
interface Joints {
  /** "of Rockville" */
  of: (place: string, isCounty: boolean) => string;
  /** "in Rockville" */
  in: (place: string, isCounty: boolean) => string;
}

/** Spanish and Portuguese lower-case "condado" within a sentence: it is a common noun, not part of the name. */
const small = (county: string): string => county.charAt(0).toLowerCase() + county.slice(1);

const JOINTS: Readonly<Record<Locale, Joints>> = {
  en: { of: (place) => `of ${place}`, in: (place) => `in ${place}` },
  es: {
    of: (place, isCounty) => (isCounty ? `del ${small(place)}` : `de ${place}`),
    in: (place, isCounty) => (isCounty ? `en el ${small(place)}` : `en ${place}`),
  },
  pt: {
    of: (place, isCounty) => (isCounty ? `do ${small(place)}` : `de ${place}`),
    in: (place, isCounty) => (isCounty ? `no ${small(place)}` : `em ${place}`),
  },
};

/** A place from the data within a sentence: "of Rockville", "del condado de Montgomery"; "in Rockville". */
export const placeWithin = (joint: keyof Joints, name: string, language: string): string =>
  JOINTS[language.split('-')[0] as Locale][joint](
    placeName(name, language),
    name.endsWith(' County'),
  );
