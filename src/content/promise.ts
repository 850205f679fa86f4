import type { Company } from '../data';
import type { Locale } from '../languages/locales';
import { readData } from './read-data';
import { filesOf } from './site-files';

/** Who certifies the company, and where it works, in a language: what stands below a social picture. */
export function companyPromise(siteDir: string, locale: Locale): string[] {
  const { certification, areasServed } = readData(filesOf(siteDir), 'company', locale) as Company;
  return [certification, ...areasServed];
}
