import { expect, it, vi } from 'vitest';
import type * as data from '../../../src/data';
import { articleData } from '../../../src/lib/structured-data/article';
import { signersOf } from '../../../src/lib/signers';

vi.mock('../../../src/data', async (original) => ({
  ...(await original<typeof data>()),
  people: {
    helper: { name: 'Sam Rivera', jobTitle: 'Technician' },
    first: { name: 'Ann Ames', jobTitle: 'Owner', owner: true, path: '/ann' },
    second: { name: 'Bo Bell', jobTitle: 'Owner', owner: true },
  },
}));

const names = (signing: Parameters<typeof signersOf>[0]): (string | undefined)[] => {
  const { author, reviewer, reviewedOn } = signersOf(signing);
  return [author.name, reviewer?.name, reviewedOn];
};

it.each([
  ['nobody is named: the second owner, and the first', {}, ['Bo Bell', 'Ann Ames', undefined]],
  ['an author', { author: 'helper' }, ['Sam Rivera', 'Ann Ames', undefined]],
  [
    'both, and a day',
    { author: 'helper', reviewed: { by: 'second', on: new Date('2026-03-31') } },
    ['Sam Rivera', 'Bo Bell', '2026-03-31'],
  ],
  ['nobody reviews a text of their own', { author: 'first' }, ['Ann Ames', undefined, undefined]],
])('signs where there is %s', (_case, signing, expected) => {
  expect(names(signing)).toEqual(expected);
});

it('tells search engines who wrote and who reviewed an article', () => {
  const data = articleData({
    title: 'Lead',
    description: 'Lead.',
    keywords: [],
    path: '/blog/lead',
    published: '2026-01-01',
    updated: '2026-01-01',
    minutes: 3,
    author: 'helper',
  });
  expect(data).toMatchObject({
    author: [{ '@type': 'Organization' }, { '@type': 'Person', name: 'Sam Rivera' }],
    mainEntityOfPage: { reviewedBy: { name: 'Ann Ames', jobTitle: 'Owner' } },
  });
});
