import type { Questions, SlipsOf } from './question';

/**
 * What a tool answers: codes and values, and no words. Each statement is a sentence of the page, which stands there at
 * build already, in its language (`src/pages/tools`); the values are filled into it.
 */

/** In which part of an answer a statement stands. */
export type Part =
  /** The answer in a sentence. */
  | 'answer'
  /** What the answer is not. */
  | 'note'
  /** Which place was read, for the visitor to correct. */
  | 'place'
  /** Begins one of two cases, where the answers leave open which holds. */
  | 'case'
  /** What to do next, and by when. */
  | 'next'
  /** Days and hours, in their order, as leaves of a calendar; those that nothing stands above are the answer's own. */
  | 'days'
  /** A price line by line, above its sum. */
  | 'sum'
  /** What that price does not cover. */
  | 'apart'
  /** The rule, its source, since when, last checked. */
  | 'why'
  /** What was assumed where the visitor did not say. */
  | 'assumed'
  /** What is not sure, and whom to ask. */
  | 'unsure'
  /** The one link to what comes after this answer. */
  | 'onward';

/** Something to be written in the visitor's language. */
export type Value =
  /** A day, such as 2026-03-31; with the day of the week where people plan by it. */
  | { readonly day: string; readonly weekday?: true }
  /**
   * A day and an hour in America/New_York, such as 2026-03-31T18:00; `by` tells that it is the last minute for
   * something.
   */
  | { readonly time: string; readonly weekday?: true; readonly by?: true }
  | { readonly number: number; readonly decimals?: number }
  | { readonly dollars: number }
  /** Names that are written as they are: one, or those of which one is meant. */
  | { readonly names: readonly string[] };

export interface Statement<Code extends string = string> {
  readonly part: Part;
  readonly code: Code;
  /** The fact that it speaks of, such as the id of a law, where the page has one sentence for each. */
  readonly of?: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** What a tool can say: the code of each sentence, and the names of the values that it may be given. */
export type Sentences = Readonly<Record<string, readonly string[]>>;

/** Those of the codes that begin with a word: `next` of "next.call". */
export type Beginning<Word extends string, Code extends string> = Extract<
  Code,
  `${Word}.${string}`
>;

/** Makes the statements of one tool: the part, the sentence, and the fact or values that it has; none of what is not known. */
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
      /** A name that the sentence has not, or none of several, is an error of the program. */
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
  /** What is said, in order. Statements of one part that follow each other make one list. */
  readonly said: readonly Statement<Said>[];
  /** The question that decides and was not answered: its choices stand in the answer. */
  readonly asks?: string | undefined;
}

/** Why a tool cannot answer yet: for each field that is wanting, a slip that its question names. */
export interface Refusal<Of extends Questions = Questions> {
  readonly slips: SlipsOf<Of>;
}

/** The name of a sentence in the page: "rental.required" or, of one law, "rental.required@rockville". */
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

/** The statements part by part; within a part they keep their order. */
export function byPart<Said extends Statement>(said: readonly Said[]): Said[] {
  return [...said].sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
}
