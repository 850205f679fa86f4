import { isDay } from './day';

/** What a reader makes of a field: its value, none when it was left empty, or a code for what is wrong with it. */
export type Reading<Value, Slip extends string> =
  | { value: Value | undefined }
  /** With what may be meant, as the field takes it. */
  | { slip: Slip; offers?: readonly string[] };

/** Reads what was typed or chosen for a field; a field can stand several times in an address. It never throws. */
export type Reader<Value = unknown, Slip extends string = string> = (
  typed: readonly string[],
) => Reading<Value, Slip>;

/** What was typed into a field that stands once, without spaces around it. */
export const first = (typed: readonly string[]): string => (typed[0] ?? '').trim();

/** One of a few values; capital letters do not matter. */
function choice<const Value extends string>(values: readonly Value[]): Reader<Value, 'choice'> {
  return (typed) => {
    const text = first(typed).toLowerCase();
    if (text === '') return { value: undefined };
    const value = values.find((one) => one.toLowerCase() === text);
    return value === undefined ? { slip: 'choice' } : { value };
  };
}

/** A day such as 2026-03-31. */
const day: Reader<string, 'day'> = (typed) => {
  const text = first(typed);
  if (text === '') return { value: undefined };
  return isDay(text) ? { value: text } : { slip: 'day' };
};

/** What a visitor types into: a line of text, a number by its keys, a day, an hour. */
export type Input = 'text' | 'decimal' | 'numeric' | 'date' | 'time';

/** Words of a question that not each has: a hint, one that stands in the field, and a box below it to tick. */
export type Extra = 'hint' | 'placeholder' | 'tick';

/**
 * A question of a tool, declared once: how its answer is read, drawn and enumerated follows from it. It has no words:
 * `WordsOf` is what they have to say.
 */
export interface Question<
  Value = unknown,
  Slip extends string = string,
  Option extends string = string,
  Has extends Extra = Extra,
> {
  readonly as: 'choices' | 'selection' | 'typed';
  readonly read: Reader<Value, Slip>;
  /** What the reader of something typed finds wrong; that of a choice finds `choice`. */
  readonly found?: readonly Slip[];
  /** What the answer finds wrong, and not the reader: `missing` where there has to be one. */
  readonly slips?: readonly Slip[] | undefined;
  /** What can be chosen, in the order of the form; none where it is typed. */
  readonly options: readonly Option[];
  /** Chosen at first. */
  readonly initial?: Option | undefined;
  readonly input?: Input | undefined;
  readonly has?: readonly Has[] | undefined;
  /** Whether a list offers what the site knows while somebody types. */
  readonly suggests?: boolean | undefined;
}

/** The questions of a tool by the names of their fields in the address, in the order of the form. */
export type Questions = Readonly<Record<string, Question>>;

/** Gives the questions that follow from the facts of a tool their type: that of what is returned. */
export const asking = <Facts, Of>(questions: (facts: Facts) => Of): ((facts: Facts) => Of) =>
  questions;

export type QuestionsOf<Asked extends (facts: never) => Questions> = ReturnType<Asked>;

type ValueOf<Of> = Of extends { read: Reader<infer Value, string> } ? Value : never;
/** Everything that can be wrong with an answer. */
export type SlipOf<Of> = Of extends { read: Reader<unknown, infer Slip> } ? Slip : never;
export type OptionOf<Of extends Question> = Of['options'][number];

/** The answers to a tool's questions; what was left empty, or cannot be read, is not there. */
export type AnswersOf<Of extends Questions> = { readonly [Name in keyof Of]?: ValueOf<Of[Name]> };

/** What is wrong with the answer to each question. */
export type SlipsOf<Of extends Questions> = { readonly [Name in keyof Of]?: SlipOf<Of[Name]> };

interface More<Slip extends string, Has extends Extra> {
  /** Slips that the answer finds, and not the reader: `missing` of a question that has to be answered. */
  readonly slips?: readonly Slip[];
  readonly has?: readonly Has[];
}

interface Chosen<Option extends string, Slip extends string, Has extends Extra> extends More<
  Slip,
  Has
> {
  readonly initial?: NoInfer<Option>;
}

const chosen =
  (as: 'choices' | 'selection') =>
  <const Option extends string, Slip extends string = never, Has extends Extra = never>(
    options: readonly Option[],
    more?: Chosen<Option, Slip, Has>,
  ): Question<Option, 'choice' | Slip, Option, Has> => ({
    ...more,
    as,
    options,
    read: choice(options),
  });

/** A question with a few answers, all of them to be seen. */
export const choices = chosen('choices');

/** A question with more answers than fit beside each other. */
export const selection = chosen('selection');

/** A question that is answered by typing. @param found what its reader finds wrong */
export const typed = <
  Value,
  const Found extends string,
  Slip extends string = never,
  Has extends Extra = never,
>(
  read: Reader<Value, NoInfer<Found>>,
  found: readonly Found[],
  more?: More<Slip, Has> & Pick<Question, 'input' | 'suggests'>,
): Question<Value, Found | Slip, never, Has> => ({
  ...more,
  as: 'typed',
  options: [],
  read,
  found,
});

/** A question for a day. */
export const dayQuestion = <Slip extends string = never, Has extends Extra = never>(
  more?: More<Slip, Has>,
): Question<string, 'day' | Slip, never, Has> => typed(day, ['day'], { ...more, input: 'date' });

/** Words that a question has where there is something to say. */
type Where<Key extends string, Keys extends string, Word> = [Keys] extends [never]
  ? unknown
  : { readonly [Name in Key]: Readonly<Record<Keys, Word>> };

/** What the words of questions have to say: every label, option, hint and slip, and no other; `choice` says the same everywhere. */
export type WordsOf<Of extends Questions, Word> = {
  readonly [Name in keyof Of]: { readonly label: Word } & Where<
    'slips',
    Exclude<SlipOf<Of[Name]>, 'choice'>,
    Word
  > &
    Where<'options', OptionOf<Of[Name]>, string> & {
      readonly [Has in NonNullable<Of[Name]['has']>[number]]: Has extends 'placeholder'
        ? string
        : Word;
    };
};
