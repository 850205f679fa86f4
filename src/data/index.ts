/**
 * Typed access to the facts. The files are checked against `schema.ts` before anything is built, so
 * that no zod runs in the visitor's browser.
 */
import type {
  Company,
  Glossary,
  Law,
  LawId,
  Person,
  Prices,
  Radon,
  Redirect,
  Service,
  ServiceId,
  Video,
} from './schema';
import companyJson from './company.json';
import glossaryJson from './glossary.json';
import lawsJson from './laws.json';
import peopleJson from './people.json';
import pricesJson from './prices.json';
import radonJson from './radon.json';
import redirectsJson from './redirects.json';
import servicesJson from './services.json';
import videosJson from './videos.json';

export const company: Company = companyJson;
export const glossary: Glossary = glossaryJson;
export const laws: Record<LawId, Law> = lawsJson;
export const people: Record<'inspector' | 'measurement', Person> = peopleJson;
export const prices: Prices = pricesJson;
export const radon: Radon = radonJson;
export const redirects: Redirect[] = redirectsJson;
export const services: Record<ServiceId, Service> = servicesJson as Record<ServiceId, Service>;
export const videos: Video[] = videosJson as Video[];

export type { Company, Law, LawId, Person, Prices, Radon, Redirect, Service, ServiceId, Video };
