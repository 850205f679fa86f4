import type * as z from 'zod';
import { listOf, type IdList } from './directives/attributes';
import type { Directive } from './directives';
import { suggest, type LineProblem } from './problems';
import { quoteFacts } from './quote-facts';
import type { References } from './references';

type Attributes = Record<string, string | null | undefined>;

/** What is wrong, and the data file in which an id was not found. */
type AttributeProblem = Omit<LineProblem, 'line'>;

const CURLY_QUOTES = /[\u2018\u2019\u201C\u201D]/;

function issueSentence(issue: z.core.$ZodIssue, typed: Attributes, directive: Directive): string {
  const name = String(issue.path[0] ?? '');
  const known = Object.keys(directive.attributes.shape);
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    if (CURLY_QUOTES.test(key)) {
      return 'has curly quotes; type straight quotes (") around a value.';
    }
    return known.length === 0
      ? `takes no "${key}"; write it without braces.`
      : `has no attribute "${key}". ${suggest(key, known)}`;
  }
  if (typed[name] === undefined) {
    return `needs ${name}="...".`;
  }
  return `has ${name}="${typed[name]}": ${issue.message}.`;
}

/**
 * Checks the attributes of one directive.
 * @returns one sentence for each thing wrong, beginning with the directive as typed
 */
export function checkAttributes(
  typedName: string,
  directive: Directive,
  attributes: Attributes,
  references: References,
): AttributeProblem[] {
  const curly = Object.entries(attributes).find(([, value]) =>
    CURLY_QUOTES.test((value ?? '')[0] ?? ''),
  );
  if (curly) {
    return [{ message: `${typedName} has curly quotes; type straight quotes (") around a value.` }];
  }
  // Length limits apply to the fact that visitors read, not to its name.
  const shown = Object.entries(attributes).map(([name, value]) => [
    name,
    value && quoteFacts(value, references.facts, 1).text,
  ]);
  const result = directive.attributes.safeParse(Object.fromEntries(shown));
  if (!result.success) {
    return result.error.issues.map((issue) => ({
      message: `${typedName} ${issueSentence(issue, attributes, directive)}`,
    }));
  }
  return Object.entries(directive.attributes.shape).flatMap(([attribute, schema]) => {
    const unknown = unknownId(schema, attributes[attribute], references);
    return unknown === undefined
      ? []
      : [{ ...unknown, message: `${typedName} ${unknown.message}` }];
  });
}

/** Lists that come from code or files. Names in the others may be missing only because their data file is wrong. */
const MADE: readonly IdList[] = ['figures', 'icons', 'parts', 'tools'];

/** What is wrong with a value that must come from a list of ids, or undefined if it is in the list or needs no list. */
export function unknownId(
  schema: unknown,
  value: string | null | undefined,
  references: References,
): AttributeProblem | undefined {
  const list = listOf(schema);
  if (list === undefined || value == null || references[list].includes(value)) return undefined;
  return {
    ...(!MADE.includes(list) && { needs: list === 'places' ? 'statutes' : list }),
    message: `names "${value}", which does not exist. ${suggest(value, references[list])}`,
  };
}
