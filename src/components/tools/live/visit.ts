/** What a tool remembers about a visit. */
export interface Visit {
  /** The fields the visitor is done with: only these show their slips. */
  readonly touched: ReadonlySet<string>;
  /** The slips of answers in the address that the form could not take, until the visitor changes them. */
  readonly refused: readonly (readonly [name: string, slip: string])[];
  /**
   * True if the visitor asked for the answer in the address: the next change adds a history entry, so that Back leads
   * to it.
   */
  readonly isAsked: boolean;
}

/**
 * What a tool does next: answers, closes its questions, moves the focus to the answer, or keeps the answer in the
 * address as one that was asked for.
 */
export type Step = 'answer' | 'fold' | 'goTo' | 'keep';

/** An event in a tool: returns what it remembers from then on, and the steps that follow, in order. */
export type Happening = (visit: Visit) => readonly [Visit, ...Step[]];

export const NOTHING_DONE: Visit = { touched: new Set(), refused: [], isAsked: false };

/**
 * The page was opened, or Back has led to it.
 *
 * @param given the names of the answers in the address
 * @param refused the slips of those that the form could not take
 */
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

/** The address asks for the answer: moves the focus to it, or to the first field that prevents one. */
export const led: Happening = (visit) => [visit, 'goTo'];

/**
 * The address has been updated.
 *
 * @param isAsked true if it has an answer that was asked for; false if only what was typed so far
 */
export const kept =
  (isAsked: boolean): Happening =>
  (visit) => [{ ...visit, isAsked }];
