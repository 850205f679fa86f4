/**
 * Typed access to the facts. Before anything is built, the files are checked against `schema.ts`, so that no zod runs
 * in the visitor's browser.
 */
import type {
  Areas,
  Company,
  Gazetteer,
  Law,
  Notice,
  People,
  Places,
  Practice,
  Prices,
  Radon,
  Services,
  Sources,
  Specimen,
  Statute,
  Testimonial,
  TypedWords,
  Video,
} from './schema';
import areasJson from './areas.json';
import companyJson from './company.json';
import gazetteerJson from './gazetteer.json';
import lawsJson from './laws.json';
import noticesJson from './notices.json';
import peopleJson from './people.json';
import placesJson from './places.json';
import practiceJson from './practice.json';
import pricesJson from './prices.json';
import radonJson from './radon.json';
import searchJson from './search.json';
import servicesJson from './services.json';
import sourcesJson from './sources.json';
import specimenJson from './specimen.json';
import statutesJson from './statutes.json';
import testimonialsJson from './testimonials.json';
import typedJson from './typed.json';
import videosJson from './videos.json';

// The assertions are safe because the check validates each file. The types that the compiler infers from the JSON
// follow today's entries, and would fail on a correct edit. (A function in place of the assertions would keep every
// file in every bundle.)
export const areas = areasJson as unknown as Areas;
export const company = companyJson as unknown as Company;
export const gazetteer = gazetteerJson as unknown as Gazetteer;
export const laws = lawsJson as unknown as Record<string, Law>;
export const notices = noticesJson as Notice[];
export const people = peopleJson as unknown as People;
export const places = placesJson as unknown as Places;
export const practice: Practice = practiceJson;
export const prices = pricesJson as unknown as Prices;
export const radon = radonJson as unknown as Radon;
export const searchSettings: { countMisses: boolean } = searchJson;
export const services = servicesJson as unknown as Services;
export const specimen: Specimen = specimenJson;
export const sources = sourcesJson as unknown as Sources;
export const statutes = statutesJson as unknown as Record<string, Statute>;
export const testimonials = testimonialsJson as Testimonial[];
export const typed = typedJson as unknown as TypedWords;
export const videos = videosJson as unknown as Video[];

/**
 * Returns a law by its name in `laws.json`, for a text or a program that names it.
 *
 * @throws Error if there is none, which stops the build; `npm run check:content` reports it earlier
 */
export function lawOf(id: string): Law {
  const law = laws[id];
  if (!law) throw new Error(`There is no law "${id}" in src/data/laws.json.`);
  return law;
}

/** Returns a source by its name in `sources.json`. @throws Error if there is none */
export function sourceOf(id: string): Sources[string] {
  const source = sources[id];
  if (!source) throw new Error(`There is no source "${id}" in src/data/sources.json.`);
  return source;
}

export type * from './schema';
