import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { optionalIn, without } from '../../../src/laws/lacking';
import { BARE, READ } from './support';

const law: Law = {
  ...BARE,
  penalty: { text: 'A fine', ...READ },
  results: { text: 'A copy each', ...READ },
};

it('a law could be without what not every law has', () => {
  expect(optionalIn(law)).toEqual(['penalty', 'results']);
});

it('a law without one field has all others', () => {
  const { penalty, ...rest } = without(law, ['penalty']);
  expect(penalty).toBeUndefined();
  expect(rest).toEqual({ ...BARE, results: law.results });
});
