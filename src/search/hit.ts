import { excerpt } from './excerpt';
import type { Index } from './index-of';
import type { Kind } from './kinds';
import { found, marked, type Piece } from './marked';
import type { Query, Term } from './query';
import type { Ranked } from './rank';
import { wordsOf } from './words';
import { ANSWER } from './weights';

/** A section that was found. */
export interface Hit {
  url: string;
  page: string;
  kind: Kind;
  heading: Piece[];
  excerpt: Piece[];
  /** The words of its text that match, as written there. */
  readonly words: string[];
  /** A fact that answers by itself. */
  answer?: string;
}

/**
 * Returns what is shown of a section.
 *
 * @param isTop true for the first result, which shows more, or the fact that answers
 */
export function hitOf(
  { corpus }: Index,
  { section, alike, answer }: Ranked,
  query: Query,
  isTop = false,
): Hit {
  const { url, page, kind, heading, blocks } = section;
  const fact = isTop && alike >= ANSWER.same ? answer : undefined;
  const wanted = new Set(
    query.terms.filter(({ light }) => !light).flatMap(({ ways }) => [...ways.keys()]),
  );
  return {
    url,
    page,
    kind,
    heading: marked(heading, wanted, corpus.language),
    excerpt: marked(
      excerpt(blocks, query.terms, corpus.language, isTop && !fact),
      wanted,
      corpus.language,
    ),
    ...(fact && { answer: fact }),
    // Computed on demand: only the result that is followed needs them.
    get words() {
      const words = [heading, ...blocks].flatMap((text) =>
        found(wordsOf(text), wanted, corpus.language),
      );
      return [...new Set(words.map(({ text }) => text))];
    },
  };
}

/**
 * Removes numbers that were not typed from the ways of each term: a query for 6.3 finds texts about readings, but "12
 * hours" must not be marked in them.
 */
export const withoutOtherNumbers = (query: Query): Query => ({
  ...query,
  terms: query.terms.map((term) => ({
    ...term,
    ways: new Map([...term.ways].filter(([way]) => isOwn(Number(way.split(':')[1]), term))),
  })),
});

const isOwn = (number: number, { form }: Term): boolean =>
  Number.isNaN(number) || Number.isNaN(Number(form)) || number === Number(form);
