import { describe, expect, test } from 'vitest';
import { readList } from '../../../scripts/search/judge';
import { search, type Outcome } from '../../../src/search/search';
import { builtIndex } from '../../../scripts/search/built';

// Queries that once had a wrong answer or none, checked against the fixed texts of the example company.
const index = builtIndex('en');
const find = (query: string): Outcome => search(index, query, 8);
const shown = ({ hits: [first] }: Outcome): string =>
  first?.excerpt.map(({ text }) => text).join('') ?? '';

test.each([
  ['how often do I need to test for radon', '/faqs#testing-frequency'],
  ['how long does a radon fan last', '/blog/radon-mitigation-longevity#what-wears-out'],
  ['montgomry county resale', '/laws/montgomery-resale'],
  ['fine for not testing radon montgomery county', '/laws/montgomery-resale#penalties'],
  ['symptoms of radon poisoning', '/faqs#health-effects'],
  ['is radon dangerous for babies', '/faqs#health-effects'],
  ['can I break my lease because of radon', '/laws/montgomery-rental#if-you-rent-from-a-landlord'],
  ['winter', '/faqs#seasonal-variations'],
  ['"action level"', '/faqs#action-level'],
  ['precio', '/faqs#cost-breakdown'],
  ['água do poço', '/services/radon-water'],
])('%j leads to %s', (query, url) => {
  expect(find(query).hits[0]?.url).toMatch(new RegExp(`^${url}`));
});

test.each([
  'cheat',
  'cita',
  'alto',
  'vender',
  'cuesta',
  'insurance',
  'delivery',
  'Takoma Park rental',
  'prince george’s county radon',
])('%j is not read as another word', (query) => {
  expect(find(query).read).toBeUndefined();
});

test.each(['pizza delivery', 'carbon monoxide detector', 'car insurance quote'])(
  '%j has no answer here',
  (query) => {
    expect(find(query)).toMatchObject({ hits: [], count: 0 });
  },
);

test.each([
  ['price', '$'],
  ['opening hours', 'Monday'],
  ['phone number', '555-01'],
  ['email', '@'],
  ['how often do I need to test for radon', '2'],
])('%j is answered on top of the list, by a fact', (query, fact) => {
  expect(find(query).hits[0]?.answer).toContain(fact);
});

test.each(['rockville', 'Gaithersburg'])('%j is a place, and no Spanish', (query) => {
  expect(find(query).foreign).toBeUndefined();
});

test.each(['jobs', 'job opening'])('%j finds nothing', (query) => {
  expect(find(query).hits).toEqual([]);
});

describe('excerpts', () => {
  test('mark no other number than was asked for', () => {
    const numbersIn = (query: string): string[] =>
      find(query).hits.flatMap(({ excerpt }) =>
        excerpt.filter(({ marked, text }) => marked && /\d/.test(text)).map(({ text }) => text),
      );
    expect(find('my result is 6.3').count).toBeGreaterThan(0);
    expect(numbersIn('my result is 6.3')).toEqual([]);
    expect(new Set(numbersIn('radon level 4'))).toEqual(new Set(['4', '4.0']));
  });

  test.each([
    ['granite', 'Granite in a kitchen'],
    ['can I stay in the house', 'You can live at home meanwhile.'],
  ])('%j is answered by %j', (query, answer) => {
    expect(shown(find(query))).toContain(answer);
  });

  test('are whole sentences, list items or rows, and no buttons or bylines', () => {
    const { sections } = index.corpus;
    const flat = (text: string): string =>
      text.replace(/(?<=[.!?]) · .*/, '').replaceAll(' · ', ' ');
    const texts = new Map(sections.map(({ url, blocks }) => [url, blocks.map(flat).join('\n')]));
    const strange = readList('tuned', 'en').flatMap(({ query }) =>
      find(query).hits.flatMap(({ url, excerpt }) => {
        const text = excerpt.map((piece) => piece.text).join('');
        const whole = texts.get(url.split('?')[0] ?? '') ?? '';
        const isWhole = text.split(' … ').every((part) => {
          // In the page's text, a label and its value are on two lines.
          const at = whole.replaceAll('\n', ' ').indexOf(flat(part));
          const isBegun = /(^|\n|[.!?]["”’)]?\s)$/.test(whole.slice(0, at));
          const end = at + flat(part).length;
          const isEnded = /[.!?]["”’)]?$/.test(part) || /^(\n|$)/.test(whole.slice(end));
          return at >= 0 && isBegun && isEnded;
        });
        const isChrome = /Learn More|Read Article|min read|Back to |Message Sent/.test(text);
        return isWhole && !isChrome ? [] : [`${url}: ${text}`];
      }),
    );
    expect([...new Set(strange)]).toEqual([]);
  });
});
