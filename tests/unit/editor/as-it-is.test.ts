import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asItIs } from '../../../scripts/edit/as-it-is';

it('forms are made anew when a text has changed, and not when it was only written again', () => {
  const root = mkdtempSync(join(tmpdir(), 'as-it-is-'));
  mkdirSync(join(root, 'docs'));
  const write = (text: string): void => writeFileSync(join(root, 'docs/faqs.md'), text);
  write('One');
  let times = 0;
  const made = asItIs(root, () => (times += 1));
  expect([made(), made()]).toEqual([1, 1]);
  write('One');
  expect(made()).toBe(1);
  write('Two');
  expect(made()).toBe(2);
});
