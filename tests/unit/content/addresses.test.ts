import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { takenOut } from '../../../src/content/check/gone';
import { changed, edited, exampleSite, toldByFile } from './example-site';

const list = (...lines: [from: string, to: string][]): string =>
  `[\n${lines.map(([from, to]) => `{ "from": "${from}", "to": "${to}" }`).join(',\n')}\n]`;

test('addresses that lead nowhere are told with the way of each, wherever they are named', () => {
  const files = {
    'src/data/addresses.json': changed('addresses', (all: string[]) => {
      all.push(
        '/old-guide',
        '/services/soil',
        '/laws/howard',
        '/blog/lost',
        '/blog/waits',
        '/handbuch',
        '/first',
        '/tidied',
      );
    }),
    'docs/old-guide-now.md': edited(
      'docs/radon-laws.md',
      ['slug: /radon-laws', 'slug: /old-guide-now'],
      ['title: Laws', 'title: Now'],
      ['says of laws', 'says now'],
    ),
    'blog/lost-not.md': edited(
      'blog/second.md',
      ['slug: second', 'slug: lost-not'],
      ['A second', 'Not a lost'],
      ['order: 1', 'order: 2'],
      ['Words of the second', 'Words of [it](/old-guide) or /services/soil, the second'],
    ),
    'blog/waits.md':
      '---\ntitle: Waits\nslug: waits\ndescription: What waits.\ndate: 2026-12-01\nimage: /img/blog/cover.svg\nexcerpt: What.\ncall_to_action: sgm\n---\n\nText.\n',
    'src/data/redirects.json': list(
      ['/first', '/second'],
      ['/second', '/third/'],
      ['/third', '/faqs#cost'],
      ['/a', '/b'],
      ['/b/', '/a#x'],
      ['/a/', '/faqs'],
      ['/c', '/d'],
      ['/d/', '/c#x'],
      ['/api/x', '/faqs'],
      ['/es/faqs', '/faqs'],
      ['/tidied', '/faqs'],
      ['/handbuch', '/nowhere'],
      ['/other', '/faqs#costs'],
      ['/x', '/blog/waits'],
    ),
    'src/data/asked.json': JSON.stringify(
      [
        {
          at: '/faqs#cost',
          answer: { en: 'From {{ prices.air.montgomry }}.', es: 'De {{ prices.moon }}.' },
          en: ['a one'],
        },
        { at: '/gone', en: ['a two'] },
        { at: '/gone#part', en: ['a three'] },
        { at: '/faqs#gone', en: ['a four'] },
        { at: '/faqs#lost', en: ['a five'] },
        { at: '/tidied#x', en: ['a six'] },
        { at: '/tidied', en: ['a seven'] },
      ],
      null,
      1,
    ),
    'src/data/places.json': changed(
      'places',
      ({ jurisdictions }: { jurisdictions: Record<string, object> }) => {
        Object.assign(jurisdictions['county']!, {
          sale: '/laws/nowhere',
          rental: '/laws/rentals#nothing',
        });
        Object.assign(jurisdictions['maryland']!, { page: '/blog/second-old' });
      },
    ),
    'blog/second.md': edited('blog/second.md', [
      'slug: second',
      'slug: second\nearlier_addresses: [second-old]',
    ]),
    'src/data/practice.json': edited('src/data/practice.json', [
      'Do not light it.',
      'Not {{ prices.moon }}.',
    ]),
    'src/data/glossary.json': edited('src/data/glossary.json', [
      '"name": "short-term test"',
      '"name": "{{ prices.sun }}"',
    ]),
  };
  expect(toldByFile(checkContent(exampleSite(files), TODAY).problems)).toEqual({
    'blog/lost-not.md': [
      `3: /blog/lost was published, and nothing is there now. If its article is /blog/lost-not today, write lost in its line earlier_addresses (in the editor: Earlier addresses); the old address and all that name it then lead to the new one. If it was removed, ${takenOut('/blog/lost')}.`,
      '13: The link /old-guide leads to no page. Did you mean "/guide"?',
    ],
    'src/data/redirects.json': [
      `1: /old-guide was published, and nothing is there now. If its page is /old-guide-now today, add this line to the list, with a comma between two lines: { "from": "/old-guide", "to": "/old-guide-now" }. If it was removed, ${takenOut('/old-guide')}. The old address stands in blog/lost-not.md:13: change it there too.`,
      `1: /services/soil was published, and nothing is there now. If its page was removed, ${takenOut('/services/soil')}; that also sends its readers to /services. The old address stands in blog/lost-not.md:13: change it there too.`,
      `1: /laws/howard was published, and nothing is there now. If its page was removed, ${takenOut('/laws/howard')}; that also sends its readers to /radon-laws.`,
      '1: /blog/waits was published, and nothing is there now: its article is a draft, or has a later date. Drop that, or add this line to the list, with a comma between two lines: { "from": "/blog/waits", "to": "/blog" } The old address stands in src/data/redirects.json:15: change it there too.',
      '2: "to": "/second" is an old address itself, which leads on to /faqs#cost; write "to": "/faqs#cost".',
      '3: "to": "/third/" is an old address itself, which leads on to /faqs#cost; write "to": "/faqs#cost".',
      '5: "to": "/b" is an old address itself, which leads on to /faqs; write "to": "/faqs".',
      '6: "to": "/a#x" is an old address itself, which leads on to /faqs; write "to": "/faqs".',
      '7: "from": "/a/" stands in the list already; remove one of the lines.',
      '8: "from": "/c" leads in a circle by way of "/d"; let one of them lead to a page.',
      '9: "from": "/d/" leads in a circle by way of "/c#x"; let one of them lead to a page.',
      '10: "from": "/api/x" belongs to the files and programs of the site and cannot lead elsewhere; remove the line.',
      '11: "from": "/es/faqs" is a page of this site, which nobody could open any more; remove the line, or the page.',
      '13: "to": "/nowhere" leads to no page. The nearest are /contact, /why-us, /guide.',
      '14: "to": "/faqs#costs" names a part "#costs" that /faqs does not have. Did you mean "cost"?',
      '15: "to": "/blog/waits" leads to an article that visitors do not see yet (published on 2026-12-01); take the link out until then.',
    ],
    'src/data/asked.json': [
      '2: There is no fact named "prices.air.montgomry". The nearest names are prices.air.montgomery, prices.air.longTerm and prices.air.other.',
      '2: There is no fact named "prices.moon". The nearest names are prices.progeny, prices.air.other and practice.storm.',
      `12: "at": "/gone": The link /gone leads to no page. Did you mean "/guide"? Has it another address now, write that in "at". If you have removed it, ${takenOut('/gone')}`,
      `24: "at": "/faqs#gone": The link /faqs#gone names a part "#gone" that /faqs does not have. Choose one of: prices, cost, cost-question, duration, duration-question, results, high, high-question, cost-2. Has it another address now, write that in "at". If you have removed it, ${takenOut('/faqs#gone')}`,
      `30: "at": "/faqs#lost": The link /faqs#lost names a part "#lost" that /faqs does not have. Did you mean "cost"? Has it another address now, write that in "at". If you have removed it, ${takenOut('/faqs#lost')}`,
      `36: "at": "/tidied#x": The link /tidied#x is an old address, which leads on to /faqs; write /faqs#x. Has it another address now, write that in "at". If you have removed it, ${takenOut('/tidied')}`,
      `42: "at": "/tidied": The link /tidied is an old address, which leads on to /faqs; write /faqs. Has it another address now, write that in "at". If you have removed it, ${takenOut('/tidied')}`,
    ],
    'src/data/glossary.json': [
      '9: There is no fact named "prices.sun". The nearest names are prices.progeny, practice.storm and prices.air.other.',
    ],
    'src/data/places.json': [
      '3: jurisdictions.county: The link /laws/nowhere leads to no page. Did you mean "/laws/sales"?',
      '3: jurisdictions.county: The link /laws/rentals#nothing names a part "#nothing" that /laws/rentals does not have. There is none yet.',
      '10: jurisdictions.maryland: The link /blog/second-old leads to no page. Did you mean "/blog/second"?',
    ],
    'src/data/practice.json': [
      '4: There is no fact named "prices.moon". The nearest names are prices.progeny, prices.air.other and practice.storm.',
    ],
  });
});
