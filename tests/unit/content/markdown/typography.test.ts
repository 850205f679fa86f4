import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { staffMarkdown } from '../../../../src/content';
import { render } from './render';

test.each([
  ["Rockville's rule", 'Rockville’s rule'],
  ['a "Rockville" address', 'a “Rockville” address'],
  ["**the tenants**' right", '<strong>the tenants</strong>’ right'],
  ['a house, or "*any* unit"', 'a house, or “<em>any</em> unit”'],
  ['10 -- 20 ... 30', '10 -- 20 ... 30'],
  ["`it's`", '<code>it&#x27;s</code>'],
])('%s is printed as %s', async (typed, html) => {
  expect(await render(typed)).toBe(`<p>${html}</p>`);
});

test('a heading keeps the address it had with the quotes of a keyboard', async () => {
  expect(await render("## The landlord's part")).toBe(
    '<h2 id="the-landlords-part">The landlord’s part</h2>',
  );
});

test('titles and descriptions are printed, names of pictures are not', async () => {
  const { frontMatter } = await staffMarkdown(process.cwd()).markdown.parseFrontMatter({
    filePath: `${process.cwd()}/docs/sample.md`,
    fileContent: `---\ntitle: Rockville's law\ndescription: '"Yes"'\nimage: /img/o'neil.svg\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual({
    title: 'Rockville’s law',
    description: '“Yes”',
    image: "/img/o'neil.svg",
  });
});
