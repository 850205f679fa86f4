/** What a tool remembers of a visitor. */
export interface Visit {
  /** Fields that the visitor is done with: only these are told what is wrong. */
  readonly touched: ReadonlySet<string>;
  /** What is wrong with answers of the address that the form cannot hold, until the visitor gives others. */
  readonly refused: ReadonlyMap<string, string>;
  /** Whether the answer in the address was asked for: the next change begins another, and Back leads to this one. */
  readonly isAsked: boolean;
}

export const NOTHING_DONE: Visit = { touched: new Set(), refused: new Map(), isAsked: false };

/** What happens to a tool. */
export type Happening =
  /** Its page was opened, or Back and Forward have led to it, with answers in the address; some the form cannot hold. */
  | { what: 'arrived'; given: Iterable<string>; refused: ReadonlyMap<string, string> }
  | { what: 'typed'; name: string }
  | { what: 'left'; name: string }
  | { what: 'submitted'; names: Iterable<string> }
  /** The answer that was asked for is shown, or there is none. */
  | { what: 'settled'; isShown: boolean }
  /** The address holds other answers than before. */
  | { what: 'moved' };

/**
 * What a tool does then. An answer takes the address along after a pause; `keep` writes it at once, `settle` tells
 * whether there is an answer, and `goTo` leads to it or to the first field that lacks one.
 */
export type Step = 'answer' | 'goTo' | 'keep' | 'settle';

/**
 * The table of what follows from what.
 *
 * @returns what is remembered from now on, and the steps to take in their order
 */
export function follow(visit: Visit, happening: Happening): [Visit, ...Step[]] {
  const { touched, refused } = visit;
  switch (happening.what) {
    case 'arrived': {
      const given = { touched: new Set(happening.given), refused: happening.refused };
      return [{ ...given, isAsked: false }, 'answer', 'keep', 'settle'];
    }
    case 'typed': {
      const others = [...refused].filter(([name]) => name !== happening.name);
      return [{ ...visit, refused: new Map(others) }, 'answer'];
    }
    case 'left':
      return [{ ...visit, touched: new Set([...touched, happening.name]) }, 'answer'];
    case 'submitted': {
      const all = new Set([...touched, ...happening.names]);
      return [{ ...visit, touched: all }, 'answer', 'goTo', 'keep', 'settle'];
    }
    case 'settled':
      return [{ ...visit, isAsked: happening.isShown }];
    case 'moved':
      return [{ ...visit, isAsked: false }];
  }
}
