import { DEFAULT_LOCALE, LOCALES } from './locales';

/** Where the bundler writes the language of the pages it compiles (`src/plugins/languages.ts`). */
declare const __PAGE_LANGUAGE__: string;

/** The language of the pages, such as "en-US". Outside the bundles (tests, functions) it is that of the root. */
export const PAGE_LANGUAGE: string =
  typeof __PAGE_LANGUAGE__ === 'undefined' ? LOCALES[DEFAULT_LOCALE].htmlLang : __PAGE_LANGUAGE__;
