import { expect, test } from 'vitest';
import type { Law } from '../../../src/data';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { changed, edited, exampleSite, toldByFile } from './example-site';

type Laws = Record<string, Law>;

const SAYS = 'Within {{ laws.montgomeryRental.companySays.results }}.';
const PART = '## Where sources differ {#sources-differ}';

const says = (law: string, page: string): string =>
  `This quotes what our own information says of "${law}" and a source says otherwise. Readers ` +
  `take it for the law: it may stand only under "Where sources differ {#sources-differ}" of ` +
  `docs/laws/${page}.md. Quote the rule itself here, or nothing.`;
const typed = (words: string, ...names: string[]): string =>
  `"${words}" is typed and would stay when the law changes: write ` +
  `${names.map((name) => `{{ laws.${name} }}`).join(' or ')}. Is it no fact of a law, say it in other words.`;
const other = (box: string): string =>
  `${box} shows the facts of another law on the page of "montgomeryResale"; write law=montgomeryResale.`;

test('what our own information says of a law stands on its page alone, in one part', () => {
  const files = {
    'docs/guide.md': edited('docs/guide.md', [
      'Keep windows closed.',
      `Keep windows closed. ${SAYS} Or {{ laws.nowhere.companySays.results }}.`,
    ]),
    'docs/laws/rentals.md': `${edited('docs/laws/rentals.md')}\n${PART}\n\n${SAYS}\n\n### More\n\n${SAYS}\n\n## Later\n\n${SAYS}\n`,
    'blog/second.md': edited('blog/second.md', ['Words of', `Words\n${SAYS} of`]),
    'blog/laws/rentals.md': `${PART}\n\n${SAYS}\n`,
    'src/pages/bio.md': edited('src/pages/bio.md', ['She has tested', `${SAYS} She has tested`]),
    'src/pages/program.tsx': `/* ${SAYS} */`,
    'src/data/practice.json': edited('src/data/practice.json', ['Do not light it.', SAYS]),
    'i18n/es/data/practice.json': JSON.stringify({ fireplace: SAYS }),
    'i18n/es/made-from/docs/guide.json': JSON.stringify([['0', '0', SAYS]]),
  };
  expect(toldByFile(checkContent(exampleSite(files), TODAY).problems)).toEqual({
    'docs/guide.md': [
      expect.stringMatching(/^7: There is no fact named "laws\.nowhere\.companySays\.results"/),
      `7: ${says('montgomeryRental', 'rentals')}`,
      `7: ${says('nowhere', '…')}`,
    ],
    'docs/laws/rentals.md': [`23: ${says('montgomeryRental', 'rentals')}`],
    'blog/second.md': [`14: ${says('montgomeryRental', 'rentals')}`],
    'blog/laws/rentals.md': [
      'Articles belong in blog/ itself, not in a folder below it; move the file.',
      `3: ${says('montgomeryRental', 'rentals')}`,
    ],
    'src/pages/bio.md': [`9: ${says('montgomeryRental', 'rentals')}`],
    'src/data/practice.json': [`4: ${says('montgomeryRental', 'rentals')}`],
    'i18n/es/data/practice.json': [`1: ${says('montgomeryRental', 'rentals')}`],
  });
});

test('a figure or a day of a law that is typed is told with its names, four at most', () => {
  const files = {
    'src/data/laws.json': changed('laws', (laws: Laws) => {
      laws['rockville']!.enactments.rental!.adopted = '2016-05-05';
      laws['rockville']!.validity!.value = 5;
    }),
    'docs/laws/sales.md': `${edited('docs/laws/sales.md')}
For — years. Not 21 years, and not 11 year.

A test is 1 year old.

Some one-year tests.

Of 1.0 years.

In force since 2016, of November 17, 2015.
`,
    'docs/laws/rentals.md': `${edited('docs/laws/rentals.md')}\nIn 14 days, or fourteen days, or 1 year.\n`,
    'docs/faqs.md': edited('docs/faqs.md', [
      'Short answers first.',
      'Short answers first, for — years.\n\nSince 2016.\n\nIt counts 5 years.',
    ]),
    'docs/guide.md': edited('docs/guide.md', [
      'Keep windows',
      'Since 2016, for 3 years, keep windows',
    ]),
  };
  const { problems } = checkContent(exampleSite(files), TODAY);
  expect(toldByFile(problems)).toEqual({
    'docs/laws/sales.md': [
      `15: ${typed('1 year', 'montgomeryResale.validity')}`,
      `17: ${typed('one-year', 'montgomeryResale.validity')}`,
      `19: ${typed('1.0 years', 'montgomeryResale.validity')}`,
      `21: ${typed('November 17, 2015', 'montgomeryResale.enactments.sale.adopted', 'montgomeryResale.enactments.sale.effective')}`,
    ],
    'docs/faqs.md': [
      `10: ${typed('Since 2016', 'montgomeryResale.enactments.sale.effective', 'montgomeryRental.enactments.rental.effective', 'gaithersburg.enactments.rental.effective', 'rockville.enactments.rental.adopted')}`,
      `12: ${typed('5 years', 'rockville.validity')}`,
    ],
  });
});

test('the page of a law has its boxes, its address and the part on what the law leaves out', () => {
  const files = {
    'src/data/laws.json': changed('laws', (laws: Laws) => {
      laws['montgomeryResale']!.exemptHomes = ['homes of a court'];
      laws['montgomeryResale']!.exemptPlaces = ['Kensington'];
      laws['gaithersburg']!.exemptPlaces = ['Kensington'];
      laws['rockville']!.path = '/laws/old-town';
    }),
    'docs/laws/gaithersburg.md': `${edited('docs/laws/gaithersburg.md')}\n## Exemptions {#exemptions}\n\nSome.\n`,
    'docs/laws/sales.md': edited('docs/laws/sales.md', [
      '::law-summary{law=montgomeryResale}\n',
      '::law-summary{law=gaithersburg}\n\n:::verdict{law=gaithersburg role=seller title="So"}\nText.\n:::\n\n::law-exempt-sales{law=montgomeryResale}\n',
    ]),
    'docs/laws/rentals.md': edited('docs/laws/rentals.md', [
      '::law-sources{law=montgomeryRental}\n',
      '',
    ]),
    'docs/laws/rockville.md': edited(
      'docs/laws/rockville.md',
      ['slug: /laws/rockville', 'slug: /laws/old-town'],
      ['::law-summary{law=rockville}\n', ''],
    ),
    'docs/laws/old-town.md': edited(
      'docs/laws/rockville.md',
      ['slug: /laws/rockville', 'slug: /laws/new-town'],
      ['Law of', 'New law of'],
      ['law of', 'new law of'],
    ),
    'src/data/addresses.json': '[]',
  };
  expect(toldByFile(checkContent(exampleSite(files), TODAY).problems)).toEqual({
    'docs/laws/old-town.md': [
      'Nothing leads to this page, since no law in src/data/laws.json has "path": "/laws/new-town". Did you mean "/laws/old-town"? If the law is new, add its facts there (.github/guide/new.md has its lines).',
    ],
    'docs/laws/rentals.md': [
      'The page of a law needs the line ::law-sources{law=montgomeryRental}; .github/guide/new.md has its lines.',
    ],
    'docs/laws/rockville.md': [
      'The page of a law needs the line ::law-summary{law=rockville}; .github/guide/new.md has its lines.',
    ],
    'docs/laws/sales.md': [
      `9: ${other('::law-summary{law=gaithersburg}')}`,
      `11: ${other(':::verdict{law=gaithersburg role=seller title="So"}')}`,
    ],
    'src/data/laws.json': [
      '39: montgomeryResale.exemptPlaces says what the law leaves out, and the law finder leads to /laws/sales#exemptions for it; add "## Exemptions {#exemptions}" with a sentence on it to docs/laws/sales.md.',
    ],
  });
});

test('words that count a place with a law among those without one are told where they stand', () => {
  const files = {
    'src/data/laws.json': changed('laws', (laws: Laws) => {
      const places = {
        montgomeryResale: 'Oak County',
        montgomeryRental: 'Oak County',
        rockville: 'Elm Town',
        gaithersburg: 'Ash City',
      };
      for (const [id, place] of Object.entries(places)) laws[id]!.jurisdiction = place;
      laws['gaithersburg']!.state = 'DC';
    }),
    'src/data/areas.json': changed(
      'areas',
      ({ areas }: { areas: { name: string; towns?: string[] }[] }) => {
        areas[0]!.name = 'Oak County';
        areas[0]!.towns = ['Elm Town'];
      },
    ),
    'src/data/places.json': changed(
      'places',
      ({ jurisdictions }: { jurisdictions: Record<string, object> }) => {
        jurisdictions['maryland'] = {
          name: 'Maryland',
          find: 'maryland',
          page: '/radon-laws',
          state: 'MD',
        };
        jurisdictions['dc'] = {
          name: 'Ash City beside us',
          find: 'dc',
          page: '/radon-laws',
          state: 'DC',
        };
      },
    ),
    'docs/radon-laws.md': edited('docs/radon-laws.md', [
      'In Example County homes are tested.',
      'In Oak County homes are tested.\n\nThere is no such rule elsewhere. It is in Oak County and Ash City, says {{ laws.rockville.title }}.',
    ]),
    'docs/guide.md': `${edited('docs/guide.md')}
## Rules

One line of Elm Town,
and no other law anywhere.

## Ash City

Text.
`,
    'src/pages/bio.md': edited('src/pages/bio.md', [
      'She has',
      'We know of no such law elsewhere. She has',
    ]),
    'src/pages/program.tsx': '/* We know of no such law elsewhere. */',
  };
  const denied = (place: string): string =>
    `This says that there is no such rule elsewhere, but src/data/laws.json has a law of ${place}, which is not named here. Name it beside the others.`;
  const { problems, toDo } = checkContent(exampleSite(files), TODAY);
  expect(problems).toEqual([]);
  expect(toldByFile(toDo)).toEqual({
    'docs/guide.md': [`34: ${denied('Oak County')}`, `34: ${denied('Ash City')}`],
    'src/data/places.json': [
      '10: jurisdictions.maryland.name is "Maryland", of which the site says that it knows no rule, but src/data/laws.json has a law of Oak County. Name it here, such as "Maryland and Oak County"; or where it is a town of a county with a law, add it to the "towns" of that county in src/data/areas.json.',
    ],
    'src/pages/bio.md': ['Oak County', 'Ash City', 'Elm Town'].map(
      (place) => `9: ${denied(place)}`,
    ),
  });
});
