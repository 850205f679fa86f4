import { describe, expect, test } from 'vitest';
import { countable } from '../../../src/lib/search-miss';

describe('what is counted', () => {
  test.each([
    ['  Septic   TANK ', 'septic tank'],
    ['bill 31-15', 'bill 31-15'],
    ['4,000 pCi/L', '4,000 pci/l'],
    ['código de edificación', 'código de edificación'],
    ['test for 20 units', 'test for 20 units'],
  ])('%j is, as %j', (typed, counted) => {
    expect(countable(typed)).toBe(counted);
  });

  test.each([
    'jane@visitor.example',
    'jane(at)visitor.com',
    'https://visitor.example/secret',
    '301-555-0142',
    '(301) 555 0142',
    '+1 301.555.0142',
    '3015550142',
    '20877',
    '100 Sample Street',
    '100 north sample rd radon',
    '4111 1111 1111 1111',
    'my name is jane roe',
    'me llamo juana',
    'the landlord of my sister in the blue house refuses it',
    'x'.repeat(61),
    'ab',
    '12-22',
    '<script>',
    'a\u0000bc',
    '',
  ])('%j is not', (typed) => {
    expect(countable(typed)).toBeUndefined();
  });
});
