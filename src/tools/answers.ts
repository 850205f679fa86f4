import type { AnswersOf, Questions, SlipsOf } from './question';
import type { Tool } from './tool';

/**
 * A visitor's answers in the address of a tool (`/tools/radon-law?role=seller`). The names and values are a public
 * interface, listed in the README of this folder: people keep and share such addresses.
 */

/**
 * Reads the answers from an address. An answer that cannot be read becomes a slip, and the others are read all the
 * same.
 */
export function readAnswers<Of extends Questions>(
  questions: Of,
  address: URLSearchParams,
): { answers: AnswersOf<Of>; slips: SlipsOf<Of>; offers: Record<string, readonly string[]> } {
  const answers: Record<string, unknown> = {};
  const slips: Record<string, string> = {};
  const offers: Record<string, readonly string[]> = {};
  for (const [name, { read }] of Object.entries(questions)) {
    const reading = read(address.getAll(name));
    if ('slip' in reading) {
      slips[name] = reading.slip;
      if (reading.offers) offers[name] = reading.offers;
    } else if (reading.value !== undefined) answers[name] = reading.value;
  }
  return { answers: answers as AnswersOf<Of>, slips: slips as SlipsOf<Of>, offers };
}

/** Returns the query for what was typed: every field as it is, even one that cannot be read, but no empty ones. */
export function writeAnswers(
  questions: Questions,
  typed: Iterable<readonly [string, string]>,
): URLSearchParams {
  const kept = [...typed].filter(([name, value]) => name in questions && value.trim() !== '');
  return new URLSearchParams(kept.map(([name, value]) => [name, value]));
}

/** Returns the questions that matter while nothing is answered except the initial choices. */
export function askedFirst<Of extends Questions, Facts>(
  { asks, questions }: Pick<Tool<Of, Facts>, 'asks' | 'questions'>,
  facts: Facts,
): readonly string[] {
  const asked = questions(facts);
  const chosen = Object.entries(asked).flatMap(([name, { initial }]) =>
    initial === undefined ? [] : [[name, initial]],
  );
  return asks(readAnswers(asked, new URLSearchParams(chosen)).answers, facts);
}
