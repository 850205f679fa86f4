import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { type Facts } from './facts';
import { quoteFacts } from './quote-facts';
import { dayOf } from '../lib/review';
import { siteDay } from '../lib/site-day';
import { ContentError, type LineProblem } from './problems';
import { isPreview, publishedFrom } from './publication';
import { englishFile } from './translations/files';
import { withPrintQuotes } from './typography';

type FrontMatter = Record<string, unknown>;

type DefaultParse = Parameters<
  NonNullable<MarkdownConfig['parseFrontMatter']>
>[0]['defaultParseFrontMatter'];

function quoteAll(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return replace(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => quoteAll(item, replace));
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, quoteAll(item, replace)]),
    );
  }
  return value;
}

/** A problem with a fact quoted in front matter. */
export interface FieldProblem extends Omit<LineProblem, 'line'> {
  /** The field that quotes it. */
  field: string;
}

/**
 * Fills in the facts in front matter, for titles and descriptions.
 * @returns the front matter for visitors, and what could not be quoted
 */
export function quoteFrontMatter(
  frontMatter: FrontMatter,
  facts: Facts,
): { frontMatter: FrontMatter; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const quoted = Object.entries(frontMatter).map(([field, value]) => {
    const replace = (text: string): string => {
      const result = quoteFacts(text, facts, 1);
      problems.push(...result.problems.map(({ message, needs }) => ({ field, message, needs })));
      return result.text;
    };
    return [field, quoteAll(value, replace)];
  });
  return { frontMatter: Object.fromEntries(quoted) as FrontMatter, problems };
}

/** Front matter that visitors read. */
const PRINTED = ['title', 'description', 'heading', 'lead', 'excerpt', 'sidebar_label', 'card'];

function printed(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      PRINTED.includes(key) && typeof value === 'string' ? withPrintQuotes(value) : value,
    ]),
  );
}

/**
 * Marks an article or a page that is not yet published as `draft`, so that the build leaves it out. Previews show it,
 * with the day it is waiting for in `awaits`.
 */
function publish(frontMatter: FrontMatter): FrontMatter {
  const { draft, ...rest } = frontMatter;
  const date = 'date' in rest ? dayOf(rest['date']) : '';
  const from = publishedFrom({ draft: draft === true, date });
  if (from <= siteDay()) return rest;
  return isPreview() ? { ...rest, awaits: from } : { ...rest, draft: true };
}

/**
 * A sentence for staff on why front matter is not valid YAML.
 * @param reason the message of the YAML parser
 */
export function yamlSentence(reason: string): string {
  if (/tab/i.test(reason)) {
    return 'The lines between the two --- have a tab; use spaces.';
  }
  if (/duplicat|unique/i.test(reason)) {
    return 'The lines between the two --- have the same word before a colon twice; keep one.';
  }
  return (
    'The lines between the two --- cannot be read: put a value that has a colon, quote, brace or ' +
    'star in double quotes.'
  );
}

/**
 * Creates Docusaurus' `markdown.parseFrontMatter` hook. A translation has only words in its front matter; its address,
 * day and layout come from the English file. YAML reads a quoted fact as a map unless the value is in double quotes, so
 * that mistake is reported here too.
 */
export function createParseFrontMatter(
  siteDir: string,
  facts: Facts,
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const source = englishFile(file);
    const parse = async (name: string, fileContent: string): ReturnType<DefaultParse> => {
      try {
        return await params.defaultParseFrontMatter({
          ...params,
          filePath: path.join(siteDir, name),
          fileContent: fileContent.replace(/\r\n?/g, '\n'),
        });
      } catch (error) {
        const message = yamlSentence(String((error as Error).message));
        throw new ContentError([{ file: name, message }]);
      }
    };
    const parsed = await parse(file, params.fileContent);
    if (source !== undefined) {
      const english = await parse(source, await readFile(path.join(siteDir, source), 'utf8'));
      parsed.frontMatter = { ...english.frontMatter, ...parsed.frontMatter };
    }
    const { frontMatter, problems } = quoteFrontMatter(parsed.frontMatter, facts);
    if (problems.length > 0) {
      throw new ContentError(problems.map(({ message }) => ({ file, message })));
    }
    const published = (source ?? file).startsWith('docs/') ? frontMatter : publish(frontMatter);
    return { frontMatter: printed(published), content: parsed.content };
  };
}
