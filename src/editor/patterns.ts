import type { JsonSchema } from '../data/json-schema';

/** Removes requests for quotation marks from a sentence: people would type them, but a form needs none. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(/,? ?\b(?:in|without) quotation marks(?: or (?=\$))?/g, (asked) =>
    asked.endsWith('or ') ? ', without ' : '',
  );
}

/** A pattern that lists more numbers than this would be too long. */
const MOST_NUMBERS = 400;

/** The most digits after the first, since JavaScript numbers with more are not exact. */
const DIGITS = String.raw`\d{0,14}`;

/** The pattern of a number in this schema; undefined if no reasonable pattern expresses it. */
export function numberPattern({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
}: JsonSchema): string | undefined {
  const whole = type === 'integer';
  const last = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const first = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  if (whole && first !== undefined && last !== undefined && last - first < MOST_NUMBERS) {
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return `^(?:${all.join('|')})$`;
  }
  if (last !== undefined) {
    if (whole || minimum !== -last || last > MOST_NUMBERS) return undefined;
    const below = Array.from({ length: last }, (_, index) => index).join('|');
    return String.raw`^-?(?:${last}(?:\.0+)?|(?:${below})(?:\.\d+)?)$`;
  }
  if (whole) return exclusiveMinimum === 0 ? `^[1-9]${DIGITS}$` : undefined;
  const any = String.raw`\d${DIGITS}(?:\.\d+)?`;
  return minimum === 0 ? `^${any}$` : `^-?${any}$`;
}

/**
 * At most this many characters on one line. A fact counts as one, since its value differs in length from its name; the
 * check counts what visitors read.
 */
const signs = (most: number): string => String.raw`(?:\{\{[^}\n]*\}\}|[^{\n]|\{(?!\{)){0,${most}}`;

/** A pattern, and the message for what does not match it. */
export type Rule = [pattern: string, words: string];

/**
 * Adds to a pattern the schema's refused patterns. Since a form shows one message per field, the message covers all of
 * them.
 */
export function refusing(pattern: string, said: string, refuses: JsonSchema['refuses'] = []): Rule {
  if (refuses.length === 0) return [pattern, said];
  const without = refuses.map((one) => String.raw`(?![\s\S]*(?:${one.pattern}))`).join('');
  const also = refuses.map((one) => ` Or it ${one.words}.`).join('');
  return [`/^${without}(?:${pattern})/iu`, said + also];
}

/** Words on one line, of limited length. The form itself reports an empty field. */
export const words = (most: number, refuses: JsonSchema['refuses']): Rule =>
  refusing(
    `^${signs(most)}$`,
    `It has too many characters, or a line break; keep it under ${most}.`,
    refuses,
  );

/** Several lines, each of limited length. */
export const lines = (most: number, refuses: JsonSchema['refuses']): Rule =>
  refusing(
    String.raw`^${signs(most)}(?:\n${signs(most)})*$`,
    `A line has too many characters; keep it under ${most}.`,
    refuses,
  );
