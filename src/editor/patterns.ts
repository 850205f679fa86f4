import type { JsonSchema } from '../data/json-schema';

/** A form has no quotation marks; a sentence that asks for them would have them typed. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(/,? ?\b(?:in|without) quotation marks(?: or (?=\$))?/g, (asked) =>
    asked.endsWith('or ') ? ', without ' : '',
  );
}

/** A list of possible numbers longer than this is no pattern to read. */
const MOST_NUMBERS = 400;

/** More digits than a program keeps exactly are no number that anybody means. */
const DIGITS = String.raw`\d{0,14}`;

/** What a number must look like; undefined where no pattern that people can read says it. */
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

/** Visitors read a fact, not its name, so a fact counts as one character; the check counts what they read. */
const signs = (most: number): string => String.raw`(?:\{\{[^}\n]*\}\}|[^{\n]|\{(?!\{)){0,${most}}`;

/** A pattern, and what is said of what does not match it. */
export type Rule = [pattern: string, words: string];

/** A pattern that takes nothing of what a schema refuses beside it. A form has one sentence: it says each fault. */
export function refusing(pattern: string, said: string, refuses: JsonSchema['refuses'] = []): Rule {
  if (refuses.length === 0) return [pattern, said];
  const without = refuses.map((one) => String.raw`(?![\s\S]*(?:${one.pattern}))`).join('');
  const also = refuses.map((one) => ` Or it ${one.words}.`).join('');
  return [`/^${without}(?:${pattern})/iu`, said + also];
}

/** Words on one line, of a limited length. An empty field is told by the form itself. */
export const words = (most: number, refuses: JsonSchema['refuses']): Rule =>
  refusing(
    `^${signs(most)}$`,
    `It has too many characters, or a line break; keep it under ${most}.`,
    refuses,
  );

/** The same on each of several lines. */
export const lines = (most: number, refuses: JsonSchema['refuses']): Rule =>
  refusing(
    String.raw`^${signs(most)}(?:\n${signs(most)})*$`,
    `A line has too many characters; keep it under ${most}.`,
    refuses,
  );
