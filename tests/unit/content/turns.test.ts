import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { formatProblem } from '../../../src/content/problems';
import { ARTICLE, DOC, sampleSite } from './sample-site';

/** A list of the test's own, since the office may change the site's list. */
const TURNS = JSON.stringify({
  en: { 'no office day of ours': "a day we're closed", Else: 'Otherwise', begun: 'started' },
  es: { 'como muy pronto': 'por lo menos' },
});

/** Returns the remarks on wording for a site whose questions page has some words. */
function told(words: string, more: Record<string, string> = {}): string[] {
  const site = sampleSite({
    'src/data/turns.json': TURNS,
    'docs/questions.md': `${DOC}\n${words}\n`,
    ...more,
  });
  const { problems, wording } = checkContent(site);
  expect(problems.map(formatProblem)).toEqual([]);
  return wording.map(formatProblem);
}

const LINE = DOC.split('\n').length + 1;
const at = `docs/questions.md:${LINE}`;

test('a turn is told with its line and better words, and stops nothing', () => {
  expect(told('The end is No office\u00a0day of ours.')).toEqual([
    `${at}: "No office day of ours" is not what we say on the phone; better: "a day we're closed".`,
  ]);
});

test('a turn that begins with a capital is told at the beginning of a sentence alone', () => {
  expect(told('Close it. Else a new test.')).toEqual([
    `${at}: "Else" is not what we say on the phone; better: "Otherwise".`,
  ]);
  expect(told('Was anything else open?')).toEqual([]);
});

test('a part of a word, a code and an address are no turn', () => {
  expect(told('It was unbegun: `open.begun`, and [the rest](/contact?begun=1).')).toEqual([]);
});

test('texts of every folder are read, and no other file', () => {
  const more = {
    'blog/an-article.md': ARTICLE.replace('Text.', 'Once begun.'),
    'src/pages/program.tsx': '/** Once begun. */',
  };
  const line = ARTICLE.split('\n').length - 1;
  expect(told('', more)).toEqual([
    `blog/an-article.md:${line}: "begun" is not what we say on the phone; better: "started".`,
  ]);
});

test('a translation has the turns of its language', () => {
  const page = 'i18n/es/docusaurus-plugin-content-docs/current/questions.md';
  expect(
    told('', {
      [page]: DOC.replace('slug: /questions\n', '').replace('Text with', 'Begun, como muy pronto,'),
    }),
  ).toContain(
    `${page}:8: "como muy pronto" is not what we say on the phone; better: "por lo menos".`,
  );
});

test('a fact is told with its line', () => {
  const site = sampleSite({ 'src/data/turns.json': TURNS });
  const file = path.join(site, 'src/data/practice.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Come and go', 'Come and go once begun'));
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('begun')) + 1;
  expect(checkContent(site).wording.map(formatProblem)).toEqual([
    `src/data/practice.json:${line}: "begun" is not what we say on the phone; better: "started".`,
  ]);
});

test('a list that is wrong itself is told, and tells nothing', () => {
  const site = sampleSite({ 'src/data/turns.json': '{ "en": { "Else": 3 } }' });
  const { problems, wording } = checkContent(site);
  expect(problems.map(formatProblem)).toEqual([
    'src/data/turns.json:1: en.Else is 3, but it should be what to say instead in quotation marks.',
  ]);
  expect(wording).toEqual([]);
});
