import type { ReactNode } from 'react';
import { expect, it, test } from 'vitest';
import * as z from 'zod';
import { container, leaf } from '../../../src/content/directives/define';
import { DIRECTIVES } from '../../../src/content/directives';
import { LAYOUTS } from '../../../src/content/layouts';
import { render } from './markdown/render';

const label = z.strictObject({ label: z.string().optional() });
const words = { attributes: label, about: 'A button.', example: '::x' };

/** The type checker also reads this file: if it accepts one of these, the directive above it is an error. */
it('the compiler compares a directive with its component', () => {
  const fits = (_props: { label?: string; size?: number }): ReactNode => null;
  const forgets = (): ReactNode => null;
  const needsMore = (_props: { label?: string; size: number }): ReactNode => null;
  const otherKind = (_props: { label?: number }): ReactNode => null;
  const wraps = (_props: { label?: string; children?: ReactNode }): ReactNode => null;
  const made = [
    leaf('x', { ...words, component: () => Promise.resolve(fits) }),
    container('x', { ...words, component: () => Promise.resolve(wraps) }),
    // @ts-expect-error -- the label would be typed and lost
    leaf('x', { ...words, component: () => Promise.resolve(forgets) }),
    // @ts-expect-error -- nobody gives the size
    leaf('x', { ...words, component: () => Promise.resolve(needsMore) }),
    // @ts-expect-error -- a label is words
    leaf('x', { ...words, component: () => Promise.resolve(otherKind) }),
    // @ts-expect-error -- the text inside would be lost
    container('x', { ...words, component: () => Promise.resolve(fits) }),
  ];
  expect(made.map(({ element }) => element)).toEqual(Array(6).fill('x-block'));
});

it('no two elements share a name, but those of one group', () => {
  const own = [...DIRECTIVES.values()]
    .filter(({ element }) => element.includes('-'))
    .map(({ element }) => element);
  expect(new Set(own).size).toBe(own.length);
});

test.each([...LAYOUTS.values()])('the layout $name says what it is for', ({ about, fields }) => {
  expect(about).toMatch(/\.$/);
  expect(Object.keys(fields).length).toBeGreaterThan(0);
});

const page = (text: string): Promise<string> => render(text, 'src/pages/sample.md');

test('each ## of a page begins a section, every second is tinted, and its first paragraph is the lead', async () => {
  expect(await page('Before.\n\n## One\n\nLead.\n\nText.\n\n## Two\n\n- A\n\n## Three')).toBe(
    [
      '<page-intro><p>Before.</p></page-intro>',
      '<page-section><page-h2 id="one">One</page-h2><p class="lead">Lead.</p><p>Text.</p></page-section>',
      '<page-section tone="tinted"><page-h2 id="two">Two</page-h2><ul><li>A</li></ul></page-section>',
      '<page-section><page-h2 id="three">Three</page-h2></page-section>',
    ].join(''),
  );
});

test('what stands alone is in no section and is not counted', async () => {
  const html = await page(
    '## One\n\n::key-figure{label="a" value="b"}\n::key-figure{label="c" value="d"}\n\n:::closing{title="Call"}\nNow.\n\n::call-button\n:::\n\n## Two\n',
  );
  expect(html).toBe(
    [
      '<page-section><page-h2 id="one">One</page-h2></page-section>',
      '<key-figures><key-figure label="a" value="b"></key-figure><key-figure label="c" value="d"></key-figure></key-figures>',
      '<closing-block title="Call"><p class="lead">Now.</p><button-row><call-button></call-button></button-row></closing-block>',
      '<page-section tone="tinted"><page-h2 id="two">Two</page-h2></page-section>',
    ].join(''),
  );
});

test('cards that follow each other stand in one grid; a blank between words stays', async () => {
  const card = (title: string): string => `:::card{title="${title}"}\n**One** *two*\n:::\n`;
  expect(await page(`## One\n\n${card("It's")}\n${card('B')}\nText.\n\n${card('C')}`)).toContain(
    [
      '<card-grid><card-block title="It’s"><p><strong>One</strong> <em>two</em></p></card-block>',
      '<card-block title="B"><p><strong>One</strong> <em>two</em></p></card-block></card-grid>',
      '<p>Text.</p><card-grid><card-block title="C">',
    ].join(''),
  );
});

test('the heading of a section has the link name that the text gives', async () => {
  expect(await page('## Price: $5 {#price}')).toContain('<page-h2 anchor="price" id="price">Price');
});
