import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { afterEach, expect, test, vi } from 'vitest';
import { recordAddresses } from '../../../src/content/check/addresses';
import { checkContent } from '../../../src/content/check/check';
import { readSite } from '../../../src/content/check/read-site';
import { createFacts } from '../../../src/content/facts';
import { createParseFrontMatter } from '../../../src/content/front-matter';
import { siteDay } from '../../../src/lib/site-day';
import { ARTICLE, DOC, sampleSite } from './sample-site';

afterEach(() => vi.unstubAllEnvs());

const parse = createParseFrontMatter('/site', createFacts({}));

/** Returns the front matter of an article as Docusaurus gets it, in a production build on May 10, 2026. */
async function topOf(
  fields: string,
  environment: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_DAY', '2026-05-10');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { frontMatter } = await parse({
    filePath: '/site/blog/new.md',
    fileContent: `---\ntitle: New\n${fields}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

test.each([
  ['of an earlier day', 'date: 2026-05-09', undefined],
  ['of today', 'date: 2026-05-10', undefined],
  ['of tomorrow', 'date: 2026-05-11', true],
  ['of tomorrow, in quotes', 'date: "2026-05-11"', true],
  ['that is a draft', 'date: 2026-05-09\ndraft: true', true],
  ['that was a draft', 'date: 2026-05-09\ndraft: false', undefined],
])('the build for visitors has an article %s as it should', async (_what, fields, draft) => {
  expect((await topOf(fields))['draft']).toBe(draft);
});

test.each([
  ['a preview of a change', { CONTEXT: 'deploy-preview' }],
  ['live editing', { NODE_ENV: 'development' }],
])(
  '%s shows drafts and later articles, and says for what they wait',
  async (_what, environment) => {
    const later = await topOf('date: 2026-05-11', environment);
    expect([later['draft'], later['awaits']]).toEqual([undefined, '2026-05-11']);
    const draft = await topOf('date: 2026-05-09\ndraft: true', environment);
    expect([draft['draft'], draft['awaits']]).toEqual([undefined, '9999-12-31']);
  },
);

test('the day is that of the company, or the one that is given', () => {
  const late = new Date('2026-05-11T03:00:00Z');
  expect(siteDay({}, late)).toBe('2026-05-10');
  expect(siteDay({ SITE_DAY: '2026-01-31' }, late)).toBe('2026-01-31');
  expect(() => siteDay({ SITE_DAY: 'tomorrow' })).toThrow('write a day such as 2026-03-31');
});

/** Returns another article for the sample site. */
const another = (slug: string, day: string, text: string): string =>
  ARTICLE.replace('an-article', slug)
    .replace('An Article', slug)
    .replace('2025-03-01', day)
    .replace('last_update:\n  date: 2025-04-01\n', '')
    .replace('\nText.', `\n${text}`);

test.each([
  ['of one day', '2026-12-02', []],
  ['of the day before', '2026-12-01', ['(published on 2026-12-02)']],
])('articles that are to come may link to each other: one %s', (_what, day, found) => {
  const site = sampleSite({
    'blog/first.md': another('first', day, '[Second](/blog/second)'),
    'blog/second.md': another('second', '2026-12-02', 'Words.'),
  });
  const { problems } = checkContent(site, '2026-11-22');
  expect(problems.map(({ message }) => /\(published.*?\)/.exec(message)?.[0])).toEqual(found);
});

test('of two new addresses the one most like a lost one is proposed for it', () => {
  const site = sampleSite({
    'src/data/addresses.json': '["/blog/first-steps"]',
    'blog/first-step.md': another('first-step', '2026-03-01', 'Words.'),
  });
  const { problems } = checkContent(site, '2026-11-22');
  expect(problems.map(({ message }) => message).join('\n')).toContain(
    'If its article is /blog/first-step today, write first-steps in its line earlier_addresses',
  );
});

test('an article that has moved there is proposed for no other one that is gone', () => {
  const moved = another('first-part', '2026-03-01', 'Words.').replace(
    'slug: first-part',
    'slug: first-part\nearlier_addresses: [part-one]',
  );
  const site = sampleSite({
    'src/data/addresses.json': '["/blog/an-article", "/blog/first-parts", "/blog/part-one"]',
    'blog/first-part.md': moved,
  });
  const told = checkContent(site, '2026-11-22').problems.map(({ message }) => message);
  expect(told.join('\n')).toMatch(
    /^\/blog\/first-parts was published, .* If its page was removed/m,
  );
  expect(told.join('\n')).not.toContain('/blog/first-part today');
});

test('a lost address is told with the texts that name it, and with no program', () => {
  const line = (text: string): number => text.split('\n').length;
  const site = sampleSite({
    'src/data/addresses.json': '["/old-page"]',
    'docs/questions.md': `${DOC}\n[One](/old-page)`,
    'blog/an-article.md': `${ARTICLE}\n[Two](/old-page)`,
    'src/pages/bio.md': `---\nlayout: bio\ntitle: Us\n---\n\n[Three](/old-page)`,
    'src/pages/program.tsx': '/** Once it was /old-page. */',
  });
  const { problems } = checkContent(site, '2026-11-22');
  const told = problems.map(({ message }) => message).filter((one) => /^\/old-page was/.test(one));
  const places = [
    `docs/questions.md:${line(DOC) + 1}`,
    `blog/an-article.md:${line(ARTICLE) + 1}`,
    'src/pages/bio.md:6',
  ];
  expect(told).toEqual([
    expect.stringMatching(`The old address stands in ${places.join(', ')}: change it there too.$`),
  ]);
});

test('while the list of old addresses is wrong itself, none of them is lost', () => {
  const site = sampleSite({
    'src/data/addresses.json': '["/old-page"]',
    'src/data/redirects.json': '[{ "from": "/old-page", "too": "/contact" }]',
  });
  const { problems, heldBack } = checkContent(site, '2026-11-22');
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['src/data/redirects.json']));
  // No other problem is held back as a consequence.
  expect(heldBack).toBe(0);
});

test('a record of addresses grows with what is published, and notices what is gone', () => {
  const second = ARTICLE.replace('slug: an-article', 'slug: second').replace(
    'An Article',
    'Second',
  );
  const site = sampleSite({
    'blog/second.md': second,
    'blog/draft.md': ARTICLE.replace('slug: an-article', 'slug: draft\ndraft: true').replace(
      'An Article',
      'Draft',
    ),
  });
  const fresh = recordAddresses(readSite(site, '2026-05-10'));
  expect(fresh).toContain('/blog/second');
  expect(fresh).not.toContain('/blog/draft');
  expect(recordAddresses(readSite(site, '2026-05-10'))).toEqual([]);
  const file = path.join(site, 'src/data/addresses.json');
  expect(existsSync(file)).toBe(true);

  const day = '2025-04-01';
  const lost = checkContent(site, '2025-02-01').problems.map(({ message }) => message);
  expect(lost.join('\n')).toContain('/blog/second was published, and nothing is there now');
  expect(recordAddresses(readSite(site, day))).toEqual([]);
  expect(readFileSync(file, 'utf8')).toContain('"/blog/second"');
});
