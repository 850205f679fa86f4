import { FIGURE_NAMES } from '../components/figures/names';
import { loadFacts, readData, type Facts } from './facts';

/** Everything a Markdown file can name: the facts, and the ids that directives take. */
export interface References {
  facts: Facts;
  laws: readonly string[];
  /** Whose statutes `statutes.json` holds. */
  places: readonly string[];
  videos: readonly string[];
  prices: readonly string[];
  figures: readonly string[];
  /** Glossary entries by the term that staff write. */
  glossary: Readonly<Record<string, { name: string; meaning: string }>>;
}

/**
 * Reads the ids that exist from `src/data` and the list of figures.
 * @throws ContentError when a data file is missing or is not JSON.
 */
export function loadReferences(siteDir: string): References {
  const prices = readData(siteDir, 'prices') as Record<string, unknown>;
  const videos = readData(siteDir, 'videos') as { id: string }[];
  const statutes = readData(siteDir, 'statutes') as Record<string, { place: string }>;
  return {
    facts: loadFacts(siteDir),
    laws: Object.keys(readData(siteDir, 'laws') as object),
    places: [...new Set(Object.values(statutes).map(({ place }) => place))],
    videos: videos.map(({ id }) => id),
    prices: Object.keys(prices),
    figures: FIGURE_NAMES,
    glossary: readData(siteDir, 'glossary') as References['glossary'],
  };
}
