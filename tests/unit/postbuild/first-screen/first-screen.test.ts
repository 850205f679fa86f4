import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { styleFirstScreens } from '../../../../src/postbuild/first-screen';
import { pageNames, printPage } from '../../../../src/postbuild/pages';
import { page } from '../support';

const LINK = '<link rel=stylesheet href=/assets/css/styles.1.css>';
const FACE = '@font-face{font-family:F}';
const CSS = FACE + 'p{top:0}b{top:1px}i{top:2px}dialog{top:3px}';

let outDir = '';
beforeEach(async () => (outDir = await mkdtemp(join(tmpdir(), 'first-screen-'))));

const htmlOf = (body: string, head = LINK): string =>
  `<html><head><title>A</title>${head}</head><body>${body}</body></html>`;

/** Writes a site and returns one of its pages after the edit. */
async function styled(pages: Record<string, string>, name: string): Promise<string> {
  const files = { 'assets/css/styles.1.css': CSS, '404.html': htmlOf(''), ...pages };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
  const routes = Object.keys(pages).map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  const edit = await styleFirstScreens({ outDir }, pageNames('/', routes));
  return printPage(edit(page(pages[name] ?? '', name)));
}

test('the rules for what a page shows take the place of its sheet, which comes behind the text', async () => {
  const body = '<p>One</p><dialog><b>Two</b></dialog>';
  expect(await styled({ 'faqs.html': htmlOf(body) }, 'faqs.html')).toBe(
    htmlOf(body + LINK, `<style>${FACE}p{top:0}</style>`),
  );
  const sheet = await readFile(join(outDir, 'assets/css/styles.1.css'), 'utf8');
  expect(sheet, 'told of its typefaces once').toBe(CSS.replace(FACE, ''));
});

test('pages of a kind have one style, for what any of them shows, and others have theirs', async () => {
  const pages = {
    'blog.html': htmlOf('<p></p>'),
    'blog/a.html': htmlOf('<b></b>'),
    'why-us.html': htmlOf('<i></i>'),
  };
  const style = async (name: string): Promise<string | undefined> =>
    /<style>(.*)<\/style>/.exec(await styled(pages, name))?.[1];
  expect(await style('blog.html')).toBe(`${FACE}p{top:0}b{top:1px}`);
  expect(await style('blog/a.html')).toBe(`${FACE}p{top:0}b{top:1px}`);
  expect(await style('why-us.html')).toBe(`${FACE}i{top:2px}`);
});

test.each([
  ['no sheet', htmlOf('', '')],
  ['two sheets', htmlOf('', LINK + LINK)],
  ['an end that is not written out', htmlOf('').replace('</body></html>', '')],
])('a page with %s stops the build', async (_, html) => {
  await expect(styled({ 'faqs.html': html }, 'faqs.html')).rejects.toThrow(
    '/faqs.html: expected one <link rel="stylesheet"> in the head, and </body>',
  );
});

test.each([
  ['no sheet', {}, 'holds 0 style sheets'],
  ['two sheets', { 'a.css': '', 'b.css': '' }, 'holds 2 style sheets'],
])('a site with %s stops it too', async (_, sheets, words) => {
  const folder = join(outDir, 'assets/css');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, name), text);
  await expect(styleFirstScreens({ outDir }, [])).rejects.toThrow(words);
});
