import { expect, it } from 'vitest';
import { read, write } from '../../../src/editor/formats';
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
  const [form] = (own as { files: { label: string; format: string; fields: unknown }[] }).files;
  expect(form).toMatchObject({ label: 'An article', file: FILE });
  expect(namesOf(form?.fields)).toEqual([
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
