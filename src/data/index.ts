/**
 * Typed access to the facts. The files are checked against `schema.ts` before anything is built, so
 * that no zod runs in the visitor's browser.
 */
import type {
  Area,
  Areas,
  Certificate,
  Company,
  Glossary,
  Law,
  LawId,
  Person,
  Places,
  Practice,
  Prices,
  Radon,
  Redirect,
  Service,
  ServiceId,
  Sources,
  Specimen,
  Statute,
  Video,
} from './schema';
import areasJson from './areas.json';
import companyJson from './company.json';
import glossaryJson from './glossary.json';
import lawsJson from './laws.json';
import peopleJson from './people.json';
import placesJson from './places.json';
import practiceJson from './practice.json';
import pricesJson from './prices.json';
import radonJson from './radon.json';
import redirectsJson from './redirects.json';
import searchJson from './search.json';
import servicesJson from './services.json';
import sourcesJson from './sources.json';
import specimenJson from './specimen.json';
import statutesJson from './statutes.json';
import videosJson from './videos.json';

export const areas: Areas = areasJson as Areas;
export const company: Company = companyJson as Company;
export const glossary: Glossary = glossaryJson;
export const laws: Record<LawId, Law> = lawsJson as Record<LawId, Law>;
export const people: Record<'inspector' | 'measurement', Person> = peopleJson;
export const places: Places = placesJson;
export const practice: Practice = practiceJson;
export const prices: Prices = pricesJson;
export const radon: Radon = radonJson;
export const redirects: Redirect[] = redirectsJson;
export const searchSettings: { countMisses: boolean } = searchJson;
export const services: Record<ServiceId, Service> = servicesJson as Record<ServiceId, Service>;
export const specimen: Specimen = specimenJson;
export const sources: Sources = sourcesJson;
export const statutes: Record<string, Statute> = statutesJson as Record<string, Statute>;
export const videos: Video[] = videosJson as Video[];

export type {
  Area,
  Company,
  Law,
  LawId,
  Certificate,
  Person,
  Places,
  Practice,
  Prices,
  Radon,
  Redirect,
  Service,
  ServiceId,
  Sources,
  Statute,
  Video,
};
