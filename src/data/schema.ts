import type * as z from 'zod';
import { company, people } from './schemas/company';
import { gazetteer, typed } from './schemas/gazetteer';
import { laws, statutes } from './schemas/laws';
import { radon } from './schemas/radon';
import { prices, services } from './schemas/services';
import { asked, elsewhere, places, search, synonyms } from './schemas/search';
import { notices } from './schemas/notices';
import { accepted, glossary, practice, redirects, specimen, turns } from './schemas/site';
import { areas, sources } from './schemas/sources';
import { testimonials } from './schemas/testimonials';
import { videos } from './schemas/videos';

/**
 * The schema of each file in `src/data`, by file name without `.json`. Unknown fields are rejected, so that a
 * misspelled one is noticed.
 */
export const schemas = {
  company,
  notices,
  testimonials,
  people,
  prices,
  radon,
  laws,
  statutes,
  sources,
  areas,
  services,
  videos,
  practice,
  specimen,
  redirects,
  glossary,
  search,
  asked,
  places,
  synonyms,
  elsewhere,
  gazetteer,
  typed,
  turns,
  accepted,
} as const;

export type DataFile = keyof typeof schemas;
export type Company = z.infer<typeof company>;
export type Notice = z.infer<typeof notices>[number];
export type People = z.infer<typeof people>;
export type Person = People[string];
export type Places = z.infer<typeof places>;
export type Prices = z.infer<typeof prices>;
export type Radon = z.infer<typeof radon>;
export type Law = z.infer<typeof laws>[string];
export type Statute = z.infer<typeof statutes>[string];
export type Sources = z.infer<typeof sources>;
export type Areas = z.infer<typeof areas>;
export type Area = Areas['areas'][number];
export type Services = z.infer<typeof services>;
export type Service = Services['air'];
export type Testimonial = z.infer<typeof testimonials>[number];
export type Video = z.infer<typeof videos>[number];
export type Specimen = z.infer<typeof specimen>;
export type Gazetteer = z.infer<typeof gazetteer>;
export type Practice = z.infer<typeof practice>;
export type Certificate = NonNullable<Person['certificates']>[number];
export type Photo = NonNullable<Company['photos']>[number];
export type Redirect = z.infer<typeof redirects>[number];
/** Words that visitors type, by language. */
export type TypedWords = Record<string, z.infer<typeof typed>['en']>;
export type Glossary = z.infer<typeof glossary>;
