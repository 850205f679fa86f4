import blns from 'big-list-of-naughty-strings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '../../../../src/content/problems';
import { loadReferences } from '../../../../src/content/references';
import { readPage } from '../../../../src/content/check/page';
import { filesOf } from '../../../../src/content/site-files';
import { readText } from '../../../../src/content/translations/blocks';
import { render } from './render';

const references = loadReferences(filesOf(process.cwd()));

/** Pieces with a meaning in our Markdown, to be combined at random. */
const PIECES = [
  ':::note',
  ':::',
  '::',
  ':term[',
  ']',
  '{{',
  '}}',
  '{',
  '}',
  '{#id}',
  '<sup>',
  '</sup>',
  '<b',
  '<!--',
  '-->',
  '## ',
  '### Q? {#q}',
  '::faq-again{#q}',
  '\n',
  '\n\n',
  '"',
  '“',
  '|',
  '- ',
  '> ',
  '[x](',
  ')',
  '![',
  '`',
  '---\n',
  '\t',
  '\\',
  '&lt;',
  'prices.air.other',
  'x',
  ' ',
];

test('whatever is typed gives a page or a sentence, never anything else', () => {
  const typed = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 25 });
  fc.assert(
    fc.property(typed, fc.constantFrom('text', 'faq', 'page'), (parts, shape) => {
      const { problems } = readPage(readText('a.md', parts.join('')), shape, references);
      for (const { message } of problems) {
        expect(message).toMatch(/^\S.*\S$/s);
        expect(message).not.toMatch(/undefined|\[object|\n\s+at /);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what the check lets through, the processor of the site builds', async () => {
  const typed = fc.array(fc.constantFrom(...PIECES), { maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(typed, async (parts) => {
      const source = `text ${parts.join('')}`;
      const { problems, targets } = readPage(readText('a.md', source), 'text', references);
      fc.pre(problems.length === 0 && targets.length === 0);
      expect(await render(source)).toContain('text');
    }),
    { numRuns: 150 },
  );
});

test('strings known to break software', async () => {
  for (const typed of blns) {
    const { problems, targets } = readPage(readText('a.md', typed), 'text', references);
    // Link targets are covered by the link check.
    if (targets.length > 0) continue;
    const result: unknown = await render(`x\n\n${typed}`).catch((error: unknown) => error);
    expect(result instanceof ContentError && problems.length === 0, typed).toBe(false);
    expect(result instanceof Error && !(result instanceof ContentError), typed).toBe(false);
  }
}, 60_000);
