import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { formatProblem } from '../../../src/content/problems';
import { DOC, sampleSite } from './sample-site';

const LINE = DOC.split('\n').length + 1;
const PARAGRAPH =
  'Keep the windows closed for twelve hours before the test and for as long as the device stands there.';
const SPANISH =
  'Mantenga cerradas las ventanas de la casa durante las doce horas antes de la prueba y hasta el final.';

/** What is told of a site whose question page has some words, none of which stops it. */
function told(words: string): string[] {
  const { problems, sanity } = checkContent(
    sampleSite({ 'docs/questions.md': `${DOC}\n${words}\n` }),
  );
  expect(problems.map(formatProblem)).toEqual([]);
  return sanity.map(formatProblem);
}

test.each([
  ['a word twice', 'Close the the door.', '"the the" has a word twice.'],
  ['a word twice over two lines', 'Close the\nthe door.', '"the the" has a word twice.'],
  [
    'a foreign number',
    'Call +49 30 901820.',
    '"+49 30 901820" is a phone number of another country. Is it right?',
  ],
  ['another language', SPANISH, 'This paragraph seems to be Spanish, in a page in English.'],
])('%s is told at its line, and stops nothing', (_what, words, sentence) => {
  expect(told(words)).toEqual([`docs/questions.md:${LINE}: ${sentence}`]);
});

test('a paragraph twice is told where it stands again', () => {
  expect(told(`${PARAGRAPH}\n\nBetween.\n\n${PARAGRAPH}`)).toEqual([
    `docs/questions.md:${LINE + 4}: This paragraph stands in line ${LINE} already.`,
  ]);
});

test.each([
  ['words that are right twice', 'She said that that house had had a test.'],
  ['a number of this country', 'Call +1 301-555-0199 or (301) 555-0199.'],
  ['a short line twice', 'Call us.\n\nCall us.'],
  ['a quotation in another language', 'The film is called _Cómo preparar la casa_.'],
])('%s is no slip', (_what, words) => {
  expect(told(words)).toEqual([]);
});
