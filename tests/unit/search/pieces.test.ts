import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../../src/search/direct/pieces';

describe('the pieces of a text', () => {
  const known = ['k', 'm', 'k m', 'm n', '$', 'p, q'];
  const read = (part: string) => {
    const kind = part.trim();
    return known.includes(kind) ? { kind } : undefined;
  };
  const pieces = (text: string): string[] | undefined =>
    piecesOf(text, read)?.map(({ kind }) => kind);

  test.each([
    ['', []],
    [' ! ', []],
    ['in', []],
    ['$', ['$']],
    ['k', ['k']],
    ['k m', ['k m']],
    ['k m n', ['k', 'm n']],
    ['in m in k in', ['m', 'k']],
    ['k, m', ['k', 'm']],
    ['m,k', ['m', 'k']],
    ['p, q', ['p, q']],
    ['p, q k', ['p, q', 'k']],
    ['k, k', undefined],
    ['k k', undefined],
    ['x', undefined],
    ['x k', undefined],
    ['k x', undefined],
    ['k,', undefined],
    ['in '.repeat(16), []],
    ['in '.repeat(17), undefined],
  ])('of %j are %j', (text, found) => expect(pieces(text)).toEqual(found));
});
