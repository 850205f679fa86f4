import { expect, test } from 'vitest';
import { createFacts } from '../../../../src/content/facts';
import { quoteFacts } from '../../../../src/content/quote-facts';

const facts = createFacts({
  prices: {
    air: { montgomery: 1165 },
    water: { package: 225, samples: 5 },
    progeny: 'Quote',
  },
  company: {
    founded: 2008,
    areasServed: ['MD', 'DC', 'VA'],
    languages: ['A', 'B'],
    geo: { latitude: 39 },
    email: '',
  },
  people: { inspector: { name: 'Ann', certificates: [{ number: '1', type: 'home' }] } },
  laws: {
    rockville: {
      jurisdiction: 'Rockville',
      enactments: { sale: { effective: '2016-10-01' } },
      validity: {
        value: 1,
        unit: 'year',
        known: 'told',
        statedBy: 'city',
        cite: 'page',
        note: 'The page says two.',
      },
      exemptHomes: ['a', 'b'],
    },
  },
  radon: {
    test: { minimum: { value: 4, max: 6, unit: 'hours', source: 'x' } },
    actionLevel: {
      air: { value: 4, decimals: 1, unit: 'pCi/L' },
      water: { value: 4000, unit: 'pCi/L' },
    },
    halfLife: { radon222: { value: 3, unit: 'minutes', about: true } },
  },
  glossary: { gas: { term: 'gas', name: 'Gas', meaning: 'After {{ company.moon }}.' } },
  areas: { confirmed: true },
});

test.each([
  ['prices.air.montgomery', '$1,165'],
  ['prices.water.package', '$225'],
  ['prices.water.samples', '5'],
  ['prices.progeny', 'Quote'],
  ['company.founded', '2008'],
  ['company.areasServed', 'MD, DC and VA'],
  ['company.languages', 'A and B'],
  ['people.inspector.name', 'Ann'],
  ['laws.rockville.enactments.sale.effective', 'October\u00A01, 2016'],
  ['laws.rockville.validity', '1\u00A0year'],
  ['laws.rockville.validity.note', 'The page says two.'],
  ['laws.rockville.exemptHomes', 'a and b'],
  ['radon.test.minimum', '4 to 6\u00A0hours'],
  ['radon.test.minimum.value', '4 to 6'],
  ['radon.actionLevel.air', '4.0\u00A0pCi/L'],
  ['radon.actionLevel.air.value', '4.0'],
  ['radon.actionLevel.water', '4,000\u00A0pCi/L'],
  ['radon.actionLevel.twice.water', '8,000'],
  ['radon.halfLife.radon222', 'about 3\u00A0minutes'],
  ['radon.halfLife.radon222.value', '3'],
  ['areas.lawPlaces', 'Rockville'],
])('%s reads "%s"', (name, text) => {
  expect(facts.look(name)).toEqual({ text });
});

test('the first device costs from the least to the most of the price groups, and nothing without them', () => {
  const files = {
    prices: {
      air: {
        montgomery: 165,
        surrounding: 1850,
        other: 195,
        coast: { what: 'A test on the coast', price: 90 },
        extraDevice: 75,
        longTerm: 3000,
      },
      water: { package: 225, samples: 5 },
      materials: { perSample: 75, minimum: 225 },
      progeny: 'Quote',
    },
    areas: {
      confirmed: true,
      note: 'A note.',
      checkedAgainst: 'aList',
      zips: ['208'],
      areas: [{ name: 'Coast', state: 'MD', group: 'coast' }],
    },
  };
  const made = createFacts(files);
  expect(made.look('prices.firstDevice.least')).toEqual({ text: '$90' });
  expect(made.look('prices.firstDevice.most')).toEqual({ text: '$1,850' });
  expect(facts.look('prices.firstDevice.least')).toHaveProperty('problem');
});

test.each([
  ['prices.air.montgomry', 'prices.air.montgomery'],
  ['radon.halfLife.radn222', 'radon.halfLife.radon222'],
  ['laws.rockville', 'It is a group'],
  ['constructor', 'There is no fact named "constructor"'],
  ['__proto__', 'There is no fact named "__proto__"'],
  // Fields that their schema does not open to texts.
  ['company.geo.latitude', 'is no fact for texts'],
  ['company.geo', 'is no fact for texts'],
  ['people.inspector.certificates', 'is no fact for texts'],
  ['laws.rockville.validity.statedBy', 'is no fact for texts'],
  ['areas.confirmed', 'is no fact for texts'],
  // Facts that would print nothing, or braces.
  ['company.email', 'is empty in src/data/company.json'],
  ['glossary.gas.meaning', 'quotes "company.moon", which is no fact'],
])('an unknown fact %s is explained', (name, words) => {
  expect(facts.look(name)).toMatchObject({ problem: expect.stringContaining(words) as string });
});

test('a problem names the line inside a paragraph of several lines', () => {
  expect(quoteFacts('one\n{{ company.languages }}\n{{ nope }}', facts, 7)).toEqual({
    text: 'one\nA and B\n{{ nope }}',
    problems: [{ line: 9, message: expect.stringContaining('"nope"') as string }],
  });
});
