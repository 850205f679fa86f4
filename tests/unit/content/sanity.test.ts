import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { priceJumps, publishedPrices } from '../../../src/content/check/price-jumps';
import { readSite } from '../../../src/content/check/read-site';
import { formatProblem } from '../../../src/content/problems';
import { TODAY } from '../../catalogue/catalogue';
import { changed, exampleSite, toldByFile } from './example-site';
import { ARTICLE, DOC, sampleSite } from './sample-site';

const LINE = DOC.split('\n').length + 1;
const PARAGRAPH =
  'Keep the windows closed for twelve hours before the test and for as long as the device stands there.';
const SPANISH =
  'Mantenga cerradas las ventanas de la casa durante las doce horas antes de la prueba y hasta el final.';

/** Returns the remarks on a site whose questions page has some words; there must be no problem that stops it. */
function told(words: string): string[] {
  const { problems, sanity } = checkContent(
    sampleSite({ 'docs/questions.md': `${DOC}\n${words}\n` }),
  );
  expect(problems.map(formatProblem)).toEqual([]);
  // Only that page, since the sample's pages of laws contain the laws' lowercase IDs as words, which causes remarks,
  // too.
  return sanity.filter(({ file }) => file === 'docs/questions.md').map(formatProblem);
}

test.each([
  ['a word twice', 'Close the the door.', '"the the" has a word twice.'],
  ['a word twice over two lines', 'Close the\nthe door.', '"the the" has a word twice.'],
  [
    'a foreign number',
    'Call +49 30 901820.',
    '"+49 30 901820" is a phone number of another country. Is it right?',
  ],
  [
    'a number of somebody else',
    'Call (301) 555-0199.',
    '"(301) 555-0199" isn\'t one of our numbers. Is it nobody\'s private one? Then add it to "phones" in src/data/accepted.json.',
  ],
  [
    'a misspelt word',
    'You recieve the result.',
    '"recieve" is in no dictionary. Did you mean "receive"? If it is right, add it to "words" in src/data/accepted.json.',
  ],
  [
    'a misspelt word of four letters',
    'Do thsi.',
    '"thsi" is in no dictionary. Did you mean "this"? If it is right, add it to "words" in src/data/accepted.json.',
  ],
  [
    'a misspelt word in a heading',
    '### The enviroment {#air}',
    '"enviroment" is in no dictionary. Did you mean "environment"? If it is right, add it to "words" in src/data/accepted.json.',
  ],
  ['another language', SPANISH, 'This paragraph seems to be Spanish, in a page in English.'],
  [
    'another language in capitals',
    SPANISH.toUpperCase(),
    'This paragraph seems to be Spanish, in a page in English.',
  ],
])('%s is told at its line, and stops nothing', (_what, words, sentence) => {
  expect(told(words)).toEqual([`docs/questions.md:${LINE}: ${sentence}`]);
});

test('a paragraph twice is told where it stands again', () => {
  expect(told(`${PARAGRAPH}\n\nBetween.\n\n${PARAGRAPH}`)).toEqual([
    `docs/questions.md:${LINE + 4}: This paragraph stands in line ${LINE} already.`,
  ]);
});

test('a paragraph of 80 letters may not stand twice, a shorter one may', () => {
  const copied = (letters: number): string[] => {
    const text = `${PARAGRAPH.slice(0, letters - 1)}.`;
    return told(`${text}\n\nBetween.\n\n${text}`).filter((one) => one.includes('stands in line'));
  };
  expect([copied(79).length, copied(80).length]).toEqual([0, 1]);
});

test('a page in another language is read in that one', () => {
  const file = 'i18n/es/docusaurus-plugin-content-docs/current/questions.md';
  const { sanity } = checkContent(
    sampleSite({ [file]: `${DOC}\n${SPANISH}\n\n${PARAGRAPH}\n\nEl el radón.\n` }),
  );
  expect(sanity.filter((one) => one.file === file).map(formatProblem)).toEqual([
    `${file}:${LINE + 2}: This paragraph seems to be English, in a page in Spanish.`,
    `${file}:${LINE + 4}: "El el" has a word twice.`,
  ]);
});

test.each([
  ['words that are right twice', 'She said that that house had had a test.'],
  ['a number that is free to call', 'Call +1 800-555-0199 or (888) 555-0199.'],
  ['an accepted number', 'Call +1 301 258 6340.'],
  ['words of the trade', 'The ductwork and the countertop.'],
  [
    'names, code and short signs',
    'Mr. Wxyzt says `wxyzt` at pqr, and doesn’t at [Wxyz](https://wxyzt.example/wxyzt).',
  ],
  ['a short line twice', 'Call us.\n\nCall us.'],
  ['a quotation in another language', 'The film is called _Cómo preparar la casa_.'],
])('%s is no slip', (_what, words) => {
  expect(told(words)).toEqual([]);
});

test('of the lines at the top those are spelled right that visitors read', () => {
  const top = (lines: string): string[] =>
    checkContent(sampleSite({ 'docs/questions.md': DOC.replace('slug:', `${lines}\nslug:`) }))
      .sanity.filter(({ file }) => file === 'docs/questions.md')
      .map(formatProblem);
  expect(top('keywords: [recieve]')).toEqual([]);
  expect(top('lead: You recieve it.')).toEqual([
    expect.stringMatching(/^docs\/questions\.md:4: "recieve" is in no dictionary/),
  ]);
});

test('texts of every folder are read, and no other file', () => {
  const files = {
    'src/pages/bio.md': `---\nlayout: bio\ntitle: Us us\nkeywords: [the the]\n---\n\nWe we test.\n`,
    'blog/an-article.md': `${ARTICLE}\nWe we test.\n`,
    'blog/note.txt': 'We we test.',
  };
  const { sanity } = checkContent(sampleSite(files));
  expect(sanity.filter(({ file }) => file in files).map(formatProblem)).toEqual([
    `blog/an-article.md:${ARTICLE.split('\n').length + 1}: "We we" has a word twice.`,
    'src/pages/bio.md:3: "Us us" has a word twice.',
    'src/pages/bio.md:7: "We we" has a word twice.',
  ]);
});

test.each([
  ['expansion', 10],
  ['evolves', 20],
  ['flutters', 35],
  ['fogbound', 40],
  ['forelock', 50],
  ['fricative', 55],
  ['fortuity', 60],
  ['estragon', 70],
])('"%s", a word of the list %i alone, is in a dictionary', (word) => {
  expect(told(`The ${word}.`)).toEqual([]);
});

test('a line is in another language where more than two words, and a third of all, are unknown', () => {
  const unknown = (words: string): string[] =>
    told(words).flatMap((one) => /"(\w+)" is in no dictionary/.exec(one)?.[1] ?? []);
  const slips = ['recieve', 'thsi', 'enviroment'];
  expect(unknown('Do recieve thsi.')).toEqual(slips.slice(0, 2));
  expect(unknown(`So ${slips.join(' ')} with these words that stand here.`)).toEqual(slips);
  expect(unknown(`So ${slips.join(' ')} with these words that stand.`)).toEqual([]);
});

test('what is alike to no word is in no dictionary either', () => {
  const word = 'abc'.repeat(20);
  expect(told(`An ${word}.`)).toEqual([
    `docs/questions.md:${LINE}: "${word}" is in no dictionary. If it is right, add it to "words" in src/data/accepted.json.`,
  ]);
});

test.each([
  ['turns', '{ "en": { "you recieve": "you get" } }'],
  ['testimonials', '[]'],
])('words of %s.json need no dictionary', (name, text) => {
  const file = `src/data/${name}.json`;
  const { sanity } = checkContent(sampleSite({ [file]: text }));
  expect(sanity.filter((one) => one.file === file)).toEqual([]);
});

test('a misspelt fact is told at its line', () => {
  const siteDir = sampleSite();
  const file = path.join(siteDir, 'src/data/practice.json');
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...sentences, storm: 'The wheather is bad.' }, null, 2));
  expect(checkContent(siteDir).sanity.map(formatProblem).join()).toMatch(
    /src\/data\/practice\.json:\d+: "wheather" is in no dictionary/,
  );
});

test('a price far from the published one is told, and one near it is not', () => {
  const siteDir = sampleSite();
  const site = readSite(siteDir, '2026-11-25');
  const published = structuredClone(site.contents['prices']) as {
    air: Record<string, number>;
    water: Record<string, number>;
  };
  const { montgomery = 0, longTerm = 0 } = published.air;
  published.air['montgomery'] = montgomery / 1.4;
  published.air['longTerm'] = longTerm / 1.25;
  published.water['samples'] = 50;
  expect(priceJumps(site, published).map(({ message }) => message)).toEqual([
    expect.stringMatching(`^prices.air.montgomery was .*, and is \\$${montgomery} now.$`),
  ]);
  expect(priceJumps(site, undefined)).toEqual([]);
});

test('the published prices are those of the branch main; without one nobody says anything', () => {
  const siteDir = sampleSite();
  expect(publishedPrices(siteDir)).toBeUndefined();
  const git = (...words: string[]): void => void execFileSync('git', words, { cwd: siteDir });
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'src/data/prices.json');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message=a');
  const published = { air: { montgomery: expect.any(Number) as number } };
  expect(publishedPrices(siteDir)).toMatchObject(published);
  // A draft is on a branch of its own, where only the remote branch shows what is published.
  git('checkout', '--quiet', '-b', 'draft');
  git('update-ref', 'refs/remotes/origin/main', 'main');
  git('branch', '--quiet', '-D', 'main');
  expect(publishedPrices(siteDir)).toMatchObject(published);
});

/** How an unknown word is told. */
const unknown = (line: number, word: string, meant?: string): string =>
  `${line}: "${word}" is in no dictionary.${meant === undefined ? '' : ` Did you mean "${meant}"?`} If it is right, add it to "words" in src/data/accepted.json.`;

test('what is seldom meant is told of each text by itself, and nothing of its right words', () => {
  const rows: Record<string, [text: string, sentences: string[]]> = {
    'own-numbers': ['Call +1 240 555 0177 or (240) 555-0177.', []],
    'an-accepted-number': ['Call 240-777-0311 or +1 240 777 0311.', []],
    'other-numbers': [
      'Call 240-777-0312 or +44 20 7946 0958 (now).',
      [
        '6: "+44 20 7946 0958" is a phone number of another country. Is it right?',
        '6: "240-777-0312" isn\'t one of our numbers. Is it nobody\'s private one? Then add it to "phones" in src/data/accepted.json.',
      ],
    ],
    'that-twice': ['That that is so. Had had it.', []],
    'twice-in-three-lines': [
      'One line and the\nline after it, so\nso it ends.',
      ['6: "so so" has a word twice.'],
    ],
    'twice-over-an-empty-line': ['Close the\n\nthe door.', []],
    'twice-over-a-line-of-blanks': ['Close the\n  \nthe door.', []],
    'twice-over-a-heading': ['Close the\n## Door\nthe door.', []],
    'twice-over-points': ['- Close the\n- the door\n\n1. Open a\n2. a window', []],
    'twice-in-a-point': [
      '- Close the the door\n\n1. Open a a window',
      ['6: "the the" has a word twice.', '8: "a a" has a word twice.'],
    ],
    'twice-over-the-lines-of-a-point': [
      '- Close the\n  the door',
      ['6: "the the" has a word twice.'],
    ],
    'twice-in-a-row-of-a-table': ['| the the | b |\n| --- | --- |\n| 1 | 2 |', []],
    'twice-in-a-heading': ['## The the door', []],
    'twice-around-code': ['The `a` the door.', []],
    'a-paragraph-in-three-places': [
      `${PARAGRAPH}\n\n- So\n\n${PARAGRAPH}\n\n${PARAGRAPH}`,
      [
        '10: This paragraph stands in line 6 already.',
        '12: This paragraph stands in line 6 already.',
      ],
    ],
    'a-paragraph-with-blanks': [
      `${PARAGRAPH}  \n\nSo.\n\n${PARAGRAPH}`,
      ['10: This paragraph stands in line 6 already.'],
    ],
    'a-paragraph-with-blanks-later': [
      `${PARAGRAPH}\n\nSo.\n\n${PARAGRAPH} `,
      ['10: This paragraph stands in line 6 already.'],
    ],
    'eleven-words-in-spanish': [
      'Mantenga cerradas las ventanas de la casa durante las horas antes.',
      [],
    ],
    'twelve-words-in-spanish': [
      'Mantenga cerradas las ventanas de la casa durante las horas antes del.',
      ['6: This paragraph seems to be Spanish, in a page in English.'],
    ],
    'a-fifth-in-spanish': [
      'Mantenga the ventanas of radon test level el la casa room level los niveles hay radon test room level floor.',
      [
        '6: This paragraph seems to be Spanish, in a page in English.',
        unknown(6, 'ventanas', 'lantanas'),
        unknown(6, 'niveles', 'novels'),
      ],
    ],
    'less-than-a-fifth-in-spanish': [
      'Mantenga the ventanas of radon test level el la casa room level los niveles radon test room level floor wall.',
      [unknown(6, 'ventanas', 'lantanas'), unknown(6, 'niveles', 'novels')],
    ],
    'more-than-a-tenth-in-english': [
      'Mantenga the ventanas of the test level el la casa room level los niveles hay radon test room level floor.',
      [unknown(6, 'ventanas', 'lantanas'), unknown(6, 'niveles', 'novels')],
    ],
    'two-languages': [
      'El la los las o os do da Radon Radon Radon Radon Radon Radon Radon Radon.',
      [
        '6: "Radon Radon" has a word twice.',
        '6: This paragraph seems to be Spanish, in a page in English.',
      ],
    ],
    'words-of-brazil': [
      'Mantenha as janelas fechadas do começo ao fim do teste, e não mova o aparelho.',
      ['6: This paragraph seems to be Portuguese, in a page in English.'],
    ],
    'a-word-of-three-letters': ['Close hte door.', []],
    'letters-and-apostrophes': [
      "It doesn't rain on recieve's day.",
      [unknown(6, 'recieve', 'receive')],
    ],
    'a-word-near-another-of-two-letters-less': [
      'So ventilationzz, and xylphqrw.',
      [unknown(6, 'ventilationzz'), unknown(6, 'xylphqrw')],
    ],
    'two-letters-off': [
      'So enviromant and seperete.',
      [unknown(6, 'enviromant', 'environment'), unknown(6, 'seperete', 'separate')],
    ],
    'words-of-america': ['The color of a goiter.', []],
    'words-of-a-name': ['So recieve and Recieve and RECIEVE.', [unknown(6, 'recieve', 'receive')]],
  };
  const pages = Object.entries(rows).map(([name, [text]]) => [
    `docs/${name}.md`,
    `---\ntitle: Page ${name}\ndescription: What ${name} says.\n---\n\n${text}\n`,
  ]);
  const others: Record<string, string> = {
    'src/data/company.json': changed('company', (company: Record<string, object>) => {
      const own = { display: '(240) 555-0177', e164: '+12405550177', purpose: 'For agents' };
      company['secondPhone'] = own;
    }),
    'src/data/practice.json': changed('practice', (practice: Record<string, string>) => {
      practice['progeny'] = 'Turn off fanns.';
    }),
    'src/data/videos.json': changed('videos', ([video]: [{ description: string }]) => {
      video.description = 'How to recieve it.';
    }),
    'src/data/places.json': changed(
      'places',
      ({ jurisdictions: { county } }: { jurisdictions: { county: { name: string } } }) => {
        county.name = 'Montgomery County wheather';
      },
    ),
    'src/data/accepted.json': '{ "words": ["countertop"], "phones": ["240-777-0311"] }',
    'docs/top.md':
      '---\ntitle: Top of the the page\ndescription: What it says.\nkeywords: [the the, recieve]\n--- \n\nWe we recieve it.\n',
    'docs/top-read.md':
      '---\ntitle: Words\ndescription: What you recieve.\nlead: Words words.\n---\n\nText.\n',
    'src/pages/_part.md': 'We we recieve it.\n\n---\n',
  };
  const files = { ...others, ...(Object.fromEntries(pages) as Record<string, string>) };
  const { problems, sanity } = checkContent(exampleSite(files), TODAY);
  expect(problems).toEqual([]);
  const wanted = Object.entries(rows).flatMap(([name, [, sentences]]) =>
    sentences.length > 0 ? [[`docs/${name}.md`, sentences]] : [],
  );
  expect(toldByFile(sanity.filter(({ file }) => file in files))).toEqual({
    ...Object.fromEntries(wanted),
    'docs/top.md': [
      '2: "the the" has a word twice.',
      '7: "We we" has a word twice.',
      unknown(7, 'recieve', 'receive'),
    ],
    'docs/top-read.md': [unknown(3, 'recieve', 'receive'), '4: "Words words" has a word twice.'],
    'src/pages/_part.md': ['1: "We we" has a word twice.', unknown(1, 'recieve', 'receive')],
    'src/data/practice.json': [unknown(5, 'fanns', 'fans')],
  });
});
