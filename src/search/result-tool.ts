import { fold } from '../lib/fold';
import type { Hit } from './hit';
import type { Index } from './index-of';
import { LANGUAGES } from './stems';
import { QUERY } from './weights';
import { RESULT_WORDS, STOP_WORDS } from './word-lists';
import { wordsOf } from './words';

/** Path of the tool that reads a result. */
const TOOL = '/tools/test-result';

const NUMBER = /^\d+([.,]\d+)*$/;
const PCI = /^(pci(\/?l)?|pico\w*)$/;
const BQ = /^(bq(\/m[3³])?|becquerels?)$/;
const LITER = /^(l|per|por)$/;

/**
 * Returns the test result in a query that states one and asks nothing else: "5.2", "my result is 6.8 pCi/L", "me salió
 * 12".
 *
 * @returns the number as it was typed, with its unit; undefined for any other query
 */
export function resultIn(text: string): string | undefined {
  const words = wordsOf(text).map((word) => ({ typed: word.text, form: fold(word.text) }));
  const [number, ...more] = words.filter(({ form }) => NUMBER.test(form));
  if (!number || more.length > 0) return undefined;
  const beside = words.flatMap(({ form }) => (form === number.form ? [] : [form]));
  const unit = beside.some((form) => PCI.test(form))
    ? ' pCi/L'
    : beside.some((form) => BQ.test(form))
      ? ' Bq/m³'
      : '';
  const isNamed = beside.some((form) => RESULT_WORDS.named.has(form));
  const isResult = unit !== '' || isLikely(number.form, isNamed);
  return isResult && beside.every(saysNoMore) ? `${number.typed}${unit}` : undefined;
}

/** True if a number without a unit is probably a result: whole numbers are also hours, days, laws and years. */
const isLikely = (number: string, isNamed: boolean): boolean =>
  Number(number.replace(',', '.')) <=
  (isNamed || /^\d+[.,]\d{1,2}$/.test(number) ? QUERY.mostNamedResult : QUERY.mostBareResult);

const saysNoMore = (form: string): boolean =>
  [PCI, BQ, LITER].some((unit) => unit.test(form)) ||
  RESULT_WORDS.named.has(form) ||
  RESULT_WORDS.beside.has(form) ||
  LANGUAGES.some((language) => STOP_WORDS[language].has(form));

/** Returns the tool that reads this result, with it filled in, or undefined if the site has no such tool. */
export function toolFor({ corpus }: Index, result: string): Hit | undefined {
  const tool = corpus.sections.find(({ url }) => url === TOOL);
  if (!tool) return undefined;
  const { page, kind, heading, blocks } = tool;
  return {
    url: `${TOOL}?${new URLSearchParams({ value: result }).toString()}`,
    page,
    kind,
    heading: [{ text: heading, marked: false }],
    answer: result,
    excerpt: [{ text: blocks[0] ?? '', marked: false }],
    words: [],
  };
}
