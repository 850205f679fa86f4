import type { AnswersOf, Question, Questions } from './question';
import type { Tool } from './tool';

/**
 * What to type or choose, by question: each text in turn; an empty text is no answer. A choice without samples is left
 * open and then answered with each of its options; a typed question without samples is left open.
 */
export type Samples<Of extends Questions> = { readonly [Name in keyof Of]?: readonly string[] };

/**
 * Yields the combinations of answers that are worth telling apart. Questions that do not matter, given the others, stay
 * open.
 *
 * @param rounds each enumerated separately, in all its combinations
 * @throws Error that names a sample which its question cannot read
 */
export function* everyChoice<Of extends Questions, Facts>(
  { questions: asked, asks }: Pick<Tool<Of, Facts>, 'questions' | 'asks'>,
  facts: Facts,
  rounds: readonly Samples<Of>[],
): Generator<AnswersOf<Of>> {
  const questions = asked(facts);
  const names = Object.keys(questions);
  for (const round of rounds) {
    const values = new Map(
      names.map((name) => [name, valuesOf(name, questions[name], round[name])]),
    );
    yield* combined((answers) => asks(answers, facts), values, {}, new Set());
  }
}

/** Takes the next open question that matters, and continues with each of its answers. */
function* combined<Answers extends object>(
  asks: (answers: Answers) => readonly string[],
  values: ReadonlyMap<string, readonly unknown[]>,
  answers: Answers,
  settled: ReadonlySet<string>,
): Generator<Answers> {
  const next = asks(answers).find((name) => !settled.has(name));
  if (next === undefined) {
    yield answers;
    return;
  }
  const more = new Set([...settled, next]);
  for (const value of values.get(next) ?? []) {
    const given = value === undefined ? answers : { ...answers, [next]: value };
    yield* combined(asks, values, given, more);
  }
}

/** Returns the values that a question reads from the samples, undefined for no answer. */
function valuesOf(
  name: string,
  question: Question | undefined,
  texts?: readonly string[],
): unknown[] {
  return (texts ?? ['', ...(question?.options ?? [])]).map((text) => {
    const reading = question?.read([text]) ?? { value: undefined };
    if ('slip' in reading)
      throw new Error(`The sample "${text}" of "${name}" cannot be read: ${reading.slip}.`);
    return reading.value;
  });
}
