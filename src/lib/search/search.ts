import { excerpt, pieces, wordsOf, type Piece } from './excerpt';
import { fold } from './fold';
import type { Kind } from './kinds';
import { loadWords, type Fragment, type Pagefind } from './pagefind';
import { parseQuery, type Term } from './query';
import { INSTEAD, LIGHT, rank, type Ranked } from './rank';
import { isKnown, nearest } from './spelling';

/** A heading or question that was found. */
export interface Hit {
  url: string;
  heading: Piece[];
  excerpt: Piece[];
  /** The words of its text that matched, as they stand there. */
  words: string[];
}

/** What was found on one page. */
export interface Group {
  page: string;
  kind: Kind;
  hits: Hit[];
}

/** The answer to a query. */
export interface Outcome {
  groups: Group[];
  /** Hits in all groups. */
  count: number;
  /** Words that were read as others, such as "rockvile" as "rockville". */
  corrected: { typed: string; read: string }[];
  /** Words to try instead of those that stand nowhere. */
  close: string[];
}

/**
 * Searches the site.
 *
 * @param query as typed
 * @param most how many hits to load
 * @throws what loading from the index throws
 */
export async function search(pagefind: Pagefind, query: string, most: number): Promise<Outcome> {
  let terms = parseQuery(query);
  let found = await find(pagefind, terms, most);
  const texts = new Set(found.flatMap(({ words }) => words.map(fold)));
  const strange = terms.filter(({ word, light }) => !light && !isKnown(word, texts));
  const corrected: Outcome['corrected'] = [];
  const close: string[] = [];
  if (strange.length > 0) {
    const words = await loadWords();
    const missing = strange.filter(({ word }) => !stands(word, words));
    for (const { word } of missing) {
      const near = nearest(word, words);
      close.push(...near);
      if (near[0] !== undefined) corrected.push({ typed: word, read: near[0] });
    }
    if (missing.length > 0) {
      terms = terms.flatMap((term) => {
        if (!missing.includes(term)) return [term];
        const read = corrected.find(({ typed }) => typed === term.word)?.read;
        return read ? parseQuery(read) : term.instead.map((word) => ({ word, instead: [] }));
      });
      found = await find(pagefind, terms, most);
    }
  }
  const groups = group(found);
  return { groups, count: found.length, corrected, close };
}

/** A compound stands somewhere when its parts do. */
function stands(word: string, words: ReadonlySet<string>): boolean {
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return isKnown(word, words) || (parts.length > 1 && parts.every((part) => isKnown(part, words)));
}

/** A hit with what it takes to show it. */
interface Loaded {
  fragment: Fragment;
  words: string[];
  places: ReadonlySet<number>;
}

async function find(pagefind: Pagefind, terms: readonly Term[], most: number): Promise<Loaded[]> {
  const asked = terms.flatMap(({ word, instead, light = false }, term) => [
    { term, share: light ? LIGHT : 1, light, word },
    ...instead.map((other) => ({ term, share: INSTEAD, light, word: other })),
  ]);
  const found = await Promise.all(
    asked.map(async ({ word, ...term }) => {
      const matches = (await pagefind.search(word))?.results ?? [];
      return { ...term, matches };
    }),
  );
  return Promise.all(rank(found).slice(0, most).map(load));
}

async function load({ match, words: places }: Ranked): Promise<Loaded> {
  const fragment = await match.data();
  return { fragment, places, words: wordsOf(fragment.content) };
}

function group(found: readonly Loaded[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { fragment, words, places } of found) {
    const { title, page, kind, head, tail } = fragment.meta;
    const path = fragment.url.split('#')[0] ?? '';
    const one = groups.get(path) ?? { page, kind, hits: [] };
    groups.set(path, one);
    one.hits.push({
      url: fragment.url,
      // The text has the heading too, but ended like a sentence.
      heading: pieces(wordsOf(title), places),
      excerpt: excerpt(words, places, Number(head), Number(tail)),
      words: markedWords(words, places, words.length - Number(tail)),
    });
  }
  return [...groups.values()];
}

/** The matched words without the punctuation around them. */
function markedWords(words: readonly string[], places: ReadonlySet<number>, end: number): string[] {
  const marked = [...places].filter((place) => place < end).map((place) => words[place] ?? '');
  const bare = marked.map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(bare)].filter(Boolean);
}
