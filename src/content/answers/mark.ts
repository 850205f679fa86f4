/**
 * What stands in code marks before a sentence of a tool: its code, of what it is said, and when.
 * `next.due@law-sale if exempt and no note`
 */
export interface Mark {
  /** The name that `decide` says, without what it is said of: `next.due`. */
  code: string;
  /** The word behind the `@`. */
  of?: string;
  /** The names that must be there, and those that must not, in the order in which they are typed. */
  needs: readonly { name: string; isThere: boolean }[];
  /** As it is typed, by which a translation finds its sentence. */
  typed: string;
}

const MARK = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:@([\w-]+))?(?: if ([^\s].*))?$/i;

/** Reads a mark; undefined of code that is none. */
export function readMark(typed: string): Mark | undefined {
  const [, code, of, conditions] = MARK.exec(typed) ?? [];
  if (code === undefined) return undefined;
  const needs = (conditions?.split(/ and /) ?? []).map((condition) => ({
    name: condition.replace(/^no /, '').trim(),
    isThere: !condition.startsWith('no '),
  }));
  return { code, ...(of !== undefined && { of }), needs, typed };
}

/** The sentence as the code of a program names it, but for its conditions. */
export const namedBy = ({ code, of }: Mark): string => (of === undefined ? code : `${code}@${of}`);
