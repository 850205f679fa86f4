import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { quoteFacts, type Facts } from './facts';
import { ContentError } from './problems';
import { withPrintQuotes } from './typography';

type FrontMatter = Record<string, unknown>;

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

/**
 * Replaces the facts in front matter, for titles and descriptions.
 * @returns the same front matter for visitors and one sentence for each fact that does not exist
 */
export function quoteFrontMatter(
  frontMatter: FrontMatter,
  facts: Facts,
): { frontMatter: FrontMatter; sentences: string[] } {
  const sentences: string[] = [];
  const replace = (text: string): string => {
    const quoted = quoteFacts(text, facts, 1);
    sentences.push(...quoted.problems.map(({ message }) => message));
    return quoted.text;
  };
  return { frontMatter: quoteAll(frontMatter, replace) as FrontMatter, sentences };
}

/** Front matter that visitors read. */
const PRINTED = ['title', 'description', 'lead', 'excerpt', 'sidebar_label'];

function printed(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      PRINTED.includes(key) && typeof value === 'string' ? withPrintQuotes(value) : value,
    ]),
  );
}

/** The sentence for text at the top of a file that is not valid YAML. */
export function yamlSentence(reason: string): string {
  if (/tab/i.test(reason)) {
    return 'The lines between the two --- have a tab; use spaces.';
  }
  if (/duplicat|unique/i.test(reason)) {
    return 'The lines between the two --- have the same word before a colon twice; keep one.';
  }
  return 'The lines between the two --- cannot be read: put a value that has a colon, quote or brace in double quotes.';
}

/**
 * Makes Docusaurus' `markdown.parseFrontMatter` hook.
 * Facts are quoted in braces, which YAML reads as a map unless the value is in double quotes, so
 * that mistake is named here too.
 */
export function createParseFrontMatter(
  siteDir: string,
  facts: Facts,
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    let parsed: Awaited<ReturnType<typeof params.defaultParseFrontMatter>>;
    try {
      parsed = await params.defaultParseFrontMatter({
        ...params,
        fileContent: params.fileContent.replace(/\r\n?/g, '\n'),
      });
    } catch (error) {
      throw new ContentError([{ file, message: yamlSentence(String((error as Error).message)) }]);
    }
    const { frontMatter, sentences } = quoteFrontMatter(parsed.frontMatter, facts);
    if (sentences.length > 0) {
      throw new ContentError(sentences.map((message) => ({ file, message })));
    }
    return { frontMatter: printed(frontMatter), content: parsed.content };
  };
}
