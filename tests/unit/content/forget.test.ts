import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { forget } from '../../../src/content/forget';
import { DOC, sampleSite } from './sample-site';

const TODAY = '2026-11-22';
const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current/questions.md';
const ASKED = 'src/data/asked.json';

const TWO = `${DOC}
## Second part {#second}

More text.

### A part of it

Still more.

## Third part {#third}

The end.
`;

const TRANSLATED = `---
title: Preguntas
description: Lo que la gente pregunta.
---

## Primera parte {#first}

Texto con [un enlace](/contact).

## Segunda parte {#second}

Más texto.

### Una parte

Aún más.

## Tercera parte {#third}

El final.
`;

const ENTRIES = `[
  { "at": "/questions#first", "en": ["what comes first"] },
  {
    "at": "/questions#second",
    "en": ["what comes second",   "and then"]
  },
  { "at": "/questions#third", "en": ["what comes third"] },
  { "at": "/questions#second", "en": ["the second"] }
]
`;

const site = (): string =>
  sampleSite({ 'docs/questions.md': TWO, [SPANISH]: TRANSLATED, [ASKED]: ENTRIES });

const removeSecond = (siteDir: string): void =>
  writeFileSync(
    path.join(siteDir, 'docs/questions.md'),
    TWO.replace(/## Second part[\s\S]*?(?=## Third)/, ''),
  );

test('what is known of a removed part is taken out, and nothing else is touched', () => {
  const siteDir = site();
  removeSecond(siteDir);
  const told = checkContent(siteDir, TODAY).problems.find(({ file }) => file === ASKED);
  expect(told?.message).toContain('npm run forget -- /questions#second');

  expect(forget(siteDir, '/questions#second', TODAY)).toEqual([ASKED, SPANISH]);
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  expect(read(ASKED)).toBe(`[
  { "at": "/questions#first", "en": ["what comes first"] },
  { "at": "/questions#third", "en": ["what comes third"] }
]
`);
  expect(read(SPANISH)).toBe(TRANSLATED.replace(/## Segunda parte[\s\S]*?(?=## Tercera)/, ''));
  expect(checkContent(siteDir, TODAY).problems).toEqual([]);
  expect(forget(siteDir, '/questions#second', TODAY)).toEqual([]);
});

test('a question that is gone is listed again nowhere in its translations', () => {
  const siteDir = site();
  removeSecond(siteDir);
  const spanish = path.join(siteDir, SPANISH);
  const again = '::faq-again{#second}\n\n::faq-again{#third}\n';
  writeFileSync(spanish, TRANSLATED.replace('## Segunda parte {#second}', again));
  expect(forget(siteDir, '/questions#second', TODAY)).toContain(SPANISH);
  const now = readFileSync(spanish, 'utf8');
  expect(now).not.toContain('#second');
  expect(now).toContain('::faq-again{#third}');
  expect(now).toContain('Más texto.');
});

test.each([
  ['/questions#second', 'is still there'],
  ['questions', 'Write the address that is gone'],
  ['', 'Write the address that is gone'],
])('%s is refused', (address, sentence) => {
  const siteDir = site();
  expect(() => forget(siteDir, address, TODAY)).toThrow(sentence);
  expect(readFileSync(path.join(siteDir, ASKED), 'utf8')).toBe(ENTRIES);
});
