import type { Index } from './index-of';
import type { Query } from './query';
import type { Ranked } from './rank';
import { STOP_WORDS } from './stop-words';
import { sum, weigh } from './weigh';

/** A query of which this share stands nowhere is about something else; a sentence has more words beside the point. */
const MOST_UNKNOWN = 0.4;
const MOST_UNKNOWN_OF_A_SENTENCE = 0.5;

/** In a language without pages only the words of questions are known, so an unknown one tells less. */
const MOST_UNKNOWN_ELSEWHERE = 0.75;

/** Below this share of the query a section does not answer it; a long one has more words beside the point. */
const LEAST_COVERED = 0.5;
const LEAST_OF_A_SENTENCE = 0.3;
const SENTENCE = { meant: 4, words: 6 };

/** Nor does it below this score, which has its words in passing. A single word, and all words, are content with less. */
const LEAST_SCORE = 0.4;
const WHOLE = 0.95;
const LEAST_OF_THE_WHOLE = 0.4;

/** Above this score it does, where all words are known: it is asked nearly the same. */
const ENOUGH = 0.6;

/** A section that lacks a good part of a short query answers it only where it is asked nearly the same. */
const MOST = 0.75;
const LEAST_OF_A_PART = 0.7;

/** The same for a query that names what the whole site is about: a term that so many sections have. */
const LEAST_ON_TOPIC = 0.19;
const TOPIC = 0.85;

/** Words without a meaning are answered as the whole question they are, "what do I do", and "the" is none. */
const LEAST_ALIKE = 0.5;

/** Whether a section answers the query, rather than having some word of it. */
export function answers(
  index: Index,
  { terms, language }: Query,
  { covered, score, alike }: Ranked,
): boolean {
  const meant = terms.filter(({ light, place }) => !light && !place);
  if (meant.length === 0) return true;
  if (meant.every(({ form }) => STOP_WORDS[language].has(form))) return alike >= LEAST_ALIKE;
  const known = sum(meant.filter(({ ways }) => ways.size > 0).map(weigh)) / sum(meant.map(weigh));
  const isTopic = (way: string): boolean =>
    (index.found.get(way)?.size ?? 0) >= index.corpus.sections.length * TOPIC;
  if (meant.some(({ ways }) => [...ways.keys()].some(isTopic)))
    return covered * known >= LEAST_ON_TOPIC;
  const isOwn = language === index.corpus.language;
  const isSentence = meant.length >= SENTENCE.meant || terms.length >= SENTENCE.words;
  const least = isOwn && !isSentence ? LEAST_COVERED : LEAST_OF_A_SENTENCE;
  if (meant.length === 1) return known === 1;

  if (known === 1 && score >= ENOUGH) return true;
  const share = covered * known;
  const isPart = covered < MOST && !isSentence;
  const leastOfMany = isPart ? LEAST_OF_A_PART : LEAST_SCORE;
  const leastScore = share >= WHOLE ? LEAST_OF_THE_WHOLE : leastOfMany * known;
  const mostOfOwn = isSentence ? MOST_UNKNOWN_OF_A_SENTENCE : MOST_UNKNOWN;
  const most = isOwn ? mostOfOwn : MOST_UNKNOWN_ELSEWHERE;
  return known >= 1 - most && share >= least && score >= leastScore;
}
