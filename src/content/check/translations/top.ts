import * as z from 'zod';
import { quoteFrontMatter } from '../../front-matter';
import type { LineProblem } from '../../problems';
import type { References } from '../../references';
import { WORD_FIELDS } from '../../translations/blocks';
import { readFrontMatter } from '../front-matter';
import { partTop, schemaOf, type CheckedFile } from '../staff-file';

/**
 * Checks the front matter of a translation, which has only the fields of the English file that are words.
 * @returns its title, what is wrong, and the facts that cannot be quoted
 */
export function topProblems(
  source: string,
  english: CheckedFile,
  references: References,
): { title?: string; problems: LineProblem[]; quotes: LineProblem[] } {
  if (english.kind === 'part') return { problems: partTop(source), quotes: [] };
  const layout = english.top?.['layout'];
  const { shape } = schemaOf(english.kind, layout);
  const words = Object.entries(shape as Record<string, z.ZodType>)
    .filter(([field]) => WORD_FIELDS.includes(field))
    .map(([field, schema]): [string, z.ZodType] => [field, z.optional(schema)]);
  const read = readFrontMatter(
    source,
    z.strictObject(Object.fromEntries(words)) as z.ZodObject & z.ZodType<{ title?: string }>,
    references.facts,
  );
  const foreign = Object.keys(read.raw).filter(
    (field) => field in shape && !WORD_FIELDS.includes(field),
  );
  const stays = foreign.map((field) => ({
    line: read.lineOf(field),
    message: `The line ${field}: stands in the English file alone, which counts for all languages; remove it here.`,
  }));
  const problems = read.problems.filter(
    ({ message }) => !foreign.some((field) => message.startsWith(`There is no field "${field}"`)),
  );
  const quotes = quoteFrontMatter({ ...read.raw }, references.facts).problems.map(
    ({ field, ...problem }) => ({ line: read.lineOf(field), ...problem }),
  );
  const title = read.raw['title'];
  return {
    problems: [...problems, ...stays],
    quotes,
    ...(typeof title === 'string' && { title }),
  };
}
