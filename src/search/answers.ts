import type { Index } from './index-of';
import type { Query } from './query';
import type { Ranked } from './rank';
import { STOP_WORDS } from './word-lists';
import { sum, weigh } from './weigh';
import { ANSWER } from './weights';

/** True if a section answers the query, rather than just having some of its words. */
export function answers(
  index: Index,
  { terms, language }: Query,
  { covered, score, alike }: Ranked,
): boolean {
  const meant = terms.filter(({ light, place }) => !light && !place);
  if (meant.length === 0) return true;
  if (meant.every(({ form }) => STOP_WORDS[language].has(form)))
    return alike >= (meant.length > 1 ? ANSWER.leastAlike : ANSWER.whole);
  const known = sum(meant.filter(({ ways }) => ways.size > 0).map(weigh)) / sum(meant.map(weigh));
  const isTopic = (way: string): boolean =>
    (index.found.get(way)?.size ?? 0) >= index.corpus.sections.length * ANSWER.topic;
  if (meant.some(({ ways }) => [...ways.keys()].some(isTopic)))
    return covered * known >= ANSWER.leastOnTopic;
  const isOwn = language === index.corpus.language;
  const isSentence = meant.length >= ANSWER.sentence.meant || terms.length >= ANSWER.sentence.words;
  const least = isOwn && !isSentence ? ANSWER.leastCovered : ANSWER.leastOfASentence;
  if (meant.length === 1) return known === 1;

  if (known === 1 && score >= ANSWER.enough) return true;
  const share = covered * known;
  const isPart = covered < ANSWER.part && !isSentence;
  const leastOfMany = isPart ? ANSWER.leastOfAPart : ANSWER.leastScore;
  const leastScore = share >= ANSWER.whole ? ANSWER.leastOfTheWhole : leastOfMany * known;
  const most = isSentence ? ANSWER.mostUnknownOfASentence : ANSWER.mostUnknown;
  // In a language without pages, only the words of questions are known.
  return (!isOwn || known >= 1 - most) && share >= least && score >= leastScore;
}
