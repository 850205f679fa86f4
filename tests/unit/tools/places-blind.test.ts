import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lawFacts } from '../../../src/laws/facts';
import { placeReader } from '../../../src/tools/place/reader';

const read = placeReader(lawFacts().places);

/** The words of the lists for the reader's slips. */
const SLIPS: Record<string, string> = {
  two: 'ask',
  elsewhere: 'outside',
  place: 'unknown',
  zip: 'unknown',
};

/** A town that is exempt from its county's sale law is still in the county. */
const inList = (id: string): string => id.replace(/Exempt$/, '');

function answer(typed: string): string {
  const reading = read([typed]);
  if ('slip' in reading) return SLIPS[(reading.slip ?? '').replace(/^place:/, '')] ?? '';
  return inList(reading.value?.id ?? '');
}

const rowsOf = (list: string): [typed: string, expected: string][] =>
  readFileSync(path.join(__dirname, 'typed/blind', `${list}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t') as [string, string]);

/** The number of rows that were read correctly the first time. */
describe.each([
  ['en', 45],
  ['es', 43],
  ['pt', 45],
  ['addresses', 35],
])('a list that the reader was not made for: %s', (list, right) => {
  const rows = rowsOf(list).map(([typed, expected]) => ({ typed, expected, said: answer(typed) }));

  it('puts nothing silently in another place', () => {
    const asked = ['ask', 'outside', 'unknown'];
    const wrong = rows.filter(({ expected, said }) => said !== expected && !asked.includes(said));
    expect(wrong).toEqual([]);
  });

  it(`reads at least ${right} as they are meant`, () => {
    const met = rows.filter(({ expected, said }) => said === expected).length;
    expect(met).toBeGreaterThanOrEqual(right);
  });
});
