import { expect, it, vi } from 'vitest';
import { remembered } from '../../../src/content/remembered';

it('what was made of the same inputs is not made again', () => {
  const make = vi.fn((file: string, text: string, facts: object) => ({ file, text, facts }));
  const read = remembered(make);
  const facts = {};
  const first = read('a.md', 'Text.', facts);
  expect(read('a.md', 'Text.', facts)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['another file', 'b.md', 'Text.', 1],
  ['another text', 'a.md', 'Words.', 1],
  ['another fact', 'a.md', 'Text.', 2],
])('%s is made anew', (_what, file, text, facts) => {
  const read = remembered((name, ...inputs: [string, number]) => [name, ...inputs]);
  read('a.md', 'Text.', 1);
  expect(read(file, text, facts)).toEqual([file, text, facts]);
});

it('an edit that is taken back costs nothing, and old ones are forgotten', () => {
  const make = vi.fn((_file: string, text: string) => text);
  const read = remembered(make);
  for (const text of ['as it was', 'edited', 'as it was']) read('a.md', text);
  expect(make).toHaveBeenCalledTimes(2);
  for (const text of ['1', '2', '3', '4', 'as it was']) read('a.md', text);
  expect(make).toHaveBeenCalledTimes(7);
});
