import { sentencesOf, type Sentence } from './sentences';
import type { Term } from './query';
import type { Language } from './stems';
import { sum } from './weigh';
import { EXCERPT } from './weights';

/** Consecutive sentences: the indexes of the first and the last. */
interface Passage {
  from: number;
  to: number;
}

/**
 * Returns what a section says about a query: the most telling sentence, whole, with its neighbors if it is not
 * understood without them.
 *
 * @param blocks the paragraphs of the section
 * @param terms the words of the query
 * @param language of the pages
 * @param isLong true to add a second passage with what the first does not tell, if both are short enough
 * @returns empty for a section without text
 */
export function excerpt(
  blocks: readonly string[],
  terms: readonly Term[],
  language: Language,
  isLong = false,
): string {
  const sentences = sentencesOf(blocks, language);
  const first = best(sentences, terms);
  if (!first) return '';
  const text = textOf(sentences, first);
  const second = isLong ? best(sentences, terms, first) : undefined;
  if (!second) return text;
  const isApart = second.to < first.from - 1 || second.from > first.to + 1;
  const parts = [text, textOf(sentences, second)];
  // A passage that refers back comes after the other.
  if (second.from < first.from && sentences[first.from]?.leans) parts.reverse();
  const both = isApart
    ? parts.join(' … ')
    : textOf(sentences, {
        from: Math.min(first.from, second.from),
        to: Math.max(first.to, second.to),
      });
  return both.length <= EXCERPT.mostOfTwo ? both : text;
}

/** Returns the most telling sentence that is not shown yet, with its neighbors. */
function best(
  sentences: readonly Sentence[],
  terms: readonly Term[],
  shown?: Passage,
): Passage | undefined {
  const isShown = (at: number): boolean => !!shown && shown.from <= at && at <= shown.to;
  const told = sentences.filter((_, at) => isShown(at));
  const meant = terms
    .filter(({ light }) => !light)
    .map((term) => {
      const has = Math.max(0, ...told.map((one) => shareIn(one, term)));
      return { term, has, weight: term.weight };
    });
  const whole = sum(meant.map(({ weight }) => weight));
  let found = -1;
  let most = -1;
  sentences.forEach((one, at) => {
    if (isShown(at)) return;
    const place = at === 0 ? EXCERPT.opening : isShown(at - 1) ? EXCERPT.next : 0;
    const news = meant.map(({ term, has, weight }) => {
      const share = shareIn(one, term);
      return weight * (Math.max(0, share - has) + (has > 0 ? EXCERPT.again * share : 0));
    });
    const isClear = !one.leans || at === 0 || isShown(at - 1) || fits(sentences, at - 1, at);
    if (!isClear && shown) return;
    const tells = (place * whole + sum(news)) * (isClear ? 1 : EXCERPT.unclear);
    if (tells > most) [found, most] = [at, tells];
  });
  return found < 0 ? undefined : around(sentences, found, isShown);
}

/** Returns how much of a query's word a sentence has: the share of the best way that is in it. */
function shareIn({ terms }: Sentence, { ways }: Term): number {
  let most = 0;
  for (const [way, share] of ways) if (share > most && terms.has(way)) most = share;
  return most;
}

/** Returns a sentence with the one that it refers back to, and those that it leads to. */
function around(
  sentences: readonly Sentence[],
  at: number,
  isShown: (at: number) => boolean,
): Passage {
  const own = sentences[at];
  let from = at;
  let to = at;
  const isAlone = (sentences[at + 1]?.opens ?? true) && lengthOf(sentences, at, at) < EXCERPT.short;
  const isWanting = own?.leans || (isAlone && !own?.opens);
  if (isWanting && at > 0 && !isShown(at - 1) && fits(sentences, at - 1, at)) from -= 1;
  for (let next = sentences[to + 1]; next && !isShown(to + 1); next = sentences[to + 1]) {
    const isShort = !next.opens && lengthOf(sentences, from, to) < EXCERPT.short;
    if (!(sentences[to]?.leads || isShort) || !fits(sentences, from, to + 1)) break;
    to += 1;
  }
  // A question at the end whose answer is too long is left out.
  while (to > at && sentences[to]?.leads) to -= 1;
  return { from, to };
}

const lengthOf = (sentences: readonly Sentence[], from: number, to: number): number =>
  sum(sentences.slice(from, to + 1).map(({ text }) => text.length));

const fits = (sentences: readonly Sentence[], from: number, to: number): boolean =>
  lengthOf(sentences, from, to) <= EXCERPT.most;

/** Joins the sentences of a passage; a line without an end mark gets a dot after it. */
const textOf = (sentences: readonly Sentence[], { from, to }: Passage): string =>
  sentences
    .slice(from, to + 1)
    .map(({ text, ends }, i) => (i === to - from ? text : `${text}${ends ? ' ' : ' · '}`))
    .join('');
