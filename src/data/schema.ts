import type * as z from 'zod';
import { company, people } from './schemas/company';
import { laws } from './schemas/laws';
import { radon } from './schemas/radon';
import { prices, services } from './schemas/services';
import { asked, places, synonyms } from './schemas/search';
import { glossary, redirects } from './schemas/site';
import { videos } from './schemas/videos';

/**
 * What each file of `src/data` must hold. Unknown fields are refused, so a misspelt one is noticed.
 * File name (without `.json`) to its schema.
 */
export const schemas = {
  company,
  people,
  prices,
  radon,
  laws,
  services,
  videos,
  redirects,
  glossary,
  asked,
  places,
  synonyms,
} as const;

export type DataFile = keyof typeof schemas;
export type Company = z.infer<typeof company>;
export type Person = z.infer<typeof people>['inspector'];
export type Prices = z.infer<typeof prices>;
export type Radon = z.infer<typeof radon>;
export type Law = z.infer<typeof laws>['rockville'];
export type LawId = keyof z.infer<typeof laws>;
export type Service = z.infer<typeof services>['air'];
export type ServiceId = keyof z.infer<typeof services>;
export type Video = z.infer<typeof videos>[number];
export type Redirect = z.infer<typeof redirects>[number];
export type Glossary = z.infer<typeof glossary>;
