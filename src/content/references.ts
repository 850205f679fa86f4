import { FIGURE_NAMES } from '../components/figures/names';
import { ICON_NAMES } from '../components/ui/icon-names';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../languages/locales';
import { createFacts, FACT_FILES, type Facts } from './facts';
import { readData } from './read-data';
import type { SiteFiles } from './site-files';

/** Everything a Markdown file can name: the facts, and the ids that directives take. */
export interface References {
  facts: Facts;
  laws: readonly string[];
  /** Whose statutes `statutes.json` holds. */
  places: readonly string[];
  videos: readonly string[];
  prices: readonly string[];
  people: readonly string[];
  services: readonly string[];
  figures: readonly string[];
  icons: readonly string[];
  /** Texts that several pages share: `closing` is `src/pages/_closing.md`. */
  parts: readonly string[];
  /** Glossary entries by the term that staff write. */
  glossary: Readonly<Record<string, { term: string; name: string; meaning: string }>>;
}

/** Where the Markdown pages lie. */
export const PAGES = 'src/pages';

/** The files that texts can name something of. */
const FILES = [...FACT_FILES, 'videos'] as const;

/** The names of the texts that several pages share. */
export function partNames(files: SiteFiles): string[] {
  return files
    .list(PAGES)
    .flatMap((file) => /^_([^/]+)\.md$/.exec(file.slice(PAGES.length + 1))?.[1] ?? []);
}

/**
 * Makes the references out of the parsed data files, keyed by file name without `.json`; of a file that is not
 * there, there is nothing to name.
 *
 * @param parts the names of the texts that pages share
 */
export function referencesOf(
  files: Readonly<Record<string, unknown>>,
  parts: readonly string[],
  locale: Locale = DEFAULT_LOCALE,
): References {
  const keys = (name: string): string[] => Object.keys(files[name] ?? {});
  const videos = (files['videos'] ?? []) as { id: string }[];
  const statutes = (files['statutes'] ?? {}) as Record<string, { place: string }>;
  return {
    facts: createFacts(
      Object.fromEntries(
        FACT_FILES.flatMap((name) => (name in files ? [[name, files[name]]] : [])),
      ),
      LOCALES[locale].htmlLang,
    ),
    laws: keys('laws'),
    places: [...new Set(Object.values(statutes).map(({ place }) => place))],
    videos: videos.map(({ id }) => id),
    prices: keys('prices'),
    people: keys('people'),
    services: keys('services'),
    figures: FIGURE_NAMES,
    icons: ICON_NAMES,
    parts,
    glossary: (files['glossary'] ?? {}) as References['glossary'],
  };
}

/**
 * Reads the ids that exist from `src/data` and the list of figures.
 * @throws ContentError when a data file is missing or is not JSON.
 */
export function loadReferences(files: SiteFiles, locale: Locale = DEFAULT_LOCALE): References {
  const contents = Object.fromEntries(FILES.map((name) => [name, readData(files, name, locale)]));
  return referencesOf(contents, partNames(files), locale);
}
