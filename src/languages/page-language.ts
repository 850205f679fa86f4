import { DEFAULT_LOCALE, LOCALES } from './locales';

/** The language of the pages being compiled; the bundler defines it (`src/plugins/languages.ts`). */
declare const __PAGE_LANGUAGE__: string;

/**
 * The language of the pages (BCP 47), for example "en-US". Outside the bundles (tests, functions) it is the default
 * one.
 */
export const PAGE_LANGUAGE: string =
  typeof __PAGE_LANGUAGE__ === 'undefined' ? LOCALES[DEFAULT_LOCALE].htmlLang : __PAGE_LANGUAGE__;
