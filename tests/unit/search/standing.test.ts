import { expect, test } from 'vitest';
import { Standing, type State } from '../../../src/components/search/live/standing';
import type { Index } from '../../../src/search/index-of';
import { search, type Outcome } from '../../../src/search/search';
import { indexOf, section } from './support';

const PAGES = [
  section('Fans', 'A fan runs day and night.', '/fans'),
  section('Termite', 'A termite is no gas.', '/termite'),
];
const ARTICLES = [section('How long a fan lasts', 'A fan lasts ten years.', '/lasts')];
const first = indexOf(PAGES);
const whole = indexOf([...PAGES, ...ARTICLES]);

const urls = (outcome?: Outcome): string[] | undefined => outcome?.hits.map(({ url }) => url);

/** Returns a function that gives what is shown for a query in one state of the search after another. */
function asking(query: string): {
  standing: Standing;
  ask: (index: Index, state: State) => Outcome | undefined;
} {
  const standing = new Standing();
  return {
    standing,
    ask: (index, state) =>
      standing.keep({ query, most: 9, state }, (most) => search(index, query, most)),
  };
}

test('a list that nobody has used is in the end the one that both files give, however late', () => {
  const { ask } = asking('how long does a fan last');
  expect(urls(ask(first, 'loading'))).toEqual(['/fans']);
  const end = ask(whole, 'whole');
  expect(end).toEqual(search(whole, 'how long does a fan last', 9));
  expect(urls(end)).toEqual(['/lasts']);
});

test('a list that somebody uses keeps its place, and the rest comes after it', () => {
  const { standing, ask } = asking('fan');
  const before = urls(ask(first, 'loading')) ?? [];
  standing.use();
  const after = urls(ask(whole, 'whole')) ?? [];
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toContain('/lasts');
  expect(urls(ask(whole, 'whole'))).toEqual(after);
});

test('the use of one list says nothing of the next', () => {
  const standing = new Standing();
  const ask = (query: string, index: Index, state: State): Outcome | undefined =>
    standing.keep({ query, most: 9, state }, (many) => search(index, query, many));
  ask('fan', first, 'loading');
  standing.use();
  ask('fan last', first, 'loading');
  expect(urls(ask('fan last', whole, 'whole'))).toEqual(urls(search(whole, 'fan last', 9)));
});

test('until all words are known nothing is a slip, strange or missing', () => {
  const { ask } = asking('tremite');
  expect(ask(first, 'loading')).toBeUndefined();
  expect(ask(first, 'partly')?.read).toBe('termite');
  const strange = asking('fan zeppelin').ask;
  expect(strange(first, 'loading')).toMatchObject({ unknown: [], offers: [] });
  expect(strange(whole, 'whole')).toMatchObject({ unknown: ['zeppelin'] });
  expect(asking('zeppelin').ask(first, 'loading')).toBeUndefined();
});
