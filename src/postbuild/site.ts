import { join } from 'node:path';
import type { Locale } from '../languages/locales';
import type { TranslationGaps } from '../languages/translation-gaps';
import type { RedirectLine } from './redirects';

/** The site in one language, as Docusaurus has built it: the languages come one after the other. */
export interface Site {
  /** Folder of the language. */
  outDir: string;
  /** Address below which its pages lie: `/`, or `/es/`. */
  base: string;
  /** The language: `en`. */
  language: Locale;
  /** Addresses of all its pages, with the base. */
  routes: readonly string[];
  /** The bases of all languages the site has. */
  bases: readonly string[];
  /** What the company says of itself below a social picture, in the language. */
  promise: readonly string[];
  /** Old addresses and where they lead, for every language. */
  redirects: readonly RedirectLine[];
  /** Folder for what later builds can use again. */
  cacheDir: string;
  /** Pages that are not in all languages. */
  missing: TranslationGaps['missing'];
}

/** Folder of the whole site, where the host looks for its files: that of the language which lies at `/`. */
export function rootOf({ outDir, base }: Pick<Site, 'outDir' | 'base'>): string {
  return join(
    outDir,
    ...base
      .split('/')
      .filter(Boolean)
      .map(() => '..'),
  );
}
