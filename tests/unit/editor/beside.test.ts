import { expect, it } from 'vitest';
import { allBeside, type Beside } from '../../../src/editor/beside';
import { fileOfForm } from '../../../src/editor/file-of-form';
import { readText } from '../../../src/content/translations/blocks';
import { madeFrom } from '../../../src/content/translations/record';
import { DOC, sampleSite } from '../content/sample-site';

const OWN = 'i18n/es/docusaurus-plugin-content-docs/current/questions.md';
const SPANISH = DOC.replace('Questions', 'Preguntas')
  .replace('What people ask.', 'Lo que se pregunta.')
  .replace('slug: /questions\n', '')
  .replace('First part', 'Primera parte')
  .replace('Text with [a link]', 'Texto con [un enlace]');

/** Returns the made-from record of the Spanish page, as if it was made from an English text. */
function recordOf(english: string): string {
  const [from, to] = [readText('a', english).blocks, readText('b', SPANISH).blocks];
  return JSON.stringify(from.map((block, index) => madeFrom(block, to[index]!)));
}

const besideOf = (file: string, files: Record<string, string>): Beside | undefined =>
  allBeside(sampleSite({ 'docs/questions.md': DOC, ...files })).get(file)?.();

it('a form has its page beside it, and a translation the page in its language', () => {
  expect(besideOf('docs/questions.md', {})).toEqual({ page: '/questions' });
  expect(besideOf(OWN, { [OWN]: SPANISH })?.page).toBe('/es/questions');
});

it('a translation that is right has the whole English beside it, and nothing of it waits', () => {
  const { english } = besideOf(OWN, {
    [OWN]: SPANISH,
    'i18n/es/made-from/docs/questions.json': recordOf(DOC),
  })!;
  expect(english?.isTranslated).toBe(true);
  expect(english?.parts.map(({ text }) => text)).toContain('Text with [a link](/contact).');
  expect(english?.parts.filter(({ waits }) => waits)).toEqual([]);
});

it('a part whose English has changed is told beside its words in the translation', () => {
  const { english } = besideOf(OWN, {
    [OWN]: SPANISH,
    'i18n/es/made-from/docs/questions.json': recordOf(DOC.replace('Text with', 'Words with')),
  })!;
  expect(english?.parts.filter(({ waits }) => waits)).toEqual([
    {
      text: 'Text with [a link](/contact).',
      waits: 'changed',
      was: 'Words with [a link](/contact).',
      own: 'Texto con [un enlace](/contact).',
    },
  ]);
});

it('a part that has moved and changed is told at its place in the English', () => {
  const part = (name: string, words: string): string => `\n## Part {#${name}}\n\n${words}\n`;
  const own = `${SPANISH}${part('second', 'Dos.')}`;
  const from = readText('a', `${DOC}${part('second', 'Two.')}`).blocks;
  const to = readText('b', own).blocks;
  const top = DOC.slice(0, DOC.indexOf('## First'));
  const first = DOC.slice(top.length).replace('Text with', 'Words with');
  const { english } = besideOf(OWN, {
    'docs/questions.md': `${top}${part('second', 'Two, and more.')}\n${first}`,
    [OWN]: own,
    'i18n/es/made-from/docs/questions.json': JSON.stringify(
      from.map((block, index) => madeFrom(block, to[index]!)),
    ),
  })!;
  expect(english?.parts.filter(({ waits }) => waits)).toMatchObject([
    { text: 'Two, and more.', waits: 'changed', was: 'Two.', own: 'Dos.' },
    {
      text: 'Words with [a link](/contact).',
      waits: 'changed',
      own: expect.stringMatching(/^Texto/) as string,
    },
  ]);
});

it('a part that stands in a box now is the same part', () => {
  const words = 'Text with [a link](/contact).';
  const { english } = besideOf(OWN, {
    'docs/questions.md': DOC.replace(words, `:::warning\n${words}\n:::`),
    [OWN]: SPANISH,
    'i18n/es/made-from/docs/questions.json': recordOf(DOC),
  })!;
  expect(english?.parts.filter(({ waits }) => waits)).toEqual([
    {
      text: expect.stringContaining(':::warning') as string,
      waits: 'new',
      own: expect.anything() as string,
    },
    { text: words, waits: 'moved', own: 'Texto con [un enlace](/contact).' },
  ]);
});

it('a text that is not translated yet can start from the English', () => {
  const { english } = besideOf(OWN, { 'i18n/es/code.json': '{}' })!;
  expect(english?.isTranslated).toBe(false);
  expect(english?.body).toBe('## First part {#first}\n\nText with [a link](/contact).');
});

it('a form tells its file, and one for something new has none', () => {
  const config = {
    collections: [
      { name: 'articles', folder: 'blog', fields: [] },
      { name: 'pages', files: [{ name: 'faqs', file: 'docs/faqs.md', fields: [] }] },
    ],
  } as never;
  expect(fileOfForm(config, 'articles/entries/lead-214')).toBe('blog/lead-214.md');
  expect(fileOfForm(config, 'pages/entries/faqs?x')).toBe('docs/faqs.md');
  expect(fileOfForm(config, 'articles/new')).toBeUndefined();
  expect(fileOfForm(config, 'pages')).toBeUndefined();
});
