import { expect, it } from 'vitest';
import type { Check } from '../../../../scripts/smoke/check';
import { todoOf } from '../../../../scripts/smoke/todo';

const failed = (name: string): Check => ({ name, ok: false });

it.each([
  ['health: 200, rounds run (the first one up to five minutes after)', /"todo".*old key/],
  ['contact: the marked message is sent (202: only stored)', /api\/health.*old key/],
  ['sign-in: leads to GitHub, or is not set up', /GITHUB_CLIENT_SECRET.*old key/],
  ['store: answers', /netlifystatus\.com.*old key/],
  ['the scheduler can be shown in a frame', /^scheduler: tell the company/],
  ['the site answers', /the domain/],
  ['health: headers of its own', /publish the last good deploy/],
  ['files are as built', /publish the last good deploy.*on purpose/],
])('for "%s" it is %s', (name, todo) => {
  expect(todoOf([failed(name)])).toEqual([expect.stringMatching(todo)]);
});

it('is said once for each kind, and not where nothing failed', () => {
  const well: Check[] = [
    { name: 'store: answers', ok: true },
    { name: 'the scheduler', ok: undefined },
  ];
  expect(todoOf(well)).toEqual([]);
  const names = ['files', 'addresses', 'sign-in: leads', 'sign-in, begun: headers'];
  expect(todoOf([...well, ...names.map(failed)])).toHaveLength(2);
});
