import { expect, test } from 'vitest';
import { withDeadline } from '../../../netlify/contact/deadline';

test('an action in time gives its result or its error', async () => {
  expect(await withDeadline(1000, () => Promise.resolve(7))).toBe(7);
  await expect(withDeadline(1000, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
});

test('an action that heeds no signal is given up, and the signal is given', async () => {
  let signal: AbortSignal | undefined;
  const endless = withDeadline(10, (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  await expect(endless).rejects.toMatchObject({ name: 'DeadlineError' });
  expect(signal?.aborted).toBe(true);
});
