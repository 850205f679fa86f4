import { describe, expect, it } from 'vitest';
import { bookOf, type PlaceFacts } from '../../../src/laws/place/book';
import { readPlace } from '../../../src/laws/place/read';

const RIVER = 'River County';

/**
 * A small country: a county with a law and a city in it, a county without one, and a state whose cities are in no
 * county.
 */
const facts: PlaceFacts = {
  names: {
    [RIVER]: 'river',
    Oaks: 'oaks',
    'City of Oaks': 'oaks',
    Acorn: 'oaks',
    'Elm Park': 'river',
    Border: 'river',
    Ferry: 'md',
    Maryland: 'md',
    Virginia: 'va',
    Washington: 'dc',
    'Washington, DC': 'dc',
    Canal: 'dc',
    Elm: 'va',
  },
  jurisdictions: {
    river: { name: RIVER, sale: 'river', rental: 'river', state: 'md' },
    oaks: { name: 'Oaks', rental: 'oaks', outside: 'river', state: 'md' },
    md: { name: 'Maryland outside River County', state: 'md' },
    va: { name: 'Virginia', state: 'va' },
    dc: { name: 'Washington, DC', state: 'dc' },
  },
  geography: {
    counties: [
      { name: RIVER, state: 'MD', called: ['River', 'RiCo'], towns: ['Lock', 'Great Lock Falls'] },
      { name: 'Hill County', state: 'MD', called: ['Hill'], towns: ['Mount Dell', 'West Hollow'] },
      { name: 'Saint Mary’s County', state: 'MD', towns: ['Hill Circle'] },
      { name: 'Washington, DC', state: 'DC', towns: ['Canal'] },
      { name: 'Vale County', state: 'VA', towns: ['Dale', 'Stone Falls'] },
      { name: 'Hill County', state: 'VA' },
      { name: 'Stone', state: 'VA', towns: ['Stone'] },
    ],
    alsoIn: { Border: ['Hill County', 'Washington, DC'], Stone: ['Vale County'] },
    zips: [
      { from: '200', to: '205', state: 'DC' },
      { from: '206', to: '219', state: 'MD' },
      { from: '220', to: '246', state: 'VA' },
    ],
    states: { MD: 'md', VA: 'va', DC: 'dc' },
    words: {
      places: { 'Mt Dell': 'Mount Dell', Olmos: 'Elm Park' },
      states: {
        Maryland: 'MD',
        'State of Maryland': 'MD',
        'District of Columbia': 'DC',
        Virginia: 'VA',
        Ohio: 'OH',
        'West Virginia': 'WV',
        Colorado: 'CO',
        Indiana: 'IN',
        Connecticut: 'CT',
        Kentucky: 'KY',
        Nebraska: 'NE',
      },
      counties: ['county', 'co', 'condado'],
      streets: ['street', 'st', 'road', 'rd', 'circle', 'ct', 'avenue'],
      streetsBefore: ['calle', 'po box'],
      units: ['apt', 'unit'],
      beside: ['in', 'near', 'the', 'or', 'my', 'house', 'city', 'of', 'de', 'ne'],
      otherPlaces: ['new', 'port', 'district'],
      countries: ['USA', 'United States'],
    },
  },
};
const book = bookOf(facts);

/**
 * Reads a place and returns it as text: "oaks: Oaks, River County" and where else it may be, or the slip and the
 * offers.
 */
function written(typed: string): string {
  const read = readPlace(typed, book);
  if ('slip' in read) return `[${read.slip}] ${read.offers.join(' | ')}`.trim();
  const { id, name, alsoIn } = read.value;
  return [`${id}: ${name}`, ...alsoIn.map((other) => `or ${other.name}, ${other.state}`)].join(' ');
}

const OAKS = 'oaks: Oaks, River County';
const EITHER = '[two] Oaks, River County | ';
const HILL_OR_OAKS = '[two] Hill County | Oaks, River County';

describe.each<[string, [typed: string, read: string][]]>([
  [
    'a town is found however its address is written',
    [
      ['Oaks', OAKS],
      ['oaks md', OAKS],
      ['OAKS, MARYLAND', OAKS],
      ['Oaks, MD 20850', OAKS],
      ['Oaks MD 20850-1234 USA', OAKS],
      ['Oaks, 20850', OAKS],
      ['20850 Oaks', OAKS],
      ['USA Oaks?', OAKS],
      ['near Oaks', OAKS],
      ['my house in Oaks', OAKS],
      ['Oaks, apt 4', OAKS],
      ['City of Oaks', OAKS],
      ['MD20850 Oaks', OAKS],
      ['Oaks (MD)', OAKS],
    ],
  ],
  [
    'a place has the name of its town, its city or county and its state, each once',
    [
      ['Acorn', 'oaks: Acorn, Oaks'],
      ['Elm Park', 'river: Elm Park, River County'],
      ['Olmos', 'river: Elm Park, River County'],
      ['Lock', 'river: Lock, River County'],
      ['Mt. Dell', 'md: Mount Dell, Hill County'],
      ['Hill Circle', 'md: Hill Circle, Saint Mary’s County'],
      ['Dale, VA', 'va: Dale, Virginia'],
      ['Canal', 'dc: Canal, Washington, DC'],
      ['Canal, Washington', 'dc: Canal, Washington, DC'],
      ['Canal, DC', 'dc: Canal, Washington, DC'],
      ['Ferry', 'md: Ferry, Maryland outside River County'],
      ['RiCo', 'river: River County'],
      ['Washington', 'dc: Washington, DC'],
      ['Washington, DC', 'dc: Washington, DC'],
      ['VA', 'va: Virginia'],
      ['Great Lock Falls', 'river: Great Lock Falls, River County'],
    ],
  ],
  [
    'a county is found by its names, in the state that is named',
    [
      ['Hill County', 'md: Hill County'],
      ['Hill', 'md: Hill County'],
      ['Hill Co., MD', 'md: Hill County'],
      ['Hill Co', 'md: Hill County'],
      ['Hill County, VA', 'va: Hill County, Virginia'],
      ['Condado de Hill', 'md: Hill County'],
      ['condado Hill', 'md: Hill County'],
      ['Vale County', 'va: Vale County, Virginia'],
      ["Saint Mary's County", 'md: Saint Mary’s County'],
      ['River County Oaks', OAKS],
      ['Oaks, RiCo', OAKS],
      ['Oaks, condado de River', OAKS],
      ['Oaks, MD, River County', OAKS],
      ['Vale', '[place]'],
      ["St. Mary's County", '[place]'],
      ['condado de Oaks', '[place]'],
      ['Oaks County', '[place]'],
      ['Green County', '[place]'],
      ['New Hill County', '[place]'],
      ['condado', '[place]'],
    ],
  ],
  [
    'a street is no town, nor what stands behind it',
    [
      ['12 Oak St, Oaks', OAKS],
      ['12 Oak St Oaks', OAKS],
      ['12 Old Lock Rd Oaks', OAKS],
      ['12 Dale Rd Apt 4, Oaks', OAKS],
      ['12 Dale Rd Apt 4 Oaks', OAKS],
      ['12 Dale Rd Apt 4 5 Oaks', OAKS],
      ['12 Dale Rd NW Oaks', OAKS],
      ['12 Dale Rd North Oaks', OAKS],
      ['12 Dale Rd West Hollow', 'md: West Hollow, Hill County'],
      ['12 Dale Rd West', '[place]'],
      ['12 Dale Rd NE, Oaks', OAKS],
      ['Unit 5, 12 Dale Rd, Oaks', OAKS],
      ['Calle Dale 12 Oaks', OAKS],
      ['Calle Dale Oaks', '[place]'],
      ['Po Box 4, Oaks', OAKS],
      ['Great Lock Falls Rd, Oaks', OAKS],
      ['12 Old Lock Rd', '[place]'],
      ['12 Dale Ct', '[place]'],
      ['Calle Dale', '[place]'],
      ['12 Mary Hill Circle', 'md: Hill Circle, Saint Mary’s County'],
      ['St Lock', 'river: Lock, River County'],
    ],
  ],
  [
    'a town that reaches over a line is where the rest of the address says',
    [
      ['Border', 'river: Border, River County or Hill County, MD or Washington, DC, DC'],
      ['Border, MD', 'river: Border, River County or Hill County, MD'],
      ['Border, DC', 'dc: Border, Washington, DC'],
      ['Border 20015', 'dc: Border, Washington, DC'],
      ['Border, Hill County', 'md: Border, Hill County'],
      ['Border, River County', 'river: Border, River County'],
      ['Border near Mount Dell', 'md: Mount Dell, Hill County'],
      [
        'Mount Dell near Border',
        'river: Border, River County or Hill County, MD or Washington, DC, DC',
      ],
      ['Stone', 'va: Stone, Virginia or Vale County, VA'],
      ['Stone, Vale County', 'va: Stone, Virginia'],
      ['Border, VA', '[two] Border, River County | Virginia'],
    ],
  ],
  [
    'a county before its town says as much as behind it',
    [
      ['Hill County, Oaks', HILL_OR_OAKS],
      ['12 Hill County, Oaks', HILL_OR_OAKS],
      ['12 Broad Hill County, Oaks', HILL_OR_OAKS],
      ['Hill County Oaks', HILL_OR_OAKS],
      ['Hill Co. Oaks MD 20850', HILL_OR_OAKS],
      ['condado de Hill, Oaks', HILL_OR_OAKS],
      ['12 Hill County Rd, Oaks', OAKS],
      ['12 Hill, Oaks', OAKS],
      ['12 River County, Oaks', OAKS],
      ["Saint Mary's County, Mount Dell", '[two] Saint Mary’s County | Mount Dell, Hill County'],
      ['Vale County, Stone Falls', 'va: Stone Falls, Virginia'],
      ['Hill County, Stone, VA', '[two] Hill County, Virginia | Stone, Virginia'],
      ['Hill County, Springfield, VA', 'va: Hill County, Virginia'],
      ['Hill County, Border', 'md: Border, Hill County'],
      ['River County, Border', 'river: Border, River County'],
      ['DC, Border', 'dc: Border, Washington, DC'],
      ['Hill County, Border, River County', '[two] Hill County | Border, River County'],
      ['Mount Dell, Springfield, River County', '[two] Mount Dell, Hill County | River County'],
      ['Oaks, Springfield, River County', OAKS],
      ['Hill County, Ferry', '[place]'],
      ['Ferry, Hill County', '[place]'],
    ],
  ],
  [
    'of two places that are not in each other both are offered',
    [
      ['Oaks or Elm Park', `${EITHER}Elm Park, River County`],
      ['Oaks or Dale', `${EITHER}Dale, Virginia`],
      ['Dale or Oaks', '[two] Dale, Virginia | Oaks, River County'],
      ['Oaks, Elm', `${EITHER}Elm, Virginia`],
      ['Lock Oaks', '[two] Lock, River County | Oaks, River County'],
      ['Oaks, VA', `${EITHER}Virginia`],
      ['Oaks, MD 22046', `${EITHER}Virginia`],
      ['Oaks, Hill County', `${EITHER}Hill County`],
      ['Canal, Virginia', '[two] Canal, Washington, DC | Virginia'],
      ['Hill County, DC', '[two] Hill County | Washington, DC'],
      ['Elm Park or Lock', 'river: Lock, River County'],
      ['Maryland, Oaks', OAKS],
      ['Oaks, Maryland, Washington', `${EITHER}Washington, DC`],
    ],
  ],
  [
    'Maryland alone is not enough, other states are',
    [
      ['Maryland', '[two] River County | Maryland outside River County'],
      ['MD', '[two] River County | Maryland outside River County'],
      ['State of Maryland', '[two] River County | Maryland outside River County'],
      ['Virginia', 'va: Virginia'],
      ['Virginia 22046', 'va: Virginia'],
      ['Springfield, VA', 'va: Virginia'],
      ['Springfield, VA 22046', 'va: Virginia'],
      ['Green County, VA', 'va: Virginia'],
      ['Oaks, VA 23146', 'va: Virginia'],
      ['Springfield, MD', '[place]'],
      ['Ferry, VA', '[place]'],
      ['Ferry, River County', '[place]'],
    ],
  ],
  [
    'another state or ZIP code is none of ours',
    [
      ['Oaks, Ohio', '[elsewhere]'],
      ['Oaks, CT', '[elsewhere]'],
      ['Oaks CT 06066', '[elsewhere]'],
      ['Oaks Ohio', '[elsewhere]'],
      ['Ohio', '[elsewhere]'],
      ['Oaks, Ohio, River County', '[elsewhere]'],
      ['Oaks 06066', '[elsewhere]'],
      ['Oaks, CT 20850', '[elsewhere]'],
      ['Oaks KY 20850', '[elsewhere]'],
      ['12 Oak St Oaks Ohio 20850', '[elsewhere]'],
      ['Springfield Ohio 20850', '[elsewhere]'],
      ['Hill County 06066', '[elsewhere]'],
    ],
  ],
  [
    'letters of another state are a word where the ZIP code is ours',
    [
      ['12 Dale Ct 20850', '[zip]'],
      ['12 Dale Ct Apt 4, 20850', '[zip]'],
      ['12 Dale Ct, 22046', 'va: Virginia'],
      ['Dale Ct 20850', '[zip]'],
      ['12 Oak Ky 20850', '[place]'],
      ['12 Ohio 20850', '[place]'],
      ['12 Oak Rd NE 20015', 'dc: Washington, DC'],
      ['Canal NE 20015', 'dc: Canal, Washington, DC'],
      ['my house in 20850', '[zip]'],
      ['Hill Co 20850', 'md: Hill County'],
    ],
  ],
  [
    'nor are they one before a county of ours',
    [
      ['Border in Hill County', 'md: Border, Hill County'],
      ['Oaks in RiCo', OAKS],
      ['Oaks in Hill County', `${EITHER}Hill County`],
      ['Oaks OH, River County', '[elsewhere]'],
    ],
  ],
  [
    'a ZIP code alone is no place',
    [
      ['06066', '[zip]'],
      ['20850', '[zip]'],
      ['md 20850', '[zip]'],
      ['22046', '[zip]'],
      ['22046 USA', '[zip]'],
      ['my house in 20015', '[zip]'],
      ['12 Dale Rd, 20850', '[zip]'],
      ['Springfield, MD 20850', '[place]'],
      ['Springfield 20850', '[place]'],
      ['20015-1234, United States', '[zip]'],
    ],
  ],
  [
    'a name in another name is offered, not taken',
    [
      ['Springfield', '[place]'],
      ['New Oaks', '[place] Oaks, River County'],
      ['Port Elm Park', '[place] Elm Park, River County'],
      ['Oaks Heights', '[place] Oaks, River County'],
      ['12 Oaks', '[place] Oaks, River County'],
      ['Oaks 12', '[place] Oaks, River County'],
      ['Oaks Heights, Lock', 'river: Lock, River County'],
      ['District of Lock', '[place] Lock, River County'],
      ['Heights, Oaks Heights', '[place] Oaks, River County'],
    ],
  ],
])('%s', (_, rows) => {
  it.each(rows)('%s: %s', (typed, read) => {
    expect(written(typed)).toBe(read);
  });
});
