import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isConfirmed } from '../../../src/content/confirmed';
import { searchKnowledge } from '../../../src/content/search-knowledge';
import { builtIndex, builtSections } from '../../../scripts/search/built';
import { LANGUAGES } from '../../../src/search/stems';
import { wordsOf } from '../../../src/search/words';
import { search } from '../../../src/search/search';

const ROOT = join(__dirname, '../../..');

describe('a direct answer', () => {
  const laws = {
    town: {
      validity: { value: 1, known: 'read', runsFrom: 'from settlement' },
      penalty: { text: 'A fine', known: 'company' },
      homes: { text: 'Houses', known: 'read', note: 'The county says otherwise.' },
      exemptions: { text: 'None', known: 'told' },
      companySays: { results: { value: 14, unit: 'days' } },
    },
  };

  test.each([
    ['Less than {{ laws.town.validity }} old, {{laws.town.validity.runsFrom}}.', true],
    ['It costs {{ prices.air.other }}.', true],
    ['{{ laws.town.penalty.text }}', false],
    ['{{ laws.town.validity }}: {{ laws.town.homes.text }}', false],
    ['{{ laws.town.exemptions.text }}', false],
    ['{{ laws.town.companySays.results }}', false],
  ])('%j stands alone: %j', (text, stands) => {
    expect(isConfirmed(text, laws)).toBe(stands);
  });
});

describe.each(LANGUAGES)('the direct answers in %s', (language) => {
  const { asked } = searchKnowledge(ROOT, language);
  const sections = builtSections(language);
  const answers = asked.filter(({ answer }) => answer !== undefined);
  const formsIn = (text: string): string[] => wordsOf(text).flatMap(({ forms }) => forms);

  test('state no figure that their page does not', () => {
    const isFigure = (form: string): boolean => /\d/.test(form);
    const missing = answers.flatMap(({ at, answer = '' }) => {
      const page = sections.filter(({ url }) => url === at);
      const told = page.flatMap(({ heading, blocks }) => formsIn([heading, ...blocks].join('\n')));
      const lost = formsIn(answer).filter((form) => isFigure(form) && !told.includes(form));
      return lost.length > 0 ? [`${at}: ${lost.join(', ')}`] : [];
    });
    expect(answers.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  test('say nothing of a penalty that nobody has confirmed', () => {
    expect(answers.map(({ at }) => at)).not.toContain('/laws/montgomery-resale#penalties');
  });
});

describe('a question that no fact answers has no direct answer', () => {
  const index = builtIndex('en');
  test.each([
    'who pays me or the landlord',
    'is my old test from 2024 still good',
    'fine for not testing',
    'landlord pays for test',
    'when was the law passed',
    'do schools have to test',
  ])('%j', (query) => {
    expect(search(index, query, 3).hits.flatMap(({ answer }) => answer ?? [])).toEqual([]);
  });

  test('and one that counts heating systems is answered with them', () => {
    const [first] = search(index, 'two furnaces', 3).hits;
    expect(first?.answer ?? 'heating').toContain('heating');
  });
});
