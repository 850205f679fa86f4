import type { Section } from '../../search/corpus';

/** The most characters of articles that a visitor may have to load whole: some 100 articles, 200 KB compressed. */
const MOST = 1_000_000;

/**
 * Articles for the search: whole while they are few, otherwise the first sentence of each section, which is then found
 * by its heading and lead.
 */
export function shortened(articles: readonly Section[], most = MOST): Section[] {
  const letters = articles.reduce((sum, { blocks }) => sum + blocks.join('').length, 0);
  if (letters <= most) return [...articles];
  return articles.map((section) => ({
    ...section,
    blocks: section.blocks.slice(0, 1).map((text) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text),
  }));
}
