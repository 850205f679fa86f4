import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { formatProblem } from '../../../src/content/problems';
import { edited, exampleSite, toldByFile } from './example-site';
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

test('of two turns that begin alike the longer one is told, in every text and fact of its language', () => {
  const files = {
    'src/data/turns.json': JSON.stringify({
      en: { 'as we': 'as', "as we're told": 'they say', Else: 'Otherwise' },
      es: { Asimismo: 'También' },
    }),
    'docs/guide.md': edited('docs/guide.md', [
      'Keep windows closed.',
      'As we’re\u00A0told, AS WE do.\n\nELSE, else or Else.',
    ]),
    'docs/note.txt': 'As we do.',
    'src/pages/_closing.md': edited('src/pages/_closing.md', ['Book online.', 'Book as we do.']),
    'src/data/practice.json': edited('src/data/practice.json', ['Do not light it.', 'Not as we.']),
    'i18n/es/data/practice.json': '{\n"fireplace": "No. Asimismo sí."\n}',
    'i18n/es/data/note.txt': 'Asimismo.',
    'i18n/es/made-from/docs/guide.json': '[["0","0","Asimismo."]]',
  };
  const better = (turn: string, words: string): string =>
    `"${turn}" is not what we say on the phone; better: "${words}".`;
  expect(toldByFile(checkContent(exampleSite(files)).wording)).toEqual({
    'docs/guide.md': [
      `7: ${better("As we're told", 'they say')}`,
      `7: ${better('AS WE', 'as')}`,
      `9: ${better('ELSE', 'Otherwise')}`,
      `9: ${better('Else', 'Otherwise')}`,
    ],
    'src/pages/_closing.md': [`2: ${better('as we', 'as')}`],
    'src/data/practice.json': [`4: ${better('as we', 'as')}`],
    'i18n/es/data/practice.json': [`2: ${better('Asimismo', 'También')}`],
  });
});
