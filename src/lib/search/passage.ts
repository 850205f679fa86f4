import { sentencesOf, type Sentence } from './sentences';
import type { Term } from './query';
import type { Language } from './stems';
import { sum, weigh } from './weigh';

/** What a section opens with counts as much as this share of the query. */
const OPENING = 0.25;

/** A sentence shorter than this is shown with the one after it. */
const SHORT = 70;

/** A passage gets no longer than this by its neighbors. */
const MOST = 260;

/**
 * What a section says about a query: the sentence that tells most, whole, and its neighbors where it is not understood
 * without them.
 *
 * @param blocks the paragraphs of the section
 * @returns empty for a section without text
 */
export function passage(
  blocks: readonly string[],
  terms: readonly Term[],
  language: Language,
): string {
  const sentences = sentencesOf(blocks, language);
  const best = strongest(sentences, terms);
  const own = sentences[best];
  return own ? textOf(around(sentences, best, own)) : '';
}

/** The place of the sentence that has most of what the query means: each of its words once, as the best it stands as. */
function strongest(sentences: readonly Sentence[], terms: readonly Term[]): number {
  const meant = terms.filter(({ light }) => !light);
  const opening = OPENING * sum(meant.map(weigh));
  const tells = sentences.map(({ terms: own }, i) => {
    const shares = meant.map((term) => {
      let share = 0;
      for (const [way, of] of term.ways) if (of > share && own.has(way)) share = of;
      return share * weigh(term);
    });
    return sum(shares) + (i === 0 ? opening : 0);
  });
  return tells.indexOf(Math.max(...tells));
}

/** A sentence with the one that it leans on, and those that it leads to. */
function around(sentences: readonly Sentence[], at: number, own: Sentence): Sentence[] {
  const found = [own];
  const fits = (one: Sentence): boolean => textOf([...found, one]).length <= MOST;
  const before = sentences[at - 1];
  const isLast = sentences[at + 1]?.opens ?? true;
  const isAlone = own.leans || (isLast && own.text.length < SHORT);
  if (isAlone && !own.opens && before && fits(before)) found.unshift(before);
  for (const next of sentences.slice(at + 1)) {
    const isWanted = found.at(-1)?.leads ?? false;
    const isShort = !next.opens && textOf(found).length < SHORT;
    if (!(isWanted || isShort) || !fits(next)) break;
    found.push(next);
  }
  // Whose answer is too long to be shown is not asked.
  while (found.length > 1 && found.at(-1) !== own && found.at(-1)?.leads) found.pop();
  return found;
}

/** A line without an end is parted from what follows by a dot. */
const textOf = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text, ends }, i) =>
      i === sentences.length - 1 ? text : `${text}${ends ? ' ' : ' · '}`,
    )
    .join('');
