/**
 * The code span before a sentence of a tool: its code, what it is about, and its conditions. For example
 * `next.due@law-sale if exempt and no note`.
 */
export interface Mark {
  /** The code that `decide` returns, without what follows the `@`: `next.due`. */
  code: string;
  /** What follows the `@`: `law-sale`. */
  of?: string;
  /** The names that must be present (`isThere`) or absent, in the order typed. */
  needs: readonly { name: string; isThere: boolean }[];
  /** The mark as typed; translations are matched by it. */
  typed: string;
}

const MARK = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:@([\w-]+))?(?: if ([^\s].*))?$/i;

/** Parses a mark, or returns undefined if the text is not one. */
export function readMark(typed: string): Mark | undefined {
  const [, code, of, conditions] = MARK.exec(typed) ?? [];
  if (code === undefined) return undefined;
  const needs = (conditions?.split(/ and /) ?? []).map((condition) => ({
    name: condition.replace(/^no /, '').trim(),
    isThere: !condition.startsWith('no '),
  }));
  return { code, ...(of !== undefined && { of }), needs, typed };
}

/** The name that programs use for the sentence: its mark without conditions. */
export const namedBy = ({ code, of }: Mark): string => (of === undefined ? code : `${code}@${of}`);
