import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/content/problems';
import { checkContent, checkSite } from '../../../src/content/check/check';
import { readSite } from '../../../src/content/check/read-site';
import { ARTICLE, DOC, sampleSite } from './sample-site';

function sentences(files: Record<string, string | Uint8Array> = {}): string[] {
  return checkContent(sampleSite(files)).problems.map(formatProblem);
}

const docs = (content: string | Uint8Array): Record<string, string | Uint8Array> => ({
  'docs/questions.md': content,
});
const article = (from: string | RegExp, to: string): Record<string, string> => ({
  'blog/an-article.md': ARTICLE.replace(from, to),
});
const second = (from: string, to: string): Record<string, string> => ({
  'blog/second.md': ARTICLE.replace('slug: an-article', 'slug: second')
    .replace('An Article', 'Second')
    .replace(from, to),
});

test('a site without faults has no problems', () => {
  expect(sentences()).toEqual([]);
});

test('a link finds the part that a directive with an id becomes, and no film by its id', () => {
  const tool = `---
layout: tool
tool: closed-house
icon: lock
title: A sheet
description: The sheet of a closed house.
heading: A sheet
lead: To hang up.
card: To hang up.
---

::closed-house-sheet{id=blank title="A sheet"}
`;
  const linked = (to: string): Record<string, string | Uint8Array> => ({
    'src/pages/tools/closed-house.md': tool,
    ...docs(`${DOC.replace('/contact', to)}\n::video{id=english}\n`),
  });
  // Ignore that the tool's page lacks all other sentences.
  const told = (to: string): string[] =>
    sentences(linked(to)).filter((one) => !/The tool (says|")/.test(one));
  expect(told('/tools/closed-house#blank')).toEqual([]);
  expect(told('/questions#english')).toEqual([
    expect.stringContaining('names a part "#english" that /questions does not have'),
  ]);
});

const COMPARED = `---
title: Laws compared
description: Rules of the region.
slug: /laws-compared
---

Montgomery County, Rockville: look here.

::law-table

## Sales {#sales}

Montgomery County and Gaithersburg have a rule.
We don't know of any such rule elsewhere.

## Visits {#visits}

We are elsewhere then.
`;

test('words that count a place with a law among those without one are to do, and stop nothing', () => {
  const site = sampleSite({
    'docs/laws-compared.md': COMPARED,
    'src/data/places.json': JSON.stringify(
      {
        jurisdictions: {
          maryland: {
            name: 'Maryland outside Rockville',
            state: 'MD',
            find: 'maryland',
            page: '/questions#first',
          },
        },
        exempt: { name: '{place}, exempt', find: '{place} exempt' },
        places: {},
        intents: { sale: [], rental: [], law: [], visit: [] },
      },
      null,
      2,
    ),
  });
  const { problems, toDo } = checkContent(site);
  expect(problems.map(formatProblem)).toEqual([]);
  const told = toDo.map(formatProblem).join('\n');
  // areas.json lists Gaithersburg as a town of Montgomery County.
  expect(told).toMatch(
    /places\.json:4: jurisdictions\.maryland\.name .* a law of Montgomery County\. Name it/,
  );
  expect(told).not.toContain('a law of Gaithersburg.');
  expect(told).not.toMatch(/name (Rockville|Montgomery County) nowhere/);
  expect(told.match(/laws-compared\.md.*/g)).toEqual([
    expect.stringMatching(
      /:14: This says that there is no such rule elsewhere, .* law of Rockville/,
    ),
  ]);
  const others = sampleSite({
    'docs/laws-compared.md': COMPARED.replace(/^.*Gaithersburg.*$/m, ''),
  });
  expect(checkContent(others).toDo.map(formatProblem).join('\n')).toMatch(
    /laws-compared\.md: The words of this page name Gaithersburg nowhere/,
  );
});

test('a place leads to pages that are there, and what is to be mended is no warning', () => {
  const place = { name: 'Bowie', state: 'MD', find: 'bowie', page: '/questions#first' };
  const places = (of: object): string =>
    JSON.stringify({
      ...{ jurisdictions: { bowie: { ...place, ...of } } },
      ...{ exempt: { name: '{place}, exempt', find: '{place} exempt' }, places: {} },
      intents: { sale: [], rental: [], law: [], visit: [] },
    });
  for (const way of ['sale', 'rental', 'page']) {
    const { problems, warnings } = checkContent(
      sampleSite({ 'src/data/places.json': places({ [way]: '/laws/nowhere' }) }),
    );
    expect(problems.map(formatProblem).join('\n'), way).toContain('jurisdictions.bowie: ');
    expect(warnings).toEqual([]);
  }
});

test.each(['icons', 'favicon'])('the drawing %s is told when it is gone', async (name) => {
  const site = sampleSite();
  const file = `src/artwork/static/img/${name}.svg`;
  rmSync(path.join(site, file));
  const { problems } = await checkSite(readSite(site, '2026-11-22'));
  expect(problems.map(formatProblem)).toContain(
    `${file}: This drawing is gone, and every page needs it; restore it from the history.`,
  );
});

test('what is wrong with texts is told beside what is wrong with pictures', async () => {
  const site = sampleSite({
    ...docs(`${DOC}\n[x](/contct)`),
    'static/img/film.mp4': 'film',
  });
  const { problems } = await checkSite(readSite(site, '2026-11-22'));
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^docs\/questions\.md:11: The link \/contct leads to no page/),
    expect.stringMatching(/^static\/img\/film\.mp4: The file is in the wrong place/),
  ]);
});

test.each([
  ['a byte order mark', docs(`\uFEFF${DOC}`)],
  ['Windows line ends', docs(DOC.replaceAll('\n', '\r\n'))],
  ['tabs in the text', docs(`${DOC}\n-\tone\n-\ttwo\n`)],
  ['a link to a heading', docs(`${DOC}\n[x](#first) [y](/questions#first) [z](/blog/an-article)`)],
  [
    'links of every kind',
    docs(
      `${DOC}\n[a](https://x.example/y) [b](mailto:a@b.example) [c](tel:+1) [d](/scheduler?x=1) [e](/bio)`,
    ),
  ],
  ['a file to download', docs(`${DOC}\n[x](/img/favicon.svg) ![x](/img/favicon.svg)`)],
  ['a fact in the title', docs(DOC.replace('Questions', '"From {{ prices.air.montgomery }}"'))],
  ['a table of one column', docs(`${DOC}\n| a |\n| --- |\nb\n`)],
  [
    'a link to what to do, and what not',
    docs(`${DOC}\n[a](#do) [b](#do-not)\n\n:::do\n\n- Do.\n\n:::\n\n:::dont\n\n- Do not.\n\n:::\n`),
  ],
  ['a note of the office', { 'docs/_note.md': '{{ anything' }],
  ['a reading time that is near', article('excerpt', 'reading_time: 3\nexcerpt')],
])('%s is fine', (_what, files) => {
  expect(sentences(files)).toEqual([]);
});

const PRICES = readFileSync('src/data/prices.json', 'utf8');
const LONG = 'x'.repeat(212);

const LONG_LINE = `${DOC}\n${'word '.repeat(5000)}`;

test.each<[string, Record<string, string | Uint8Array>, string]>([
  ['an empty file', docs(''), 'docs/questions.md: The file is empty'],
  ['a file of blanks', docs(' \n\n'), 'docs/questions.md: The file is empty'],
  [
    'a file that is too large',
    docs('x'.repeat(1_100_000)),
    'docs/questions.md: The file has 1.1 MB; keep it under 1 MB',
  ],
  [
    'a file that is no text',
    docs(new Uint8Array([0xff, 0xfe, 0x00])),
    'is not plain text in UTF-8',
  ],
  ['a control character', docs(`${DOC}\u0000`), 'invisible control character'],
  ['an .mdx file', { 'docs/x.mdx': '# x' }, 'docs/x.mdx: Files here are plain Markdown'],
  ['no front matter', docs('Text.'), 'docs/questions.md:1: The file must begin with a line ---'],
  [
    'front matter never closed',
    docs('---\ntitle: x\n'),
    ':1: The lines at the top are never closed',
  ],
  [
    'a tab in the front matter',
    docs('---\ntitle: x\nlast_update:\n\tdate: x\n---\n'),
    ':4: The lines between the two --- have a tab',
  ],
  [
    'a field twice',
    docs('---\ntitle: x\ntitle: y\n---\n'),
    ':3: The lines between the two --- have the same word',
  ],
  ['a colon in a value', docs('---\ntitle: a: b\n---\n'), 'in double quotes'],
  ['a list as front matter', docs('---\n- a\n---\n'), 'must each be a name'],
  [
    'a missing title',
    docs(DOC.replace('title: Questions\n', '')),
    'docs/questions.md:1: title is missing',
  ],
  [
    'a long description',
    docs(DOC.replace('What people ask.', LONG)),
    'docs/questions.md:3: description has 212 characters; keep it under 160.',
  ],
  [
    'a lead that is a letter too long',
    docs(DOC.replace('slug:', `lead: ${'x'.repeat(401)}\nslug:`)),
    'docs/questions.md:4: lead has 401 characters; keep it under 400.',
  ],
  [
    'a misspelt field',
    docs(DOC.replace('slug:', 'slugg:')),
    'There is no field "slugg". Did you mean "slug"?',
  ],
  [
    'a fact that is none in the title',
    docs(DOC.replace('Questions', '"{{ nope }}"')),
    'There is no fact named "nope"',
  ],
  [
    'braces without quotes',
    docs(DOC.replace('Questions', '{{ company.name }}')),
    'title must be words; put them in double quotes',
  ],
  [
    'a day that does not exist',
    article('2025-03-01', '2025-02-30'),
    'blog/an-article.md:5: date must be a real day',
  ],
  [
    'an update before the article',
    article('2025-04-01', '2025-02-01'),
    ':6: last_update.date (2025-02-01) is before date (2025-03-01)',
  ],
  [
    'a picture that is missing',
    article('/img/favicon.svg', '/img/none.svg'),
    ':8: image: there is no picture /img/none.svg',
  ],
  [
    'a focus that is none',
    article('excerpt:', 'image_focus: middle\nexcerpt:'),
    ':9: image_focus must be one of: top, bottom, left, right; leave the line out for the middle',
  ],
  ['a missing excerpt', article(/excerpt: .*\n/, ''), 'excerpt is missing'],
  [
    'an unknown call to action',
    article('schedule', 'shedule'),
    'call_to_action must be one of: schedule, sgm',
  ],
  [
    'an unknown parent',
    article('excerpt', 'parentSlug: an-artcle\norder: 2\nexcerpt'),
    'parentSlug',
  ],
  [
    'a parent without an order',
    second('excerpt', 'parentSlug: an-article\nexcerpt'),
    'needs its place in the series',
  ],
  [
    'an order twice',
    { ...article('excerpt', 'order: 1\nexcerpt'), ...second('excerpt', 'order: 1\nexcerpt') },
    'order 1 is already that of blog/an-article.md',
  ],
  [
    'a parent that is published later',
    second('2025-03-01', '2025-02-01\nparentSlug: an-article\norder: 2'),
    'parentSlug "an-article" is published on 2025-03-01, after this article.',
  ],
  [
    'a parent that is a draft',
    {
      ...article('excerpt', 'draft: true\nexcerpt'),
      ...second('excerpt', 'parentSlug: an-article\norder: 2\nexcerpt'),
    },
    'parentSlug "an-article" is a draft, after this article.',
  ],
  [
    'two versions of a text, from its first line on',
    docs(`<<<<<<< HEAD\n${DOC}=======\n${DOC}>>>>>>> other\n`),
    'docs/questions.md:1: Two versions of this text',
  ],
  ['a title twice', second('Second', 'AN ARTICLE'), 'is already that of blog/an-article.md'],
  [
    'an address twice',
    second('slug: second', 'slug: an-article'),
    'The address /blog/an-article is already taken',
  ],
  [
    'a broken link',
    docs(`${DOC}\n[x](/contct)`),
    'docs/questions.md:11: The link /contct leads to no page. Did you mean "/contact"?',
  ],
  [
    'a link to a heading that is gone',
    docs(`${DOC}\n[x](/questions#frist)`),
    'names a part "#frist" that /questions does not have. Did you mean "first"?',
  ],
  [
    'a link within the page to nothing',
    docs(`${DOC}\n[x](#nope)`),
    '"#nope" that /questions does not have',
  ],
  ['a link to a file', docs(`${DOC}\n[x](contact.md)`), 'must begin with /'],
  ['a link that runs a script', docs(`${DOC}\n[x](javascript:alert(1))`), 'must begin with /'],
  [
    'a button to nowhere',
    docs(`${DOC}\n::button{to="/nope" label="x"}`),
    'The link /nope leads to no page',
  ],
  ['a picture without words', docs(`${DOC}\n![](/img/favicon.svg)`), 'has no description'],
  ['a picture with a blank', docs(`${DOC}\n![ ](/img/favicon.svg)`), 'has no description'],
  [
    'an article that is seen in more than a year',
    article('2025-03-01', '2027-12-01'),
    'date (2027-12-01) is more than a year ahead',
  ],
  [
    'a heading two steps down',
    docs(`${DOC}\n#### Deep\n`),
    'docs/questions.md:11: This heading has #### below one of ##; write ###',
  ],
  [
    'a first heading two steps down',
    docs(DOC.replace('## First', '### First')),
    'docs/questions.md:7: This heading has ### below one of the page itself; write ##',
  ],
  [
    'a question of the search about a part that is gone, at its line',
    {
      'src/data/asked.json':
        '[\n{ "at": "/questions#first", "en": ["one"] },\n{ "at": "/questions#frist", "en": ["two"] }\n]',
    },
    'src/data/asked.json:3: "at": "/questions#frist": The link',
  ],
  [
    'a part of an old address',
    {
      ...docs(`${DOC}\n[x](/old-page#first)`),
      'src/data/redirects.json': '[{ "from": "/old-page", "to": "/questions" }]',
    },
    'docs/questions.md:11: The link /old-page#first is an old address, which leads on to /questions; write /questions#first.',
  ],
  [
    'a part of an old address that leads on to another part',
    {
      ...docs(`${DOC}\n[x](/old-page#cost)`),
      'src/data/redirects.json': '[{ "from": "/old-page", "to": "/questions#first" }]',
    },
    'which leads on to /questions#first; write /questions#first.',
  ],
  [
    'a table without its second row',
    docs(`${DOC}\nOne line.\nTwo lines.\n| a | b |\n| c | d |\n`),
    'docs/questions.md:13: This is meant as a table',
  ],
  [
    'a secret key, of which the beginning is enough',
    docs(`${DOC}\nre_Abcdefghijklmnop\n`),
    'docs/questions.md:11: "re_Abc..." is a secret key',
  ],
  [
    'a reading time that is three minutes too long',
    article('excerpt', 'reading_time: 4\nexcerpt'),
    'reading_time is 4, but the words of the article take about 1 minutes',
  ],
  [
    'a list of addresses that is broken',
    { 'src/data/addresses.json': '[\n"/a"\n"/b"]' },
    'src/data/addresses.json:2: A command writes this list',
  ],
  [
    'a picture from elsewhere',
    docs(`${DOC}\n![x](https://x.example/y.png)`),
    'must be a file of this site',
  ],
  [
    'a picture that is not there',
    docs(`${DOC}\n![x](/img/nope.png)`),
    'There is no picture /img/nope.png',
  ],
  ['a heading name twice', docs(`${DOC}\n## Again {#first}`), '{#first} stands on line'],
  ['deep nesting', docs(`${DOC}\n${'>'.repeat(5000)} x`), 'nested too deeply'],
  ['an endless line', docs(LONG_LINE), ':11: This line has 25000 characters'],
  [
    'a data file with a comma too many',
    { 'src/data/prices.json': '{ "air": { }, }' },
    'src/data/prices.json',
  ],
  [
    'a price in words',
    { 'src/data/prices.json': PRICES.replace('165', '"165"') },
    'src/data/prices.json',
  ],
])('%s is told in a sentence', (_what, files, sentence) => {
  const found = sentences(files);
  expect(found.join('\n')).toContain(sentence);
  expect(found.join('\n')).not.toMatch(/\n\s+at |undefined|\[object/);
});

test('a picture that is missing hides nothing else that is wrong', () => {
  const wrong = ARTICLE.replace('/img/favicon.svg', '/img/none.svg').replace('Text', '{{ nope }}');
  expect(sentences({ 'blog/an-article.md': wrong })).toEqual([
    expect.stringContaining(':8: image: there is no picture'),
    expect.stringContaining('There is no fact named "nope"'),
  ]);
});

test.each([
  ['asked', '"en": [', '"es": ["todo el test"], "en": ['],
  ['synonyms', '"es": {', '"es": { "todo": "tudo",'],
  ['typed', '"lessThan": []', '"lessThan": ["todo menos"]'],
])('"todo", in small letters, is a word of %s.json', (name, place, words) => {
  const file = `src/data/${name}.json`;
  const own = readFileSync(path.join(sampleSite(), file), 'utf8');
  expect(own).toContain(place);
  expect(sentences({ [file]: own.replace(place, words) })).toEqual([]);
  expect(sentences({ [file]: own.replace(place, words.replace('todo', 'TODO')) })).toEqual([
    expect.stringContaining('looks unfinished'),
  ]);
});

test('an article can be linked to from its day on', () => {
  const linked = docs(DOC.replace('/contact', '/blog/an-article'));
  const told = (today: string): string[] =>
    checkContent(sampleSite(linked), today).problems.map(formatProblem);
  expect(told('2025-02-28').join('\n')).toContain('/blog/an-article');
  expect(told('2025-03-01').join('\n')).not.toContain('/blog/an-article');
});

test('a link finds the part of a page that a directive makes', () => {
  const told = (to: string): string[] => sentences(docs(DOC.replace('/contact', to)));
  expect(told('/bio#team')).toEqual([]);
  expect(told('/bio#teams')).toEqual([expect.stringContaining('Did you mean "team"?')]);
});

test('a link finds the cards of services and of the sister company', () => {
  const site = sampleSite(docs(`${DOC}\n[x](/bio#soil-gas) [y](/bio#oak-repairs) [z](/bio#soil)`));
  const change = (
    name: string,
    edit: (content: Record<string, { name: string }>) => void,
  ): void => {
    const file = path.join(site, `src/data/${name}.json`);
    const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }>;
    edit(content);
    writeFileSync(file, JSON.stringify(content, null, 2));
  };
  change('services', (all) => {
    for (const one of Object.values(all).slice(0, 1)) one.name = 'Soil gas';
  });
  change('company', (company) => {
    company['sisterCompany']!.name = 'Oak Repairs';
  });
  const lost = checkContent(site).problems.flatMap(
    ({ message }) => /names a part "(#[\w-]+)"/.exec(message)?.[1] ?? [],
  );
  expect(lost).toEqual(['#soil']);
});

test('the still of a film is a file of the site', () => {
  const file = 'src/data/videos.json';
  const own = readFileSync(path.join(sampleSite(), file), 'utf8');
  const still = own.replace(/"poster": "[^"]*"/, '"poster": "/img/nowhere.svg"');
  expect(still).toContain('/img/nowhere.svg');
  expect(sentences({ [file]: still })).toEqual([
    expect.stringMatching(/poster is "\/img\/nowhere\.svg", but there is no such file/),
  ]);
});

test('the reading grade is that of running text, without headings and sources', () => {
  const graded = (words: string): number | undefined =>
    checkContent(sampleSite(docs(`${DOC}\n${words}\n`))).graded.find(
      ({ page }) => page === 'docs/questions.md',
    )?.words;
  const own = graded('');
  expect(own).toBe(4);
  expect(graded('Five words more are here.')).toBe(9);
  expect(graded('## Sources\n\nFive words more are here.')).toBe(own);
  expect(graded('## Sources\n\nFive words.\n\n## More\n\nTwo words.')).toBe(6);
});

test('the parent of the article itself is refused', () => {
  expect(sentences(article('excerpt', 'parentSlug: an-article\norder: 2\nexcerpt'))).toEqual([
    'blog/an-article.md:9: parentSlug names the article itself.',
  ]);
});
