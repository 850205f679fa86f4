import type { Company } from '../data';
import type { Locale } from '../languages/locales';
import { readData } from './read-data';
import { filesOf } from './site-files';

/** The lines below a social picture, in a language: the certification of the company and the areas it serves. */
export function companyPromise(siteDir: string, locale: Locale): string[] {
  const { certification, areasServed } = readData(filesOf(siteDir), 'company', locale) as Company;
  return [certification, ...areasServed];
}
