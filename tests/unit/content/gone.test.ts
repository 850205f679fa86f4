import { expect, test } from 'vitest';
import { nearestPage, takenOut } from '../../../src/content/check/gone';

test.each([
  ['/laws/rockville', '/radon-laws'],
  ['/services/radon-water', '/services'],
  ['/blog/lead-214', '/blog'],
  ['/karen-duarte', '/'],
])('who asks for %s, which is gone, is led to %s', (address, page) => {
  expect(nearestPage(address)).toBe(page);
});

test('how to take out what is left names the address for each way', () => {
  expect(takenOut('/blog/a').match(/\/blog\/a\b/g)).toHaveLength(2);
});
