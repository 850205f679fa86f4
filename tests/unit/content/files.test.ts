import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { exampleSite, toldByFile } from './example-site';

const page = (name: string, text = 'Text.'): string =>
  `---\ntitle: ${name}\ndescription: What ${name} says.\n---\n\n${text}\n`;

/** Words of so many letters and blanks together, on one line. */
const words = (letters: number): string =>
  'word '
    .repeat(letters / 5)
    .padEnd(letters, 'x')
    .replace(/ $/, 's');

/** Checks files of a site by what is told of each. */
function check(
  rows: Readonly<Record<string, [content: string | Uint8Array, sentence?: string]>>,
): void {
  const files = Object.fromEntries(
    Object.entries(rows).map(([file, [content]]) => [file, content]),
  );
  const wanted = Object.entries(rows).flatMap(([file, [, sentence]]) =>
    sentence === undefined ? [] : [[file, [sentence]]],
  );
  expect(toldByFile(checkContent(exampleSite(files), TODAY).problems)).toEqual(
    Object.fromEntries(wanted),
  );
}

test('a file in the wrong place, or of a kind that nothing reads, is told with its place', () => {
  const article = 'Nothing reads this file here; an article belongs in blog/, a page in docs/.';
  const picture = 'Nothing reads this file here; pictures belong in static/img/.';
  const folder = (name: string, right: string): string =>
    `Nothing reads the folder ${name}/; did you mean ${right}/? Move the file.`;
  const move = (to: string): string => `Pictures belong in static/img/${to}/; move the file there.`;
  const unseen =
    'Nobody would see this file, since its name does not end in .md, in small letters; rename it.';
  const name = (typed: string): string =>
    `The name "${typed}" should have small letters, digits and hyphens only, such as my-article.md; rename the file.`;
  check({
    'README.md': ['Words.'],
    'CODE_OF_CONDUCT.md': ['Words.'],
    'Notes.md': ['Words.', article],
    'notes.txt': ['Words.', article],
    'letter.DOCX': ['Words.', article],
    'notes.json': ['{}'],
    'house.HEIC': ['x', picture],
    'house.webp': ['x', picture],
    'house.pdf': ['x'],
    'old.md/inside.bin': ['x'],
    'photos.jpg/inside.bin': ['x'],
    Docs: ['no folder'],
    'other/page.md': ['x'],
    'statics/img/a.svg': ['x', folder('statics', 'static')],
    'Static/b.svg': ['x', folder('Static', 'static')],
    'doc/page.md': ['x', folder('doc', 'docs')],
    'blogs/new.md': ['x', folder('blogs', 'blog')],
    'blogs/_new.md': ['x'],
    'Blog/.new.md': ['x'],
    'docs/_notes.docx': ['x'],
    'docs/.hidden.md': ['x'],
    'docs/plan.avif': ['x', move('docs')],
    'blog/plan.bmp': ['x', move('blog')],
    'src/pages/plan.tiff': ['x', move('pages')],
    'src/pages/_plan.gif': ['x', move('pages')],
    'docs/letter.odt': [
      'x',
      'The site cannot show files of this kind; copy the text into a file whose name ends in .md.',
    ],
    'docs/letter.mdx': [
      'x',
      'Files here are plain Markdown; let the name end in .md instead of .mdx.',
    ],
    'docs/mdx-letter.md': [page('Letter')],
    'docs/list.csv': ['x', unseen],
    'docs/Two Words.md': [page('Two'), name('Two Words.md')],
    'docs/-one.md': [page('One'), name('-one.md')],
    'docs/folder/new.md': [page('New')],
    'blog/folder/new.md': [
      page('New'),
      'Articles belong in blog/ itself, not in a folder below it; move the file.',
    ],
    'src/pages/services/_more.md': [
      'Text.',
      'A part that pages share belongs in src/pages/ itself; move the file, or leave out the _ of a page.',
    ],
    'src/pages/more.module.css': [''],
    'src/pages/more.css': ['', unseen],
    'src/pages/more.test.ts': [''],
    'src/pages/Notes': ['x'],
  });
});

test('a text that cannot be read is told for what keeps it from that', () => {
  const large = (megabytes: string): string =>
    `The file has ${megabytes} MB; keep it under 1 MB (pictures belong in static/img).`;
  const control = 'This line has an invisible control character; type the line anew.';
  const empty = 'The file is empty; write its text or delete it.';
  check({
    'docs/empty.md': ['', empty],
    'docs/blank.md': [' \n\n', empty],
    'docs/latin.md': [
      new Uint8Array([0x2d, 0xe9, 0x2d]),
      'The file is not plain text in UTF-8; save it again as UTF-8.',
    ],
    'docs/control.md': ['\nOne\n\u0007Two\nThree\n', `3: ${control}`],
    'docs/control-at-once.md': ['\n\u0007Two\n', `2: ${control}`],
    'docs/heavy.md': [`${'1'.repeat(999_999)}\u0001`, `1: ${control}`],
    'docs/heavier.md': ['1'.repeat(1_000_001), large('1.0')],
    'docs/heaviest.md': ['1'.repeat(2_560_000), large('2.6')],
    'docs/long.md': [page('Long', words(20_000))],
    'docs/longer.md': [
      page('Longer', `Text.\n\n${words(20_001)}`),
      '8: This line has 20001 characters; divide it into paragraphs of 20000 at most.',
    ],
    'docs/deep.md': [page('Deep', `${'> '.repeat(11)}Text.`)],
    'docs/deeper.md': [
      page('Deeper', `Text.\n\n${'> '.repeat(12)}Text.`),
      '8: This line is nested too deeply; remove some of its > signs.',
    ],
    'docs/merged.md': [
      '\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> x\n',
      '2: Two versions of this text were put together here and nobody chose (<<<<<<<, =======, >>>>>>>): keep one version and remove these lines.',
    ],
    'docs/signs.md': [page('Signs', 'One\n\n=======\n\nTwo')],
  });
});
