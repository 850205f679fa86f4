import { load } from 'cheerio';
import { expect } from 'vitest';
import company from '../../src/data/company.json';
import people from '../../src/data/people.json';
import { articles, onIndex, PARENT, series } from '../browser/articles';
import { builtPage, structuredData, test } from './served';

interface Block extends Record<string, unknown> {
  '@type': string;
}

for (const { slug, published, updated } of articles) {
  test(`${slug} tells search engines what it is`, () => {
    const html = builtPage(`/blog/${slug}`);
    /** Returns the block of structured data of a type, and fails unless the page has exactly one. */
    const theOne = (type: string): Block => {
      const found = structuredData<Block>(html, type);
      expect(found, `one ${type} on the page`).toHaveLength(1);
      return found[0] as Block;
    };
    const heading = html('h1').text().trim();
    expect(html('title').text()).toBe(`${heading} | ${company.name}`);
    expect(html('meta[property="og:type"]').attr('content')).toBe('article');

    const data = theOne('BlogPosting');
    expect(data).toMatchObject({
      headline: heading,
      author: [
        { name: `${company.name} Team` },
        { '@type': 'Person', name: people['measurement'].name },
      ],
      publisher: { name: company.name },
      mainEntityOfPage: { '@id': `${company.url}/blog/${slug}` },
      image: `${company.url}/img/social/blog-${slug}.png`,
    });
    const month = (iso: unknown): string =>
      new Date(String(iso)).toLocaleDateString('en-US', {
        timeZone: 'UTC',
        month: 'long',
        year: 'numeric',
      });
    expect(month(data['datePublished'])).toBe(published);
    expect(month(data['dateModified'])).toBe(updated);

    const trail = theOne('BreadcrumbList')['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    const visible = html('nav[aria-label="Breadcrumb"] li')
      .toArray()
      .map((item) => html(item).text().trim());
    expect(visible).toEqual(trail.map(({ name }) => name));
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.at(-1)?.item).toBe(`${company.url}/blog/${slug}`);
  });
}

const neighbors: [slug: string, previous: string | undefined, next: string | undefined][] = [
  ['polonium-218', undefined, 'lead-214'],
  ['lead-214', 'polonium-218', 'bismuth-214'],
  ['bismuth-214', 'lead-214', 'polonium-214'],
  ['polonium-214', 'bismuth-214', undefined],
  ...onIndex.map(({ slug }): [string, undefined, undefined] => [slug, undefined, undefined]),
];

for (const [slug, previous, next] of neighbors) {
  test(`${slug} leads to ${previous ?? 'no previous'} and ${next ?? 'no next'}`, () => {
    const html = builtPage(`/blog/${slug}`);
    const nav = html('nav[aria-label="More articles"]');
    const addresses = (selector: string): string[] =>
      nav
        .find(selector)
        .toArray()
        .map(({ attribs }) => (attribs as Record<string, string>)['href'] ?? '');
    expect(addresses('a[rel=prev]')).toEqual(previous ? [`/blog/${previous}`] : []);
    expect(addresses('a[rel=next]')).toEqual(next ? [`/blog/${next}`] : []);
    const inSeries = series.some((article) => article.slug === slug);
    const back = nav.find('a').filter((_, link) => /^Back to/.test(html(link).text().trim()));
    expect(back.attr('href')).toBe(inSeries ? `/blog/${PARENT}` : '/blog');
  });
}

for (const [path, type] of [
  ['/blog/rss.xml', 'item'],
  ['/blog/atom.xml', 'entry'],
] as const) {
  test(`${path} lists every article with an absolute address`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const feed = load(await response.text(), { xml: true });
    const addresses = feed(type)
      .map((_, item) => {
        const link = feed(item).children('link');
        return link.attr('href') ?? link.text();
      })
      .get();
    expect(addresses.toSorted()).toEqual(
      articles.map(({ slug }) => `${company.url}/blog/${slug}`).toSorted(),
    );
  });
}

test('the Atom feed carries the byline and both dates of an article', async ({ request }) => {
  const feed = load(await (await request.get('/blog/atom.xml')).text(), { xml: true });
  const entry = feed('entry').filter((_, element) =>
    feed(element).children('id').text().endsWith('certified-radon-professionals'),
  );
  expect(entry.find('author name').text()).toBe(`${company.name} Team`);
  expect(entry.children('published').text()).toContain('2024-12-');
  expect(entry.children('updated').text()).toContain('2025-07-');
});

for (const path of ['/blog/archive', '/blog/tags', '/blog/authors']) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('the feeds of a language say in it what they are', async ({ request }) => {
  const feed = load(await (await request.get('/es/blog/rss.xml')).text(), { xml: true });
  expect(feed('channel > description').text()).toContain('personas que lo miden');
});
