import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Question, Questions } from '../../../src/tools/question';
import { TOOLS } from '../../../src/tools/tools';

const README = readFileSync('src/tools/README.md', 'utf8');

/** Returns the texts in code marks. */
const codes = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns the fields of a row; "`part1` to `part4`" stands for four. */
function namesIn(cell: string): string[] {
  const [first = '', last] = codes(cell);
  if (last === undefined) return [first];
  const [from, to] = [first, last].map((name) => Number(name.slice(-1)));
  const numbers = Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => (from ?? 0) + at);
  return numbers.map((number) => `${first.slice(0, -1)}${number}`);
}

/** Returns the README's table for a tool: for each field, the options and slips that are documented. */
const written = (path: string): Map<string, { options: string[]; slips: string[] }> => {
  const [, section = ''] = README.split(`### \`${path}\``);
  const rows = (section.split('\n### ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', values, , slips] = row.split('|');
      return namesIn(names).map((name) => [
        name,
        { options: codes(values).sort(), slips: codes(slips).sort() },
      ]);
    }),
  );
};

/** Returns the same as the tool declares it. Numbered fields share a row, so their options and slips are merged. */
function declared(questions: Questions): [string, { options: string[]; slips: string[] }][] {
  const alike = (name: string): Question[] =>
    Object.entries(questions)
      .filter(([other]) => other.replace(/\d$/, '') === name.replace(/\d$/, ''))
      .map(([, question]) => question);
  const all = (lists: readonly (readonly string[])[]): string[] =>
    [...new Set(lists.flat())].sort();
  return Object.keys(questions).map((name) => [
    name,
    {
      options: all(alike(name).map(({ options }) => options)),
      slips: all(alike(name).map(({ found = ['choice'], slips = [] }) => [...found, ...slips])),
    },
  ]);
}

test.each(Object.values(TOOLS))('the parameters of $path stand in the README', (tool) => {
  const questions = tool.questions();
  const there = written(tool.path);
  expect([...there.keys()].sort()).toEqual(Object.keys(questions).sort());
  for (const [name, { options, slips }] of declared(questions)) {
    const row = there.get(name);
    // Fields that are typed into are described in words.
    if (options.length > 0) expect([name, row?.options]).toEqual([name, options]);
    expect([name, row?.slips]).toEqual([name, slips]);
  }
});
