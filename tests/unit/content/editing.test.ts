import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { withLists } from '../../../scripts/editing-lists';
import { FIGURE_NAMES } from '../../../src/components/figures/names';
import { figureComponent } from '../../../src/content/apply-figures';
import { DIRECTIVES } from '../../../src/content/directives';
import { render } from './markdown/render';

test('EDITING.md lists what there is; npm run docs:editing brings it up to date', async () => {
  const text = readFileSync('EDITING.md', 'utf8');
  const options = await resolveConfig('EDITING.md');
  const fresh = await format(withLists(text, process.cwd()), { ...options, parser: 'markdown' });
  expect(text === fresh, 'run npm run docs:editing').toBe(true);
});

test('every picture of EDITING.md exists', () => {
  const text = readFileSync('EDITING.md', 'utf8');
  const pictures = [...text.matchAll(/!\[[^\]]+\]\((\.github[^)]+)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(Object.entries(DIRECTIVES).filter(([name]) => !/^(figure|faq-again)$/.test(name)))(
  'the example of %s builds and has a component',
  async (_name, { example, element }) => {
    expect(await render(example)).toContain(`<${element}`);
    // The map itself imports style sheets, which only the site's bundler reads.
    const map = readFileSync('src/components/markdown/components.ts', 'utf8');
    // A name with a hyphen is ours; any other is HTML's own.
    if (element.includes('-')) expect(map).toContain(`  '${element}': `);
  },
);

test.each(FIGURE_NAMES)('the drawing %s has its component', (name) => {
  const component = figureComponent(name);
  const text = readFileSync(`src/components/figures/${component}.tsx`, 'utf8');
  expect(text).toContain(`export function ${component}(`);
});
