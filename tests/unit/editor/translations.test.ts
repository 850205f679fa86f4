import { expect, it } from 'vitest';
import { read, write } from '../../../src/editor/formats';
import { readText } from '../../../src/content/translations/blocks';
import { markOf } from '../../../src/content/translations/record';
import { formsOf } from '../../../src/editor/forms';
import { ARTICLE, sampleSite } from '../content/sample-site';

const FILE = 'i18n/es/docusaurus-plugin-content-blog/an-article.md';
const OWN = `---
title: Un artículo
description: Lo que dice el artículo.
excerpt: Lo que dice el artículo.
---

Texto.
`;

const namesOf = (fields: unknown): string[] =>
  (fields as { name: string }[]).map(({ name }) => name);

it('a translated text is a form of its words alone, in a collection of its language', () => {
  const { collections, formats } = formsOf({
    siteDir: sampleSite({ [FILE]: OWN, 'blog/an-article.md': ARTICLE }),
    pricesAtOnce: false,
  });
  const own = collections.find((one) => one.name === 'es');
  expect(own).toMatchObject({ label: 'Español' });
  const form = (
    own as { files: { label: string; format: string; file: string; fields: unknown }[] }
  ).files.find(({ file }) => file === FILE);
  expect(form).toMatchObject({ label: 'An article' });
  expect(namesOf(form?.fields)).toEqual([
    'file_put_back',
    'title',
    'body',
    'description',
    'excerpt',
    'file_as_typed',
  ]);
  const format = formats[form?.format ?? ''];
  expect(format && write(read(OWN, format), format)).toBe(OWN);
});

it('a language without a folder has no collection', () => {
  const { collections } = formsOf({ siteDir: sampleSite(), pricesAtOnce: false });
  expect(collections.filter(({ name }) => name === 'es' || name === 'pt')).toEqual([]);
});

const FACTS = 'i18n/es/data/company.json';

const listed = (
  files: Record<string, string>,
  messages?: Record<string, string>,
): { name: string; label: string; file: string }[] => {
  const { collections } = formsOf({ siteDir: sampleSite(files), pricesAtOnce: false, messages });
  const own = collections.find((one) => one.name === 'es');
  return (own as { files: { name: string; label: string; file: string }[] }).files;
};

it('an English text without a translation has a form too, which says so and stands first', () => {
  const forms = listed({ [FILE]: OWN, 'blog/an-article.md': ARTICLE, 'blog/new.md': ARTICLE });
  const { label, file } = forms.find(({ name }) => name === 'blog-new')!;
  expect(file).toBe('i18n/es/docusaurus-plugin-content-blog/new.md');
  expect(label).toBe('New · not translated yet');
  const names = forms.map(({ name }) => name);
  expect(names.indexOf('blog-new')).toBeLessThan(names.indexOf('blog-an-article'));
});

it('a translation whose English has changed says in the list how much of it is old', () => {
  const record = JSON.stringify([['00000000', '00000000', 'title: Something else']]);
  const { blocks } = readText(FILE, OWN);
  const untouched = blocks.map((block) => ['00000000', markOf(block), 'Before']);
  const labelWith = (made: unknown): string | undefined =>
    listed({
      [FILE]: OWN,
      'blog/an-article.md': ARTICLE,
      'i18n/es/made-from/blog/an-article.json': JSON.stringify(made),
    }).find(({ name }) => name === 'blog-an-article')?.label;
  expect(labelWith(JSON.parse(record))).toBe('An article');
  expect(labelWith(untouched)).toBe(`An article · ${blocks.length} parts old`);
});

it('translated facts and the messages of programs have forms, with how much is to be done', () => {
  const forms = listed(
    { [FACTS]: '{}', 'i18n/es/code.json': '{ "menu.home": { "message": "Inicio" } }' },
    { 'menu.home': 'Home', 'menu.new': 'New' },
  );
  expect(forms.find(({ file }) => file === FACTS)?.label).toMatch(
    /^Facts: company · \d+ parts to do$/,
  );
  expect(forms.find(({ name }) => name === 'messages')).toMatchObject({
    file: 'i18n/es/code.json',
    label: 'Buttons, forms and the menu · 1 part to do',
  });
});
