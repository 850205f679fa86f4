import { describe, expect, test } from 'vitest';
import { rarity, type Index } from '../../../src/search/index-of';
import { search } from '../../../src/search/search';
import { termOf } from '../../../src/search/stems';
import { indexOf, inSome, section } from './support';

const urls = (index: Index, text: string, isTyping = false): string[] =>
  search(index, text, 10, isTyping).hits.map(({ url }) => url);
const shown = (pieces: readonly { text: string; marked: boolean }[]): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

const site = indexOf([
  section('Lease', 'A tenant may end the lease. It takes at least 48 hours.', '/lease'),
  section('Duration', 'The test takes at least 48 hours.', '/duration'),
  section('Fan', 'Heat rises. The fan of a system hums.', '/fan'),
  section('Legal inspection', 'A legal inspection, not of symptoms.', '/inspection'),
  section('Symptoms', 'There are no symptoms.', '/symptoms'),
  section('Landlord and rental', 'The landlord pays for a rental test.', '/rent'),
  section('Action level', 'The action level is 4.0 pCi/L in air.', '/level'),
  section('Water', 'In water the level is 4,000 pCi/L. It has 40 parts.', '/water'),
  section('Health', 'The WHO reference level is 2.7 pCi/L.', '/health'),
  section('Who it applies to', 'Owners of houses, 27 of them.', '/who'),
]);

describe('words', () => {
  test('"lease" does not find "least"', () => {
    expect(urls(site, 'lease')).toEqual(['/lease']);
  });

  test('a word that is being typed is found by its beginning, a finished one is not', () => {
    expect(urls(site, 'landl', true)).toEqual(['/rent']);
    expect(urls(site, 'landl')).toEqual([]);
  });

  test('numbers keep their point', () => {
    expect(urls(site, '4.0')).toEqual(['/level']);
    expect(urls(site, '2.7')).toEqual(['/health']);
  });

  test('WHO is not who, but in a query in capitals', () => {
    expect(urls(site, 'WHO')).toEqual(['/health']);
    expect(urls(site, 'WHO APPLIES')).toEqual(urls(site, 'who applies'));
  });

  test('an empty query, and one of odd signs, finds nothing and fails nowhere', () => {
    for (const query of ['', '   ', '%E0%A4%A', '__proto__', '<b>', '😀'])
      expect(urls(site, query)).toEqual([]);
  });
});

test('a question that is a heading too is answered by its fact', () => {
  const heading = 'What does a rental test cost?';
  const index = indexOf([section(heading, 'It costs some dollars.', '/cost')], {
    asked: [{ at: '/cost', en: ['what does a rental test cost'], answer: '$165' }],
  });
  expect(search(index, heading, 1).hits[0]?.answer).toBe('$165');
});

describe('nothing found', () => {
  test('a query about something else gets no results, only the nearest topic', () => {
    const outcome = search(site, 'carbon monoxide fan', 10);
    expect(outcome).toMatchObject({ hits: [], count: 0, unknown: ['carbon', 'monoxide'] });
    expect(outcome.nearest?.url).toBe('/fan');
  });

  test('of the nearest topic one passage is shown', () => {
    const hums = (what: string): string => `The ${what} of a system ${'hums '.repeat(15)}on.`;
    const index = indexOf([
      { ...section('Fan', '', '/fan'), blocks: ['fan', 'pipe', 'fan'].map(hums) },
    ]);
    const passages = (query: string): number =>
      shown(search(index, query, 10).nearest?.excerpt ?? []).split(' … ').length;
    expect(search(index, 'carbon monoxide fan', 10).count).toBe(0);
    expect(passages('carbon monoxide fan')).toBe(1);
  });

  test('a section that has the words in passing is no answer', () => {
    const text = `${'A pipe carries soil gas away. '.repeat(20)} It ends above the roof, where a repair is seldom.`;
    const index = indexOf([
      section('Systems', text, '/systems'),
      ...['air', 'water', 'stone', 'system'].map((what) =>
        section(what, `${'An honest price is told before. '.repeat(9)} The cost differs.`),
      ),
    ]);
    expect(search(index, 'roof repair cost', 10).hits).toEqual([]);
    expect(urls(index, 'roof')).toEqual(['/systems']);
  });

  test('a section about one of the words alone gives way to the next that answers', () => {
    const index = indexOf([
      section('What about gravel', 'Gravel.', '/gravel'),
      section('Steps', 'Gravel lies near a step. It has a porch, and wood.', '/steps'),
    ]);
    expect(urls(index, 'gravel porch')).toEqual(['/steps']);
    expect(urls(index, 'gravel')[0]).toBe('/gravel');
  });

  test('a section that is asked nearly the same answers, though words are missing in it', () => {
    const index = indexOf(
      [
        section('Mission', 'Care.', '/mission'),
        section('Parts', 'A statement. A value of ours.', '/parts'),
      ],
      {
        asked: [{ at: '/mission', en: ['our mission today', 'the mission', 'what mission'] }],
      },
    );
    expect(urls(index, 'mission statement value')[0]).toBe('/mission');
  });

  test('words that stand nowhere are named beside the results of the others', () => {
    const outcome = search(site, 'landlord rental xylophone', 10);
    expect(outcome.unknown).toEqual(['xylophone']);
    expect(outcome.hits[0]?.url).toBe('/rent');
  });
});

describe('words without a meaning', () => {
  const index = indexOf([section('Next steps', 'Do the steps that the page has.', '/steps')], {
    asked: [{ at: '/steps', en: ['what do i do now'] }],
  });

  test('are answered as a question, and none alone', () => {
    expect(urls(index, 'what do I do')).toEqual(['/steps']);
    expect(urls(index, 'the')).toEqual([]);
  });

  test('signs around words change nothing', () => {
    expect(urls(index, '"next steps"')).toEqual(urls(index, 'next steps'));
    expect(urls(index, '“next steps”')).toEqual(['/steps']);
  });

  test('a name with a capital in it is no slip of a word', () => {
    expect(search(index, 'stepZ', 10).offers).toEqual([]);
    expect(search(index, 'stepz', 10).offers).toEqual(['steps']);
  });
});

describe('what is left without strange words', () => {
  const index = indexOf(
    [
      section('Cooking', 'You may cook while the device is there.', '/cook'),
      section('Drain of the floor', 'A drain lets it in.', '/drain'),
    ],
    {
      asked: [{ at: '/cook', en: ['can i cook'] }],
      elsewhere: inSome<string[]>([], { en: ['restaurant', 'garden party'] }),
    },
  );

  test('answers, and they are named', () => {
    const outcome = search(index, 'can I cook wok', 10);
    expect(outcome.hits.map(({ url }) => url)).toEqual(['/cook']);
    expect(outcome.unknown).toEqual(['wok']);
  });

  test('answers nothing where it is little of the query', () => {
    expect(urls(index, 'wok ukulele cook')).toEqual([]);
  });

  test('answers beside a subject of other sites when it is more than a word', () => {
    expect(search(index, 'restaurant floor drain', 10)).toMatchObject({
      hits: [{ url: '/drain' }],
      unknown: ['restaurant'],
    });
    expect(urls(index, 'restaurant drain')).toEqual([]);
    expect(urls(index, 'garden party floor drain')).toEqual([]);
  });
});

describe('subjects of other sites', () => {
  const elsewhere = inSome<string[]>([], {
    en: ['car inspection', 'asbestos', 'flood'],
    es: ['rayos x'],
  });
  const index = indexOf(
    [
      section('Inspection', 'An inspection of a system in the house. Asbestos is no part.', '/i'),
      section('Care of a system', 'Take care of the fan.', '/care'),
      section('Floor drain', 'A drain in the floor.', '/floor'),
    ],
    { elsewhere, asked: [{ at: '/i', en: ['is a car inspection a system inspection'] }] },
  );
  const without = indexOf(index.corpus.sections, { elsewhere });

  test('find only what answers a question about them', () => {
    expect(urls(index, 'car inspection of a system')).toEqual(['/i']);
    expect(urls(without, 'inspection of a system')).toContain('/i');
    expect(search(without, 'car inspection of a system', 10)).toMatchObject({
      hits: [],
    });
  });

  test('are no subject of what has their word in passing', () => {
    expect(urls(without, 'asbestos')).toEqual([]);
  });

  test('are those of another language only where the query has not the word', () => {
    const offices = indexOf([section('Office', 'The office in town.', '/office')], {
      elsewhere: inSome<string[]>([], { pt: ['oficina'] }),
      asked: [{ at: '/office', es: ['dirección de la oficina'] }],
    });
    expect(urls(offices, 'dónde está la oficina')).toEqual(['/office']);
    expect(urls(offices, 'oficina não muito longe')).toEqual([]);
  });

  test('keep their form beside their number', () => {
    const moves = indexOf([section('If it was moved', 'A device that was moved.', '/moved')], {
      elsewhere: inSome<string[]>([], { en: ['movers'] }),
    });
    expect(urls(moves, 'moved')).toEqual(['/moved']);
    expect(urls(moves, 'movers')).toEqual([]);
  });

  test('are named as they are, in all of their words', () => {
    expect(urls(without, 'inspection')).toEqual(['/i']);
    expect(search(without, 'flood', 10)).toMatchObject({ hits: [], offers: [] });
    expect(search(without, 'flor', 10).read).toBe('floor');
    expect(search(without, 'flor flood', 10).offers).toEqual(['floor flood']);
  });
});

describe('languages', () => {
  test('a word that the language of the query lacks is the same word in another, not one of its forms', () => {
    const index = indexOf([section('Alone', 'A device alone.', '/alone')], {
      asked: [{ at: '/alone', es: ['el aparato solo'] }],
    });
    expect(urls(index, 'solo')).toEqual(['/alone']);
    expect(search(index, 'solar device', 10).unknown).toEqual(['solar']);
  });

  test('signs tell a language where folded words are the same', () => {
    const asked = [
      { at: '/well', pt: ['água de poço'] },
      { at: '/little', es: ['agua de poco uso'] },
    ];
    const index = indexOf(
      [section('Well', 'A well.', '/well'), section('Little', 'A little.', '/little')],
      { asked },
    );
    expect(urls(index, 'poço')[0]).toBe('/well');
    expect(urls(index, 'poco')[0]).toBe('/little');
  });

  test('a query that is read in another language once it is spelled right is spelled again', () => {
    const index = indexOf(
      [
        section('Requirements in Virginia', 'Virginia requires no test.', '/virginia'),
        section('Requirements elsewhere', 'No test.', '/elsewhere'),
      ],
      { asked: [{ at: '/virginia', es: ['ley de virginia'] }] },
    );
    const outcome = search(index, 'virgina requirments', 10);
    expect(outcome.read).toBe('virginia requirements');
    expect(outcome.hits[0]?.url).toBe('/virginia');
  });
});

describe('a language without pages', () => {
  test('has a synonym for all forms of a word; that of the pages for one alone', () => {
    const index = indexOf([section('Tenants', 'A tenant and the settlement.', '/tenant')], {
      synonyms: inSome<Record<string, string>>(
        {},
        { en: { closing: 'settlement' }, es: { inquilino: 'tenant' } },
      ),
      asked: [{ at: '/tenant', es: ['qué pueden hacer las personas'] }],
    });
    expect(urls(index, 'qué pueden hacer las inquilinas')).toEqual(['/tenant']);
    expect(urls(index, 'closing')).toEqual(['/tenant']);
    expect(urls(index, 'close')).toEqual([]);
  });

  test('finds what was asked in its sister too, after what was asked in its own', () => {
    const index = indexOf(
      [section('Paper', 'Nothing.', '/paper'), section('Letter', 'Nothing.', '/letter')],
      {
        asked: [
          { at: '/letter', es: ['el documento de la casa'] },
          { at: '/paper', pt: ['o documento assinado'] },
        ],
      },
    );
    expect(urls(index, 'el documento de usted')).toEqual(['/letter', '/paper']);
  });

  test('knows no place by a word of its own: "va" is no Virginia', () => {
    const virginia = { name: 'Virginia', find: 'virginia', page: '/virginia' };
    const index = indexOf(
      [section('Virginia', 'Its law.', '/virginia'), section('Sale', 'A sale.', '/sale')],
      {
        places: {
          jurisdictions: { virginia },
          places: { VA: 'virginia' },
          intents: { sale: [], rental: [], law: [], visit: [] },
        },
        asked: [{ at: '/sale', es: ['qué pasa con la venta'] }],
      },
    );
    expect(urls(index, 'se va a caer la venta')).toEqual(['/sale']);
    expect(urls(index, 'VA')).toEqual(['/virginia']);
  });
});

test('a word of another language is read as the one of the pages that is nearly the same', () => {
  const index = indexOf([section('Ventilation', 'Ventilation of a basement.', '/air')], {
    asked: [{ at: '/air', es: ['qué hace el aire'], pt: ['o que faz o ar'] }],
  });
  expect(urls(index, 'o que faz a ventilação')).toEqual(['/air']);
  expect(urls(index, 'qué hace la ventilación')).toEqual(['/air']);
  expect(urls(index, 'o que faz a reparação')).toEqual([]);
});

describe('spelling', () => {
  test('a slip is an offer, and the results say for what they are', () => {
    const outcome = search(site, 'leese', 10);
    expect(outcome).toMatchObject({ offers: ['lease'], read: 'lease' });
    expect(outcome.hits[0]?.url).toBe('/lease');
  });

  test('words that were read as others are not named as unknown', () => {
    const outcome = search(site, 'landlrd rentel', 10);
    expect(outcome).toMatchObject({ read: 'landlord rental', unknown: [] });
  });

  test('a word with another first letter is no slip, nor is a number', () => {
    const heat = indexOf([section('Heat', 'Heat and bill 26-21.')]);
    expect(search(heat, 'cheat', 10).offers).toEqual([]);
    expect(search(heat, '26-22', 10).offers).toEqual([]);
  });

  test('of two words as near, the one is read that goes with the rest of the query', () => {
    const near = indexOf([
      section('Office and offer', 'An offer of the office. Offers.', '/office'),
      section('How often to test', 'Test as often as the standard says.', '/often'),
    ]);
    const outcome = search(near, 'offen test', 10);
    expect(outcome.read).toBe('often test');
    expect(outcome.offers).toContain('offer test');
    expect(outcome.hits[0]?.url).toBe('/often');
  });

  test('three letters are read as a word with one of them twice, and as no other', () => {
    const wells = indexOf([section('Well and card', 'Water of a well.', '/well')]);
    expect(search(wells, 'wel', 10).read).toBe('well');
    expect(search(wells, 'car', 10).offers).toEqual([]);
  });

  test.each([
    ['land lord', 'landlord'],
    ['actionlevel', 'action level'],
    ['akshun level', 'action level'],
    ['enspection', 'inspection'],
    ['leval', 'level'],
    ['elase', 'lease'],
    ['symptim', 'symptoms'],
    ['landlort', 'landlord'],
    ['alndlord', 'landlord'],
    ['durashion', 'duration'],
    ['helth', 'health'],
  ])('%j is read as %j', (typed, read) => {
    expect(search(site, typed, 10).read).toBe(read);
  });

  test('a word of eleven letters may have three slips, and one that is common has none', () => {
    const aired = [section('Ventilation and radon', 'Ventilation.', '/air')];
    expect(search(indexOf(aired), 'vantelasion', 10).read).toBe('ventilation');
    expect(search(indexOf(aired), 'radom', 10).offers).toEqual(['radon']);
    expect(search(indexOf(aired, { words: ['radom'] }), 'radom', 10).offers).toEqual([]);
  });

  test('a word is known by its sound, whatever its first letter and its mute ones', () => {
    const index = indexOf([section('Visits', 'A visit.', '/visit')], {
      asked: [{ at: '/visit', es: ['hacer una cita', 'hablan español', 'pared'] }],
    });
    expect(search(index, 'aser sita', 10).read).toBe('hacer cita');
    expect(search(index, 'ablan español', 10).read).toBe('hablan español');
    expect(search(index, 'bared', 10).read).toBeUndefined();
  });

  test('a word that stands for others may be misspelled', () => {
    const index = indexOf([section('Landlord and rental', 'The landlord pays.', '/rent')], {
      synonyms: inSome<Record<string, string>>({}, { en: { proprietor: 'landlord' } }),
    });
    expect(urls(index, 'propreitor')).toEqual(['/rent']);
  });

  test('a town may be misspelled, asked about or not', () => {
    const bethesda = { name: 'Montgomery County', find: 'montgomery county', page: '/county' };
    const index = indexOf([section('Montgomery County', 'Its law.', '/county')], {
      places: {
        jurisdictions: { county: bethesda },
        places: { Bethesda: 'county' },
        intents: { sale: [], rental: [], law: [], visit: [] },
      },
    });
    expect(search(index, 'betesda', 10).read).toBe('bethesda');
  });

  test('a word that is nearer is read before one that says more with the rest', () => {
    const index = indexOf([
      section('Apartment', 'An apartment.', '/apartment'),
      section('Payment of the price', 'Payment of the price by card. The price.', '/payment'),
    ]);
    expect(search(index, 'aparment price', 10)).toMatchObject({ offers: ['apartment price'] });
  });

  test('a misspelled word may be one of another language, after those of its own', () => {
    const index = indexOf([section('Telephones', 'Call us.', '/call')], {
      asked: [{ at: '/call', pt: ['telefone'], es: ['teléfono'] }],
    });
    expect(search(index, 'tlefone', 10).read).toBe('telefone');
    expect(search(index, 'telephnes', 10).offers[0]).toBe('telephones');
  });

  test('what is found is not read in another way', () => {
    expect(search(site, 'lease', 10)).toMatchObject({ offers: [] });
  });
});

describe('small headings', () => {
  test('are questions that their section answers', () => {
    const text = 'Ask before you sign. '.repeat(8);
    const sale = { ...section('Sales', text, '/sale'), asks: ['Who carries the cost?'] };
    const other = section('Cost', `${text} Whoever carries the device knows the cost.`, '/cost-of');
    expect(urls(indexOf([other, sale]), 'who carries the cost')[0]).toBe('/sale');
  });
});

describe('results of a test', () => {
  test('an unknown word tells less in a language without pages', () => {
    const index = indexOf([section('Tenants', 'A tenant may end the lease.', '/tenant')], {
      asked: [{ at: '/tenant', es: ['el casero no hace nada'] }],
    });
    expect(urls(index, 'mi casero no contesta')).toEqual(['/tenant']);
  });

  test('a number nobody has asked about is read as the nearest that somebody has', () => {
    const asked = [
      { at: '/low', en: ['my level is 2'] },
      { at: '/high', en: ['my level is 9'] },
    ];
    const index = indexOf(
      [section('Low', 'Test again.', '/low'), section('High', 'Have it fixed.', '/high')],
      { asked },
    );
    expect(urls(index, 'my level is 2.6')[0]).toBe('/low');
    expect(urls(index, 'my level is 8.1')[0]).toBe('/high');
  });

  test('another number than the one in the query is no word of it', () => {
    const index = indexOf([section('Low', 'Wait for 2 hours, then test.', '/low')], {
      asked: [{ at: '/low', en: ['my level is 2'] }],
    });
    expect(search(index, 'my level is 2.6', 10).hits[0]?.words).not.toContain('2');
  });

  test.each([
    ['40', true],
    ['41', false],
    ['my result is 200', true],
    ['my result is 201', false],
  ])('%j is for the tool that reads a result: %j', (query, isRead) => {
    const tool = section('Your result', 'Type your result.', '/tools/test-result');
    const { hits, count } = search(indexOf([tool]), query, 100);
    expect(hits.some(({ url }) => url.startsWith('/tools/test-result?value='))).toBe(isRead);
    expect(count).toBe(hits.length);
  });
});

describe('questions', () => {
  const asked = [
    {
      at: '/rent',
      answer: 'The landlord: $165.',
      en: ['who foots the bill'],
      es: ['quién paga la prueba'],
      pt: ['quem paga o teste'],
    },
  ];
  const knowing = indexOf(site.corpus.sections.slice(0, 8), { asked });

  test.each(['who foots the bill?', '¿Quién paga la prueba?', 'quem paga o teste'])(
    '%j is answered by its section, with the fact on top',
    (query) => {
      const [first] = search(knowing, query, 10).hits;
      expect(first).toMatchObject({ url: '/rent', answer: 'The landlord: $165.' });
    },
  );

  test('the first result alone tells its fact', () => {
    const twice = ['/rent', '/lease'].map((at) => ({ ...asked[0]!, at }));
    const { hits } = search(
      indexOf(site.corpus.sections.slice(0, 8), { asked: twice }),
      asked[0]!.en[0]!,
      10,
    );
    expect(hits.map(({ answer }) => answer)).toEqual(['The landlord: $165.', undefined]);
  });

  test('the fact is not told for another question', () => {
    expect(search(knowing, 'landlord', 10).hits[0]?.answer).toBeUndefined();
  });

  test('a question for a section that is not loaded yet is left out', () => {
    expect(urls(indexOf([], { asked }), 'who foots the bill')).toEqual([]);
  });
});

test('what the glossary means is told when it is asked for', () => {
  const nrpp = { term: 'NRPP', name: 'National Radon Proficiency Program', meaning: 'A body.' };
  const index = indexOf([section('Certified', 'We are NRPP certified.', '/nrpp')], {
    glossary: [nrpp],
  });
  expect(search(index, 'what is NRPP', 10).meaning).toEqual(nrpp);
  expect(search(index, 'national radon proficiency program', 10).hits[0]?.url).toBe('/nrpp');
  expect(search(index, 'NRPP certified', 10).meaning).toBeUndefined();
});

describe('results', () => {
  test('a page has three places, a weak one is not lifted, and the count is true', () => {
    const page = Array.from({ length: 5 }, (_, i) =>
      section(i === 0 ? 'Granite' : `Part ${i}`, 'A granite counter.', `/a#${i}`),
    );
    const index = indexOf([...page, section('Granite tops', 'Granite.', '/b')]);
    const outcome = search(index, 'granite', 2);
    expect(outcome.hits.map(({ url }) => url)).toEqual(['/a#0', '/b']);
    expect(outcome.count).toBe(4);
  });

  test('the sentence that answers is shown whole, its words marked', () => {
    const text =
      'Heat rises through the house and leaves by the roof. The fan of a system hums day and night without a pause, and needs no care. It is quiet.';
    const [hit] = search(indexOf([section('Noise', text, '/n')]), 'fans', 10).hits;
    expect(shown(hit?.excerpt ?? [])).toBe(
      'Heat rises through the house and leaves by the roof. The [fan] of a system hums day and night without a pause, and needs no care.',
    );
    expect(hit?.words).toEqual(['fan']);
  });

  test('the first result says what it opens with too, the others are short', () => {
    const blocks = [
      'Most sellers of a house must test, or let the buyer test it before they settle.',
      'Nothing else stands here that anybody would look for in such a place as this one is.',
      'State law asks for a disclosure or a disclaimer, whatever the county asks for besides.',
    ];
    const parts = ['Sale', 'Purchase'].map((heading) => ({
      ...section(heading, '', `/${heading}`),
      blocks,
    }));
    const texts = search(indexOf(parts), 'disclaimer', 10).hits.map(({ excerpt }) =>
      excerpt.map(({ text }) => text).join(''),
    );
    expect(texts).toEqual([`${blocks[2]} … ${blocks[0]}`, blocks[2]]);
  });

  // Too long to be shown with another sentence.
  const OPENING = `The house stays closed, ${'by day and by night, '.repeat(14)}as it was.`;
  const passageOf = (query: string, ...blocks: string[]): string => {
    const own = { ...section('Zinnia', '', '/z'), blocks };
    const [hit] = search(indexOf([own]), `zinnia ${query}`, 10).hits;
    return hit?.excerpt.map(({ text }) => text).join('') ?? '';
  };

  test.each([
    [
      'a question, with its answer',
      'cook',
      [OPENING, 'May we cook?', 'Yes, as usual.'],
      'May we cook? Yes, as usual.',
    ],
    [
      'a label, with what it is about',
      'vacant',
      [OPENING, 'The house is vacant', 'Leave the heating on.'],
      'The house is vacant · Leave the heating on.',
    ],
    [
      'a sentence that leans on the one before it, with that',
      'lilacs',
      [
        OPENING,
        'The department has offered free kits to all who live in its wards, as long as they last. It sends lilacs too, which nobody has ever asked for and everybody is glad of.',
      ],
      'The department has offered free kits to all who live in its wards, as long as they last. It sends lilacs too, which nobody has ever asked for and everybody is glad of.',
    ],
    [
      'a sentence without the sources after it, though it is found by them',
      '29-35E',
      [
        OPENING,
        'The landlord pays for the test and for whatever has to be done after it, in every case. · County Code, section 29-35E · checked November 21, 2026',
      ],
      'The landlord pays for the test and for whatever has to be done after it, in every case.',
    ],
    [
      'the first sentence of a paragraph that is found by its source',
      '10-713',
      [
        OPENING,
        'A contract to sell land with a private well must say that the buyer has the water tested. A result is valid for 3 years. · Real Property Article, section 10-713',
      ],
      'A contract to sell land with a private well must say that the buyer has the water tested.',
    ],
    [
      'a short sentence, without the question after it whose answer is too long',
      'zebras',
      [OPENING, `Zebras come. May we cook? ${OPENING}`],
      'Zebras come.',
    ],
    [
      'a sentence that leans on one too long, behind what the text opens with',
      'zebras yaks',
      [
        'Owners keep the report of each test that was ever made in a house of theirs.',
        `${OPENING} It names zebras and yaks.`,
      ],
      'Owners keep the report of each test that was ever made in a house of theirs. … It names zebras and yaks.',
    ],
    [
      'a sentence with an abbreviation, whole',
      'everybody',
      [
        OPENING,
        'A map that everybody may look at for nothing, made by the people of the U.S. Geological Survey.',
      ],
      'A map that everybody may look at for nothing, made by the people of the U.S. Geological Survey.',
    ],
  ])('%s', (_, query, blocks, shownWhole) => {
    expect(passageOf(query, ...blocks)).toBe(shownWhole);
  });

  test.each([
    [
      'es',
      'vende',
      'Si usted vende su casa, pida la prueba con tiempo y guarde el informe hasta el cierre.',
    ],
    [
      'es',
      'tormenta',
      'No haga la prueba durante una tormenta: el viento cambia la presión de la casa entera.',
    ],
    [
      'pt',
      'casas',
      'De duas casas lado a lado, uma pode ter muito mais radônio que a outra, dizem os testes.',
    ],
  ] as const)('in %s a sentence that leans on none stands alone: %s', (language, query, own) => {
    const blocks = [OPENING, 'Frase corta.', own];
    const index = indexOf([{ ...section('Zinnia', '', '/z'), blocks }], { language });
    const [hit] = search(index, `zinnia ${query}`, 10).hits;
    expect(hit?.excerpt.map(({ text }) => text).join('')).toMatch(new RegExp(`^${own}`));
  });

  test('what stands for a word counts once: the sentence with the word itself is shown', () => {
    const blocks = [
      OPENING,
      'Who has a house to rent or to let asks for a certificate that is not yet two years old.',
      'Before the lease is signed, both sides have to see the certificate with their own eyes.',
    ];
    const index = indexOf([{ ...section('Zinnia', '', '/z'), blocks }], {
      synonyms: inSome<Record<string, string>>({}, { en: { lease: 'rent let' } }),
    });
    const [hit] = search(index, 'zinnia lease', 10).hits;
    expect(shown(hit?.excerpt ?? [])).toMatch(/^Before the \[lease\]/);
  });

  test('without a match in the text the first sentence is shown', () => {
    const [hit] = search(site, 'duration', 10).hits;
    expect(shown(hit?.excerpt ?? [])).toBe('The test takes at least 48 hours.');
  });
});

describe('what counts more', () => {
  test('nothing, of two as good: they stand by their addresses, however they came', () => {
    const twins = [
      section('Granite', 'It is pink.', '/b'),
      section('Granite', 'It is gray.', '/a'),
    ];
    expect(urls(indexOf(twins), 'granite')).toEqual(['/a', '/b']);
  });

  test('a word of which one section has most, however many have it', () => {
    const pipes = Array.from({ length: 6 }, (_, i) =>
      section(`Pipe ${i}`, 'A pipe that costs something.', `/a-${i}`),
    );
    const index = indexOf([...pipes, section('Cost', 'The cost of all. The cost of one.', '/c')]);
    const tells = (word: string): number => rarity(index, termOf(word, 'en'));
    expect(tells('cost')).toBeGreaterThan(tells('pipe'));
  });

  test('a section that is asked little, where another is asked nearly everything', () => {
    const many = Array.from({ length: 40 }, (_, i) => `what about number${i} beside the pump`);
    const index = indexOf(
      [section('All', 'Nothing else.', '/all'), section('Few', 'Nothing else.', '/few')],
      {
        asked: [
          { at: '/all', en: many },
          { at: '/few', en: ['a pump in a pit', 'a pump of old', 'noise of a pump'] },
        ],
      },
    );
    expect(urls(index, 'pump')[0]).toBe('/few');
  });

  test('a section of which several questions are like the query', () => {
    const index = indexOf(
      [section('Apples', 'Nothing else.', '/a'), section('Pears', 'Nothing else.', '/b')],
      {
        asked: [
          { at: '/a', en: ['dim light at night'] },
          {
            at: '/b',
            en: ['bright light at night', 'light in a night of rain', 'light all night'],
          },
        ],
      },
    );
    expect(urls(index, 'light at night')[0]).toBe('/b');
  });

  test('a page before the box on another page that leads to it, and each box once', () => {
    const lead = 'Stone and concrete are tested last. We come to the house for it, with devices.';
    const index = indexOf([
      { ...section('Stone tests', lead, '/all#stone'), page: 'All' },
      { ...section('Stone tests', lead, '/home#stone'), page: 'Home' },
      { ...section('Stone tests', `${lead} A last resort.`, '/stone'), page: 'Stone tests' },
    ]);
    expect(urls(index, 'stone tests')).toEqual(['/stone', '/all#stone']);
  });
});

test('an everyday word that stands nowhere takes nothing from a question', () => {
  const index = indexOf([
    section('Seasonal variations', 'Levels are often higher in winter.', '/seasons'),
    ...['air', 'water', 'stone', 'system', 'price'].map((what) => section(what, `About ${what}.`)),
  ]);
  expect(urls(index, 'is it worse in winter')).toEqual(['/seasons']);
  expect(search(index, 'is it worse in winter', 10).unknown).toEqual([]);
  expect(urls(index, 'is pizza better in winter')).toEqual([]);
});
