import { checkSite } from '../../src/content/check/site';
import { siteDay } from '../../src/lib/site-day';
import { added, choose, entry, field, part, save, test, type } from './editor-desk';
import { expect, type Page } from './fixtures';

/** A thing that the office does: in which form, how, and what its file says afterwards. */
interface Job {
  what: string;
  at: string;
  file: string;
  does: (page: Page) => Promise<void>;
  says: string;
  /** How many lines are not as they were; one, if nothing is said. */
  lines?: number;
}

const DATA = 'src/data';

/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const JOBS: Job[] = [
  {
    what: 'a price',
    at: 'prices/entries/prices',
    file: `${DATA}/prices.json`,
    does: (page) => type(page, 'Surrounding', '199'),
    says: '"surrounding": 199',
  },
  {
    what: 'a further line of the price table',
    at: 'prices/entries/prices',
    file: `${DATA}/prices.json`,
    does: async (page) => {
      const air = await part(page, 'Air');
      const line = await added(field(air, 'Further entries'));
      await type(line, 'Short name', 'rush');
      await type(line, 'What', 'Result by the next morning');
      await type(line, 'Price', '50');
    },
    says: '"what": "Result by the next morning"',
    lines: Infinity,
  },
  {
    what: 'the phone number',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: async (page) => {
      const phone = await part(page, 'Phone');
      await type(phone, 'Display', '(301) 555-0143');
      await type(phone, 'E164', '+13015550143');
    },
    says: '"phone": { "display": "(301) 555-0143", "e164": "+13015550143" }',
  },
  {
    what: 'the e-mail address',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: (page) => type(page, 'Email', 'desk@senecacreekradon.example'),
    says: '"email": "desk@senecacreekradon.example"',
  },
  {
    what: 'hours on a Saturday',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: async (page) => {
      const hours = await part(page, 'Opening hours');
      const span = await added(field(hours, 'Office'));
      await choose(span, 'From', 'Saturday');
      await choose(span, 'To', 'Saturday');
      await type(span, 'Opens', '09:00');
      await type(span, 'Closes', '12:00');
    },
    says: '"closes": "12:00"',
    lines: Infinity,
  },
  {
    what: 'a new person',
    at: 'facts/entries/people',
    file: `${DATA}/people.json`,
    does: async (page) => {
      const person = await added(field(page, 'Further entries'));
      await type(person, 'Short name', 'technician');
      await type(person, 'Name', 'Sam Rivera');
      await type(person, 'Job title', 'Field Technician');
    },
    says: '"jobTitle": "Field Technician"',
    lines: Infinity,
  },
  {
    what: 'the day on which somebody read a law',
    at: 'facts/entries/laws',
    file: `${DATA}/laws.json`,
    does: async (page) => {
      const law = await entry(field(page, 'Entries'), 'rockville');
      await type(await part(law, 'Validity'), 'Last checked', '2026-11-22');
    },
    says: '"lastChecked": "2026-11-22"',
  },
  {
    what: 'the price of a county',
    at: 'facts/entries/areas',
    file: `${DATA}/areas.json`,
    does: async (page) => {
      const county = await added(field(page, 'Areas'));
      await type(county, 'Name', 'Talbot County');
      await choose(county, 'State', 'MD');
      await type(county, 'Group', 'other');
    },
    says: '"name": "Talbot County"',
    lines: Infinity,
  },
  {
    what: 'an old address that leads on',
    at: 'facts/entries/redirects',
    file: `${DATA}/redirects.json`,
    does: async (page) => {
      const line = await added(field(page, 'Entries'));
      await type(line, 'From', '/old-page.html');
      await type(line, 'To', '/contact');
    },
    says: '"from": "/old-page.html"',
    lines: Infinity,
  },
  {
    what: 'the meaning of a word',
    at: 'facts/entries/glossary',
    file: `${DATA}/glossary.json`,
    does: async (page) => {
      const word = await entry(field(page, 'Entries'), 'pCi/L');
      await type(word, 'Meaning', 'How much radon is in a liter of air.');
    },
    says: 'How much radon is in a liter of air.',
  },
  {
    what: 'the address of a source',
    at: 'facts/entries/sources',
    file: `${DATA}/sources.json`,
    does: async (page) => {
      const source = await entry(field(page, 'Entries'), 'epaCitizensGuide');
      await type(source, 'Url', 'https://www.epa.example/radon');
    },
    says: '"url": "https://www.epa.example/radon"',
  },
  {
    what: 'how we test',
    at: 'facts/entries/practice',
    file: `${DATA}/practice.json`,
    does: (page) => type(page, 'Small fans', 'Small fans may run.'),
    says: '"smallFans": "Small fans may run."',
  },
  {
    what: 'the description of a service',
    at: 'facts/entries/services',
    file: `${DATA}/services.json`,
    does: async (page) => type(await part(page, 'Water'), 'Description', 'Tests of private wells.'),
    says: '"description": "Tests of private wells."',
  },
  {
    what: 'a question as people ask it',
    at: 'facts/entries/asked',
    file: `${DATA}/asked.json`,
    does: async (page) => {
      const question = await added(field(page, 'Entries'));
      await type(question, 'At', '/faqs#action-level');
      await type(question, 'En', 'is six too much\nis seven too much');
    },
    says: '"is seven too much"',
    lines: Infinity,
  },
  {
    what: 'a rule of the state',
    at: 'facts/entries/statutes',
    file: `${DATA}/statutes.json`,
    does: async (page) => {
      const [first] = await field(page, 'Entries').getByRole('button', { name: 'Expand' }).all();
      await first?.click();
      await type(field(page, 'Entries'), 'Last checked', '2026-11-22');
    },
    says: '"lastChecked": "2026-11-22"',
  },
  {
    what: 'a question and its answer',
    at: 'pages/entries/faqs',
    file: 'docs/faqs.md',
    does: async (page) => {
      const text = field(page, 'Text').getByRole('textbox');
      const old = await text.inputValue();
      await text.fill(
        `${old}\n\n### Do you test on Sundays? {#sundays}\n\nNo. Call {{ company.phone.display }}.`,
      );
    },
    says: '### Do you test on Sundays? {#sundays}\n\nNo. Call {{ company.phone.display }}.\n',
    lines: Infinity,
  },
  {
    what: 'the first sentence of the home page',
    at: 'pages/entries/home',
    file: 'src/pages/index.md',
    does: (page) => type(page, 'Lead', 'We test air, from {{ prices.air.montgomery }}.'),
    says: 'lead: We test air, from {{ prices.air.montgomery }}.\n',
  },
  {
    what: 'what search engines read of a law page',
    at: 'law-pages/entries/rockville',
    file: 'docs/laws/rockville.md',
    does: (page) => type(page, 'Description', 'What Rockville asks: a test, and by when.'),
    says: 'description: "What Rockville asks: a test, and by when."\n',
  },
  {
    what: 'the day of an article’s last change',
    at: 'articles/entries/lead-214',
    file: 'blog/lead-214.md',
    does: async (page) => type(await part(page, 'Last update'), 'Date', '2026-11-20'),
    says: 'date: 2026-11-20\n',
  },
];

test('the office does its jobs in forms, and the check has nothing to say', async ({
  page,
  desk,
}) => {
  test.setTimeout(240_000);
  // The copy has texts and facts alone; what it lacks of the site is told before as well.
  const told = async (): Promise<string[]> =>
    (await checkSite(desk.root, siteDay())).problems.map(({ message }) => message);
  const before = await told();
  for (const { what, at, file, does, says, lines = 1 } of JOBS) {
    await test.step(what, async () => {
      const already = (await desk.changed(file)).length;
      await desk.open(page, at);
      await does(page);
      await save(page);
      expect(await desk.read(file), what).toContain(says);
      const changed = (await desk.changed(file)).length - already;
      expect(changed, what).toBeGreaterThan(0);
      expect(changed, what).toBeLessThanOrEqual(lines);
    });
  }
  expect(await told()).toEqual(before);
});

test('an article is written with its picture, and opened again as it was', async ({
  page,
  desk,
  logs,
}) => {
  logs.allow(/derived_inert/); // a note of the editor's own library
  await page.goto(`${desk.url}#/collections/articles/new`);
  await field(page, 'Image').getByRole('button', { name: 'Browse' }).click();
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Upload' }).click();
  const file = { name: 'Our Lab.png', mimeType: 'image/png', buffer: PICTURE };
  await (await chooser).setFiles(file);
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await expect(pictures).toBeHidden();
  await type(page, 'Title', 'Radon: the winter');
  await type(page, 'Text', 'A test takes {{ radon.test.minimum }}.\n\n## Why\n\nBecause.');
  await type(page, 'Description', 'What a cold month does to the radon in a house.');
  await type(page, 'Slug', 'radon-in-winter');
  await type(page, 'Date', '2026-11-20');
  await type(page, 'Excerpt', 'Windows are shut.');
  await choose(page, 'Call to action', 'schedule');
  await choose(page, 'Draft', 'Yes');
  await save(page);
  expect(await desk.read('blog/radon-in-winter.md')).toBe(`---
title: "Radon: the winter"
description: What a cold month does to the radon in a house.
slug: radon-in-winter
date: 2026-11-20
image: /img/blog/our-lab.png
excerpt: Windows are shut.
call_to_action: schedule
draft: true
---

A test takes {{ radon.test.minimum }}.

## Why

Because.
`);
  expect((await desk.read('static/img/blog/our-lab.png')).length).toBeGreaterThan(0);
  await desk.open(page, 'articles/entries/radon-in-winter');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

const REFUSED: [at: string, file: string, field: string[], typed: string, said: string][] = [
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Phone', 'E164'],
    '301-555-0142',
    'This should be the phone number for dialing: + and digits alone, such as "+13015550142".',
  ],
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Scheduler url'],
    'book.example',
    'This should be a full web address starting with https://, such as "https://www.example.com".',
  ],
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Founded'],
    '98',
    'This should be a year in four digits, such as 2008.',
  ],
  [
    'articles/entries/lead-214',
    'blog/lead-214.md',
    ['Slug'],
    'Lead 214',
    'It must have only small letters, digits and hyphens, such as my-article.',
  ],
  [
    'articles/entries/lead-214',
    'blog/lead-214.md',
    ['Title'],
    'Why **radon** matters',
    'signs of Markdown or HTML, which are printed there as they stand; write plain words',
  ],
];

test('what the check refuses is refused at its field, in the same words', async ({
  page,
  desk,
}) => {
  for (const [at, file, [...path], typed, said] of REFUSED) {
    await test.step(said, async () => {
      await desk.open(page, at);
      const label = path.pop() ?? '';
      const within = path[0] === undefined ? page : await part(page, path[0]);
      await type(within, label, typed);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(field(within, label)).toContainText(said);
      expect(await desk.changed(file)).toEqual([]);
      await page.goto('about:blank');
    });
  }
});
