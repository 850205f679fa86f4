import { isDay } from './day';

/**
 * What a reader makes of a field: its value, undefined if the field was left empty, or a slip that says what is wrong.
 */
export type Reading<Value, Slip extends string> =
  | { value: Value | undefined }
  /** `offers` are what may have been meant, as the field takes it. */
  | { slip: Slip; offers?: readonly string[] };

/** Reads what was typed or chosen for a field; a field can occur several times in an address. It never throws. */
export type Reader<Value = unknown, Slip extends string = string> = (
  typed: readonly string[],
) => Reading<Value, Slip>;

/** Returns what was typed into a field that occurs once, without spaces around it. */
export const first = (typed: readonly string[]): string => (typed[0] ?? '').trim();

/** Reads one of a few values; case does not matter. */
function choice<const Value extends string>(values: readonly Value[]): Reader<Value, 'choice'> {
  return (typed) => {
    const text = first(typed).toLowerCase();
    if (text === '') return { value: undefined };
    const value = values.find((one) => one.toLowerCase() === text);
    return value === undefined ? { slip: 'choice' } : { value };
  };
}

/** Reads a day (YYYY-MM-DD). */
const day: Reader<string, 'day'> = (typed) => {
  const text = first(typed);
  if (text === '') return { value: undefined };
  return isDay(text) ? { value: text } : { slip: 'day' };
};

/** The kind of field for typed answers: a line of text, a decimal or whole number, a day, a time. */
export type Input = 'text' | 'decimal' | 'numeric' | 'date' | 'time';

/** Optional words of a question: a hint, a placeholder in the field, and a checkbox below it. */
export type Extra = 'hint' | 'placeholder' | 'tick';

/**
 * A question of a tool, declared once: how its answer is read, drawn and enumerated follows from it. It has no words;
 * {@link WordsOf} lists those it needs.
 */
export interface Question<
  Value = unknown,
  Slip extends string = string,
  Option extends string = string,
  Has extends Extra = Extra,
> {
  readonly as: 'choices' | 'selection' | 'typed';
  readonly read: Reader<Value, Slip>;
  /** Slips that the reader of a typed answer can return; the reader of a choice returns `choice`. */
  readonly found?: readonly Slip[];
  /** Slips that `decide` finds, not the reader: `missing` if an answer is required. */
  readonly slips?: readonly Slip[] | undefined;
  /** What can be chosen, in the order of the form; empty if the answer is typed. */
  readonly options: readonly Option[];
  /** The option that is chosen at first. */
  readonly initial?: Option | undefined;
  readonly input?: Input | undefined;
  readonly has?: readonly Has[] | undefined;
  /** True if a list suggests what the site knows while somebody types. */
  readonly suggests?: boolean | undefined;
}

/** The questions of a tool by the names of their fields in the address, in the order of the form. */
export type Questions = Readonly<Record<string, Question>>;

/** Returns the function unchanged, with the type of the questions that it returns inferred. */
export const asking = <Facts, Of>(questions: (facts: Facts) => Of): ((facts: Facts) => Of) =>
  questions;

export type QuestionsOf<Asked extends (facts: never) => Questions> = ReturnType<Asked>;

type ValueOf<Of> = Of extends { read: Reader<infer Value, string> } ? Value : never;
/** Every slip that an answer can have. */
export type SlipOf<Of> = Of extends { read: Reader<unknown, infer Slip> } ? Slip : never;
export type OptionOf<Of extends Question> = Of['options'][number];

/** The answers to a tool's questions; one that was left empty or cannot be read is absent. */
export type AnswersOf<Of extends Questions> = { readonly [Name in keyof Of]?: ValueOf<Of[Name]> };

/** The slip of each question whose answer is wrong. */
export type SlipsOf<Of extends Questions> = { readonly [Name in keyof Of]?: SlipOf<Of[Name]> };

interface More<Slip extends string, Has extends Extra> {
  /** Slips that `decide` finds, not the reader: `missing` for a question that must be answered. */
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

/** A question with a few answers, all of them visible. */
export const choices = chosen('choices');

/** A question with more answers than fit side by side. */
export const selection = chosen('selection');

/** A question that is answered by typing. @param found slips that its reader can return */
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

/** The words under `Key`, one for each of `Keys`; nothing if there are no keys. */
type Where<Key extends string, Keys extends string, Word> = [Keys] extends [never]
  ? unknown
  : { readonly [Name in Key]: Readonly<Record<Keys, Word>> };

/**
 * The words that questions need: every label, option, hint and slip, and no other. The slip `choice` has the same words
 * everywhere, so it is left out.
 */
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
