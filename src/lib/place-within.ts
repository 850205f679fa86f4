import { placeName } from './format';
import type { Locale } from '../languages/locales';

/** How a language joins the name of a place to a sentence. @param isCounty whether it is "Condado de ..." */
interface Joints {
  /** "of Rockville" */
  of: (place: string, isCounty: boolean) => string;
  /** "in Rockville" */
  in: (place: string, isCounty: boolean) => string;
}

const JOINTS: Readonly<Record<Locale, Joints>> = {
  en: { of: (place) => `of ${place}`, in: (place) => `in ${place}` },
  es: {
    of: (place, isCounty) => `${isCounty ? 'del' : 'de'} ${place}`,
    in: (place, isCounty) => `${isCounty ? 'en el' : 'en'} ${place}`,
  },
  pt: {
    of: (place, isCounty) => `${isCounty ? 'do' : 'de'} ${place}`,
    in: (place, isCounty) => `${isCounty ? 'no' : 'em'} ${place}`,
  },
};

/** A place of the data within a sentence: "of Rockville", "del Condado de Montgomery"; "in Rockville". */
export const placeWithin = (joint: keyof Joints, name: string, language: string): string =>
  JOINTS[language.split('-')[0] as Locale][joint](
    placeName(name, language),
    name.endsWith(' County'),
  );
