import { FIGURE_NAMES } from '../components/figures/names';
import { ICON_NAMES } from '../components/ui/icon-names';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../languages/locales';
import type { areas, gazetteer, Law } from '../data';
import { placesWithLaws, type WrittenPlaces } from '../laws/jurisdictions';
import { spokenLists, type SpokenLists } from '../laws/spoken';
import { TOOLS } from '../tools/tools';
import { createFacts, FACT_FILES, type Facts } from './facts';
import { readData } from './read-data';
import type { SiteFiles } from './site-files';

/** Everything a Markdown file can name: the facts, and the ids that directives take. */
export interface References {
  facts: Facts;
  laws: readonly string[];
  /** The places whose statutes are in `statutes.json`. */
  places: readonly string[];
  videos: readonly string[];
  prices: readonly string[];
  people: readonly string[];
  services: readonly string[];
  figures: readonly string[];
  icons: readonly string[];
  sources: readonly string[];
  tools: readonly string[];
  /** Texts that several pages share: `closing` is `src/pages/_closing.md`. */
  parts: readonly string[];
  /** Glossary entries by the term that staff write. */
  glossary: Readonly<Record<string, { term: string; name: string; meaning: string }>>;
  /** The laws, states and places that sentences of tools are repeated for. Computed on the first call. */
  spoken: () => SpokenLists;
}

/** The folder with the pages written in Markdown. */
export const PAGES = 'src/pages';

/** Stands in for a missing `places.json`. */
const NO_PLACES: WrittenPlaces = {
  places: {},
  jurisdictions: {},
  intents: { sale: [], rental: [], law: [], visit: [] },
  exempt: { name: '', find: '' },
};

/** The data files from which texts can name something. */
const FILES = [...FACT_FILES, 'videos', 'places', 'gazetteer'] as const;

/** The names of the parts that pages share. */
export function partNames(files: SiteFiles): string[] {
  return files
    .list(PAGES)
    .flatMap((file) => /^_([^/]+)\.md$/.exec(file.slice(PAGES.length + 1))?.[1] ?? []);
}

type Laws = Readonly<Record<string, Law>>;

/**
 * The laws, states and places in the data, worded on the first call. A missing file counts as empty.
 *
 * @param english the laws in English, because places are matched by their English names
 */
function spokenOf(
  files: Readonly<Record<string, unknown>>,
  english: Laws,
  language: string,
): () => SpokenLists {
  let lists: SpokenLists | undefined;
  return () =>
    (lists ??= spokenLists(
      {
        laws: (files['laws'] ?? {}) as Laws,
        places: placesWithLaws((files['places'] ?? NO_PLACES) as WrittenPlaces, english, [
          ...((files['areas'] as typeof areas | undefined)?.areas ?? []),
          ...((files['gazetteer'] as typeof gazetteer | undefined)?.counties ?? []),
        ]),
      },
      language,
    ));
}

/**
 * Builds the references from the parsed data files, keyed by file name without `.json`. A missing file counts as empty.
 *
 * @param parts the names of the parts that pages share
 * @param english the laws in English
 */
export function referencesOf(
  files: Readonly<Record<string, unknown>>,
  parts: readonly string[],
  locale: Locale,
  english: unknown,
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
    sources: keys('sources'),
    tools: Object.keys(TOOLS),
    parts,
    glossary: (files['glossary'] ?? {}) as References['glossary'],
    spoken: spokenOf(files, (english ?? {}) as Laws, LOCALES[locale].htmlLang),
  };
}

/**
 * Reads the references from `src/data`, and the names of parts from `src/pages`.
 * @throws ContentError when a data file is missing or is not JSON.
 */
export function loadReferences(files: SiteFiles, locale: Locale = DEFAULT_LOCALE): References {
  const contents = Object.fromEntries(FILES.map((name) => [name, readData(files, name, locale)]));
  return referencesOf(contents, partNames(files), locale, readData(files, 'laws'));
}
