import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(__dirname, '../../..');

/** The criteria of levels A and AA, https://www.w3.org/TR/WCAG22/. 4.1.1 is obsolete and left out. */
const CRITERIA = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11',
  '2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6',
  '3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
].flatMap((line) => line.split(' '));

const rows = readFileSync(join(root, '.github/ACCESSIBILITY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, criterion = '', , , tests = '']) => ({ criterion, tests }));

/**
 * Returns the source of a browser test (by its name) or of all tests in a folder (by its path), or undefined if there
 * are none.
 */
function sourceOf(name: string): string | undefined {
  if (!name.startsWith('tests/')) {
    const file = join(root, 'tests/browser', `${name}.spec.ts`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
  const folder = join(root, name);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

it('the table of WCAG has a row for each criterion', () => {
  expect(rows.map(({ criterion }) => criterion)).toEqual(CRITERIA);
});

it.each(rows)('$criterion names tests that there are, or says why none', ({ tests }) => {
  const named = [...tests.matchAll(/`([^`]+)`([^;`]*)/g)];
  for (const [, name = '', titles = ''] of named) {
    const source = sourceOf(name);
    expect(source, name).toBeDefined();
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) expect(source).toContain(title);
  }
  if (named.length === 0) expect(tests).toMatch(/^(?:by hand|none is needed)$/);
});
