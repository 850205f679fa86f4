import type { Questions, SlipsOf } from './question';

/**
 * What a tool answers: codes and values, no words. Each statement is a sentence that the build has already put on the
 * page in its language (`src/pages/tools`); the values are filled into it.
 */

/** The part of an answer that a statement belongs to. */
export type Part =
  /** The answer in a sentence. */
  | 'answer'
  /** What the answer is not. */
  | 'note'
  /** Which place was read, for the visitor to correct. */
  | 'place'
  /** Starts one of several cases, if the answers leave open which one applies. */
  | 'case'
  /** What to do next, and by when. */
  | 'next'
  /**
   * Days and hours in order, shown as calendar leaves. They are in the answer's own block unless a part such as `next`
   * comes first.
   */
  | 'days'
  /** A price line by line, above its sum. */
  | 'sum'
  /** What that price does not cover. */
  | 'apart'
  /** The rule, its source, since when it applies, and when it was last checked. */
  | 'why'
  /** What was assumed because the visitor did not say. */
  | 'assumed'
  /** What is not sure, and whom to ask. */
  | 'unsure'
  /** The one link to what comes after this answer. */
  | 'onward';

/** A value that the page writes in the visitor's language. */
export type Value =
  /** A day (YYYY-MM-DD); with the day of the week if people plan by it. */
  | { readonly day: string; readonly weekday?: true }
  /** A minute in America/New_York (YYYY-MM-DDTHH:MM); `by` marks the last minute for something. */
  | { readonly time: string; readonly weekday?: true; readonly by?: true }
  | { readonly number: number; readonly decimals?: number }
  | { readonly dollars: number }
  /** Names that are written as they are: one, or several of which one is meant. */
  | { readonly names: readonly string[] };

export interface Statement<Code extends string = string> {
  readonly part: Part;
  readonly code: Code;
  /** Id of the fact that it is about, for example a law, if the page has one sentence for each. */
  readonly of?: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** What a tool can say: the code of each sentence, and the names of the values that it may get. */
export type Sentences = Readonly<Record<string, readonly string[]>>;

/** The codes that start with a word: `next` for "next.call". */
export type Beginning<Word extends string, Code extends string> = Extract<
  Code,
  `${Word}.${string}`
>;

/**
 * Returns the function that makes the statements of one tool: part, sentence, and its fact and values. It drops values
 * that are undefined.
 */
export const sayer =
  <Said extends Sentences>() =>
  <
    Code extends keyof Said & string,
    const Values extends Readonly<Record<string, Value | undefined>>,
  >(
    part: Part,
    code: Code,
    more?: {
      readonly of?: string | undefined;
      /** The compiler refuses a name that the sentence, or each of several possible sentences, does not have. */
      readonly values?: Values & {
        readonly [Name in Exclude<keyof Values, Said[Code][number]>]: never;
      };
    },
  ): Statement<Code> => ({
    part,
    code,
    ...more,
    ...(more?.values && {
      values: Object.fromEntries(
        Object.entries<Value | undefined>(more.values).filter(
          (one): one is [string, Value] => one[1] !== undefined,
        ),
      ),
    }),
  });

export interface Outcome<Code extends string = string, Said extends string = string> {
  /** The answer in a word, for tests and styles. */
  readonly code: Code;
  /** The statements in order. Consecutive statements of one part form one list. */
  readonly said: readonly Statement<Said>[];
  /** The unanswered question that decides; its choices are shown in the answer. */
  readonly asks?: string | undefined;
}

/** Why a tool cannot answer yet: a slip, known to its question, for each field that is missing or wrong. */
export interface Refusal<Of extends Questions = Questions> {
  readonly slips: SlipsOf<Of>;
}

/** Returns the name of a sentence on the page: "rental.required" or, for one law, "rental.required@rockville". */
export function sayingOf({ code, of }: Pick<Statement, 'code' | 'of'>): string {
  return of === undefined ? code : `${code}@${of}`;
}

const ORDER: readonly Part[] = [
  'sum',
  'answer',
  'note',
  'place',
  'case',
  'next',
  'days',
  'apart',
  'why',
  'assumed',
  'unsure',
  'onward',
];

/** Sorts statements by part; within a part they keep their order. */
export function byPart<Said extends Statement>(said: readonly Said[]): Said[] {
  return [...said].sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
}
