import { expect, test } from 'vitest';
import type { Section } from '../../../src/search/corpus';
import { readQuery } from '../../../src/search/query';
import { rank } from '../../../src/search/rank';
import { sentencesOf } from '../../../src/search/sentences';
import { nearest } from '../../../src/search/spelling';
import { wordsOf } from '../../../src/search/words';
import { indexOf, section } from './support';

/** With each letter the same is asked again, of texts that stay the same: it is read once. */

const index = indexOf([section('Granite', 'A counter.', '/granite')]);
const BLOCKS = ['One. Two.', 'Three.'];

test.each<[string, () => unknown]>([
  ['the sentences of a section', () => sentencesOf(BLOCKS, 'en')],
  ['the forms of a word', () => wordsOf('Granite')[0]?.forms],
  ['what is near a misspelled word', () => nearest(index, 'granitte', 'en')],
])('%s', (_, read) => expect(read()).toBe(read()));

test('what is near a word is so in one language and of one text', () => {
  const other = indexOf([section('Granites', '', '/granites')]);
  expect(nearest(index, 'granitez', 'en')).toEqual(['granite']);
  expect(nearest(other, 'granitez', 'en')).toEqual(['granites']);
  expect(nearest(index, 'granitez', 'es')).not.toBe(nearest(index, 'granitez', 'en'));
});

test('the words of a section', () => {
  let reads = 0;
  const counted: Section = {
    ...section('Granite', '', '/granite'),
    get blocks() {
      reads += 1;
      return ['A counter.'];
    },
  };
  const own = indexOf([counted]);
  const ask = () => rank(own, readQuery(own, 'granite counter', false));
  reads = 0;
  ask();
  expect(reads).toBe(1);
  ask();
  expect(reads).toBe(1);
});
