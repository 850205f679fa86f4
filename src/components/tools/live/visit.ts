/** What a tool remembers of a visitor. */
export interface Visit {
  /** Fields that the visitor is done with: only these are told what is wrong. */
  readonly touched: ReadonlySet<string>;
  /** What is wrong with answers of the address that the form cannot hold, until the visitor gives others. */
  readonly refused: readonly (readonly [name: string, slip: string])[];
  /** Whether the answer in the address was asked for: the next change begins another, and Back leads to this one. */
  readonly isAsked: boolean;
}

/**
 * What a tool does next: answers, closes its questions, leads to what it says, and keeps the answer in the address as
 * one that was asked for.
 */
export type Step = 'answer' | 'fold' | 'goTo' | 'keep';

/** What happens to a tool: what it remembers from then on, and the steps that follow in their order. */
export type Happening = (visit: Visit) => readonly [Visit, ...Step[]];

export const NOTHING_DONE: Visit = { touched: new Set(), refused: [], isAsked: false };

/** Its page was opened, or Back has led to it: with answers in the address, some of which the form cannot hold. */
export const arrived =
  (given: Iterable<string>, refused: Visit['refused']): Happening =>
  () => [{ touched: new Set(given), refused, isAsked: false }, 'answer', 'fold', 'keep'];

export const typed =
  (name: string): Happening =>
  (visit) => [{ ...visit, refused: visit.refused.filter(([one]) => one !== name) }, 'answer'];

export const left =
  (name: string): Happening =>
  (visit) => [{ ...visit, touched: new Set([...visit.touched, name]) }, 'answer'];

export const submitted =
  (all: Iterable<string>): Happening =>
  (visit) => [{ ...visit, touched: new Set(all) }, 'answer', 'fold', 'goTo', 'keep'];

/** The address asks for the answer: the visitor is led to it, or to the first field that keeps the tool from it. */
export const led: Happening = (visit) => [visit, 'goTo'];

/** The address holds the answer that was asked for, or else what was typed so far. */
export const kept =
  (isAsked: boolean): Happening =>
  (visit) => [{ ...visit, isAsked }];
