import type { AnswersOf, Questions, SlipsOf } from './question';
import type { Tool } from './tool';

/**
 * What a visitor has answered, as the address of a tool holds it (`/tools/radon-law?role=seller`). The names and values
 * are a public interface, listed in the README beside: people keep and share such addresses.
 */

/** Reads the answers from an address. What cannot be read is told by a code, and keeps no other answer from being read. */
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

/** The address of what was typed: every field as it stands there, also one that cannot be read; empty ones are left out. */
export function writeAnswers(
  questions: Questions,
  typed: Iterable<readonly [string, string]>,
): URLSearchParams {
  const kept = [...typed].filter(([name, value]) => name in questions && value.trim() !== '');
  return new URLSearchParams(kept.map(([name, value]) => [name, value]));
}

/** The questions that matter while nothing is answered but what is chosen at first. */
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
