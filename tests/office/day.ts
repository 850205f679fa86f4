import sharp from 'sharp';
import { ADDITIONS } from './additions';
import { REMOVALS } from './removals';
import { step, type Step } from './step';

const ARTICLE = `---
title: Testing in Winter
slug: winter-test
description: Why a cold month is a good one for a radon test, and what to watch.
date: 2026-11-18
last_update:
  date: 2026-11-18
image: /img/blog/winter-house.jpg
excerpt: A house is shut in winter, so a test shows what you breathe for months.
call_to_action: schedule
---
A house is shut in winter. A test of {{ radon.test.minimum }} shows what you breathe then, at {{ prices.air.montgomery }}.

![A house in the snow](/img/blog/winter-house.jpg)

| Month | Why |
|---|---|
|  January | windows shut |

:::tip{title="In a hurry?"}
Call us: {{ company.phone.display }}.
:::

::schedule-button{label="Schedule Your Test"}
`;

const QUESTION = `
### Do you test on Saturdays? {#saturdays}

Yes, we do.  Call {{ company.phone.display }} and ask for {{ company.officeHours }}.

`;

const SERVICE = `---
layout: service
service: thoron
title: Thoron Testing
description: A test of thoron, for the rare house in which it matters.
lead: "Thoron decays within a minute. Ask us at {{ company.phone.display }}."
---

## When to test for thoron

Where the walls give it off.

:::card{title="Old plaster" icon=house}
It is near the bed.
:::

:::steps
### We come

With a device.

### We read it

The same day.
:::
`;

interface Redirect {
  from: string;
  to: string;
}

/** Returns a list without its entries for a page or a part of that page. */
const withoutPage =
  (page: string) =>
  (all: { at: string }[]): { at: string }[] =>
    all.filter(({ at }) => at.split('#')[0] !== page);

/** A day's edits at the example company's office. Its texts are fixed, so each edit finds the words that it changes. */
export const DAY: Step[] = [
  step('raises a price', (desk) =>
    desk.type('src/data/prices.json', '"montgomery": 165', '"montgomery":170'),
  ),
  step('changes the phone number', (desk) => {
    desk.type('src/data/company.json', '(301) 555-0142', '(301) 555-0199');
    desk.type('src/data/company.json', '+13015550142', '+13015550199');
  }),
  step('opens on Saturday mornings', (desk) =>
    desk.type(
      'src/data/company.json',
      '"closes": "17:00" }',
      '"closes": "17:00" },\n  {"from":"Saturday","to":"Saturday","opens":"09:00","closes":"13:00"}',
    ),
  ),
  step('promises an answer sooner', (desk) =>
    desk.type('src/data/company.json', '"24 hours"', '"12 hours"'),
  ),
  step('publishes an article with a photograph', async (desk) => {
    const size = { width: 1600, height: 1200, channels: 3 as const };
    const photo = sharp({ create: { ...size, background: '#9db4c0' } }).jpeg();
    desk.add('static/img/blog/winter-house.jpg', await photo.toBuffer());
    desk.add('blog/testing-in-winter.md', ARTICLE);
  }),
  step('adds a question', (desk) =>
    desk.type('docs/faqs.md', '\n## Testing\n', `${QUESTION}\n\n## Testing\n`),
  ),
  step('rewords the preparation guide', (desk) =>
    desk.type('docs/test-preparation.md', '\n## ', '\n* One thing more:   sleep well.\n\n## '),
  ),
  step('rewords the first screen, a step and a biography', (desk) => {
    desk.type('src/pages/index.md', 'heading: Trusted Expertise.', 'heading: Known for Care.');
    desk.type('src/pages/services/radon-air.md', 'Choose a day online', 'Pick a day online');
    desk.type('src/pages/bio.md', 'he trains for long distances', 'he runs   in the woods');
  }),
  step('adds a card and a figure', (desk) => {
    desk.type(
      'src/pages/services/radon-materials.md',
      '## Price',
      ':::card{title="Tiles" icon=layers}\nOld ones, too.\n:::\n\n## Price',
    );
    desk.type(
      'src/pages/index.md',
      '## What brings you here?',
      '::key-figure{label="Since" value="{{ company.founded }}"}\n\n## What brings you here?',
    );
  }),
  step('offers a new service', (desk) => {
    desk.type(
      'src/data/services.json',
      '"air": {',
      `"thoron": { "path": "/services/thoron", "name": "Thoron Testing", "shortName": "Thoron",
    "description": "A test of thoron.", "icon": "air", "standards": [] },
  "air": {`,
    );
    desk.add('src/pages/services/thoron.md', SERVICE);
  }),
  step('corrects a date of a law', (desk) =>
    desk.type('src/data/laws.json', '"adopted": "2024-11-04"', '"adopted": "2024-11-05"'),
  ),
  step('takes on a county', (desk) =>
    desk.type(
      'src/data/areas.json',
      '"areas": [',
      '"areas": [ { "name": "Calvert County", "state": "MD", "group": "other" },',
    ),
  ),
  step('shows an owner’s certificate', (desk) =>
    desk.type(
      'src/data/people.json',
      '"masterCertifiedSince": 2015',
      `"masterCertifiedSince": 2015,
   "certificates": [ { "program": "NRPP", "number": "100001-RT", "type": "radon measurement",
     "expires": "2099-12-31", "listUrl": "https://lists.example/nrpp" } ]`,
    ),
  ),
  step('explains a word', (desk) =>
    desk.type(
      'src/data/glossary.json',
      '{',
      '{ "sump": { "term": "sump", "name": "Sump pit", "meaning": "A pit below the basement floor." },',
    ),
  ),
  step('removes an article and says where its address leads', (desk) => {
    desk.remove('blog/radon-mitigation-longevity.md');
    desk.type(
      'docs/faqs.md',
      ' [Once I Fix My Home, Will It Be Forever Fixed?](/blog/radon-mitigation-longevity)',
      ' our answers below.',
    );
    desk.list('src/data/asked.json', withoutPage('/blog/radon-mitigation-longevity'));
    desk.list<Redirect>('src/data/redirects.json', (all) => [
      ...all,
      { from: '/blog/radon-mitigation-longevity', to: '/faqs' },
    ]);
  }),
  step(
    'renames an article and keeps its old address',
    (desk) =>
      desk.type(
        'blog/certified-radon-professionals.md',
        'slug: certified-radon-professionals',
        'slug: certified-testers\nearlier_addresses: [certified-radon-professionals]',
      ),
    [
      ['_redirects', '/blog/certified-radon-professionals /blog/certified-testers 301'],
      ['faqs.html', 'href=/blog/certified-testers>'],
    ],
  ),
  step('gives the file of an article another name', (desk) =>
    desk.rename('blog/bismuth-214.md', 'blog/bismuth.md'),
  ),
  step('removes a question', (desk) => {
    const [, question = ''] =
      /\n(### [^\n]*\{#cost-timing\}[\s\S]*?)(?=\n#{2,3} )/.exec(desk.read('docs/faqs.md')) ?? [];
    desk.type('docs/faqs.md', question, '');
    desk.forget('/faqs#cost-timing');
  }),
  step('puts its own film in the place of one', (desk) => {
    const film = desk.read('src/data/videos.json');
    desk.add('static/videos/our-film.mp4', Buffer.from('film'));
    desk.type('src/data/videos.json', film, film.replaceAll('preparation-en.mp4', 'our-film.mp4'));
    desk.remove('static/videos/preparation-en.mp4');
  }),
  ...ADDITIONS,
  ...REMOVALS,
];
