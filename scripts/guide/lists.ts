import * as z from 'zod';
import { FIGURE_NAMES } from '../../src/components/figures/names';
import { ICON_NAMES } from '../../src/components/ui/icon-names';
import { articleFrontMatter, docFrontMatter } from '../../src/content/check/front-matter-schema';
import { DIRECTIVES } from '../../src/content/directives';
import { LAYOUTS, pageFrontMatter } from '../../src/content/layouts';
import { factList, spokenQuotes } from './fact-list';

const names = (all: readonly string[]): string => all.map((name) => `\`${name}\``).join(', ');

/**
 * Returns the directives with their examples.
 *
 * @param ofTools whether to list those that only a tool's text can have, or all others
 */
function directives(ofTools: boolean): string {
  return [...DIRECTIVES.values()]
    .filter((directive) => (directive.ofTools ?? false) === ofTools)
    .map(({ about, example }) => `**${about}**\n\n\`\`\`text\n${example}\n\`\`\``)
    .join('\n\n');
}

function fields(): string {
  return [
    '| File | Lines it may have at the top |',
    '| --- | --- |',
    `| \`docs/*.md\` | ${names(Object.keys(docFrontMatter.shape))} |`,
    `| \`blog/*.md\` | ${names(Object.keys(articleFrontMatter.shape))} |`,
  ].join('\n');
}

/** Returns every layout of a page, and the lines it must have. */
function layouts(): string {
  const rows = [...LAYOUTS.values()].map(({ name, about, fields: own }) => {
    const all = ['title', 'description', ...Object.keys(own)];
    return `| \`${name}\` | ${about} | ${names(all)} |`;
  });
  const more = Object.entries(pageFrontMatter('home').shape)
    .filter(([, field]) => field instanceof z.ZodOptional)
    .map(([field]) => field);
  return [
    '| `layout:` | It is | Lines it must have |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `Each may have: ${names(more)}.`,
  ].join('\n');
}

/** The pages of the guide with generated lists, and the lists by name. All are made from code only. */
export const LISTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'writing.md': { fields },
  'tools.md': { directives: () => directives(true), quotes: () => names(spokenQuotes()) },
  'boxes.md': {
    directives: () => directives(false),
    figures: () => names(FIGURE_NAMES),
    icons: () => names(ICON_NAMES),
  },
  'pages.md': { layouts },
  'facts.md': { facts: factList },
};

/**
 * Returns a page of the guide with its lists updated, between `<!-- begin name -->` and `<!-- end name -->`.
 * @throws Error if one of these lines is missing
 */
export function withLists(page: string, text: string): string {
  return Object.entries(LISTS[page] ?? {}).reduce((result, [name, list]) => {
    const marks = new RegExp(`(<!-- begin ${name} -->\\n)[\\s\\S]*?(<!-- end ${name} -->)`);
    if (!marks.test(result)) {
      throw new Error(
        `${page} has lost its lines <!-- begin ${name} --> and <!-- end ${name} -->.`,
      );
    }
    return result.replace(
      marks,
      (_all, begin: string, end: string) => `${begin}\n${list()}\n\n${end}`,
    );
  }, text);
}
