import { join } from 'node:path';
import type { Locale } from '../languages/locales';
import type { TranslationGaps } from '../languages/translation-gaps';
import type { RedirectLine } from './redirects';

/** The site in one language, as Docusaurus built it. Languages are built one after the other. */
export interface Site {
  /** The folder of the language. */
  outDir: string;
  /** The base of the language: `/`, or `/es/`. */
  base: string;
  /** The code of the language: `en`. */
  language: Locale;
  /** The paths of all its pages, with the base. */
  routes: readonly string[];
  /** The bases of all languages of the site. */
  bases: readonly string[];
  /** The parts of the line below the title on a social picture, in the language. */
  promise: readonly string[];
  /** Old paths and where they lead, for every language. */
  redirects: readonly RedirectLine[];
  /** A folder for what later builds can reuse. */
  cacheDir: string;
  /** The pages that each language lacks. */
  missing: TranslationGaps['missing'];
}

/** The folder of the whole site, where the host looks for its files: that of the language at `/`. */
export function rootOf({ outDir, base }: Pick<Site, 'outDir' | 'base'>): string {
  return join(
    outDir,
    ...base
      .split('/')
      .filter(Boolean)
      .map(() => '..'),
  );
}
