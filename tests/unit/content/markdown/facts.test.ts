import { expect, test } from 'vitest';
import { createFacts } from '../../../../src/content/facts';
import { quoteFacts } from '../../../../src/content/quote-facts';

const facts = createFacts({
  prices: { air: { montgomery: 1165 }, water: { package: 225, samples: 5 }, progeny: 'Quote' },
  company: { founded: 2008, areas: ['MD', 'DC', 'VA'], two: ['A', 'B'], open: true },
  laws: { sale: { effective: '2016-10-01', validity: { value: 1, unit: 'year' } } },
  radon: {
    hours: { value: 4, max: 6, unit: 'hours', source: 'x' },
    level: { value: 4, decimals: 1, unit: 'pCi/L' },
    water: { value: 4000, unit: 'pCi/L' },
    half: { value: 3, unit: 'minutes', about: true },
  },
});

test.each([
  ['prices.air.montgomery', '$1,165'],
  ['prices.water.package', '$225'],
  ['prices.water.samples', '5'],
  ['prices.progeny', 'Quote'],
  ['company.founded', '2008'],
  ['company.areas', 'MD, DC and VA'],
  ['company.two', 'A and B'],
  ['laws.sale.effective', 'October\u00A01, 2016'],
  ['laws.sale.validity', '1\u00A0year'],
  ['radon.hours', '4 to 6\u00A0hours'],
  ['radon.hours.value', '4 to 6'],
  ['radon.level', '4.0\u00A0pCi/L'],
  ['radon.level.value', '4.0'],
  ['radon.water', '4,000\u00A0pCi/L'],
  ['radon.half', 'about 3\u00A0minutes'],
  ['radon.half.value', '3'],
])('%s reads "%s"', (name, text) => {
  expect(facts.look(name)).toEqual({ text });
});

test.each([
  ['prices.air.montgomry', 'prices.air.montgomery'],
  ['radon.levl', 'radon.level'],
  ['laws.sale', 'It is a group'],
  ['constructor', 'There is no fact named "constructor"'],
  ['__proto__', 'There is no fact named "__proto__"'],
])('an unknown fact %s is explained', (name, words) => {
  expect(facts.look(name)).toMatchObject({ problem: expect.stringContaining(words) as string });
});

test('a problem names the line inside a paragraph of several lines', () => {
  expect(quoteFacts('one\n{{ company.two }}\n{{ nope }}', facts, 7)).toEqual({
    text: 'one\nA and B\n{{ nope }}',
    problems: [{ line: 9, message: expect.stringContaining('"nope"') as string }],
  });
});
