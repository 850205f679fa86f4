import AxeBuilder from '@axe-core/playwright';
import { load } from 'cheerio';
import { expect, test, type Page } from 'playwright/test';
import company from '../../src/data/company.json';
import people from '../../src/data/people.json';

const PARENT = 'radon-progeny-hidden-risk';

interface Expected {
  slug: string;
  published: string;
  updated: string;
  /** Stated in the front matter; the others are computed from the text. */
  minutes?: number;
  schedule: string;
  learn: [name: string, path: string];
}

const testing: [string, string] = ['Learn About Our Services', '/services'];
const progeny = {
  published: 'September 2025',
  updated: 'September 2025',
  schedule: 'Schedule Progeny Testing',
  learn: ['Learn About Progeny Testing', '/services/progeny-testing'] as [string, string],
};

/** In the order of the index; the four of the series are not on it. */
const onIndex: Expected[] = [
  {
    slug: 'radon-mitigation-longevity',
    published: 'October 2025',
    updated: 'October 2025',
    minutes: 5,
    schedule: 'Schedule Your Test',
    learn: testing,
  },
  { slug: PARENT, minutes: 6, ...progeny },
  {
    slug: 'certified-radon-professionals',
    published: 'December 2024',
    updated: 'July 2025',
    minutes: 5,
    schedule: 'Schedule Your Test',
    learn: testing,
  },
  {
    slug: 'sgm-compliance-home-sales',
    published: 'December 2024',
    updated: 'April 2025',
    minutes: 4,
    schedule: 'Schedule SGM Compliance Inspection',
    learn: ['Learn About SGM Compliance', '/services/sgm-compliance'],
  },
  {
    slug: 'test-all-foundation-hvac-zones',
    published: 'December 2024',
    updated: 'February 2025',
    minutes: 4,
    schedule: 'Schedule Comprehensive Testing',
    learn: ['Learn About Our Testing Services', '/services'],
  },
];
const series: Expected[] = ['polonium-218', 'lead-214', 'bismuth-214', 'polonium-214'].map(
  (slug) => ({ slug, ...progeny }),
);
const articles = [...onIndex, ...series];

async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = blocks
    .map((block) => JSON.parse(block) as Record<string, unknown>)
    .filter((block) => block['@type'] === type);
  expect(found, `one ${type} on the page`).toHaveLength(1);
  return found[0] ?? {};
}

test('the index has five cards in order, three categories and the way back', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Resources');
  await expect(page.getByRole('link', { name: 'Back to Why Us' })).toHaveAttribute(
    'href',
    '/why-us',
  );
  await expect(page.getByRole('heading', { name: 'Latest Articles', level: 2 })).toBeVisible();

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(onIndex.length);
  for (const [index, { slug, updated, minutes }] of onIndex.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(updated);
    await expect(card).toContainText(`${minutes} min`);
    await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(card.getByRole('link', { name: /^Read Article/ })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
    const cover = card.locator('img');
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await expect(page.getByRole('heading', { name: 'Blog Categories', level: 2 })).toBeVisible();
  for (const name of ['Industry News', 'Educational Resources', 'Case Studies']) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
});

test('a click anywhere on a card opens its article', async ({ page }) => {
  await page.goto('/blog');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL('/blog/radon-mitigation-longevity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Once I Fix My Home, Will It Be Forever Fixed?',
  );
});

for (const { slug, published, updated, minutes, schedule, learn } of articles) {
  test(`${slug} has its dates, byline, text, calls to action and author`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('main').getByRole('article');
    const changed = updated === published ? '' : ` · Updated ${updated}`;
    await expect(article).toContainText(`Published ${published}${changed}`);
    if (!changed) await expect(article).not.toContainText('Updated');
    await expect(article).toContainText(`${company.name} Team`);

    const stated = Number(/(\d+) min read/.exec(await article.innerText())?.[1]);
    if (minutes) expect(stated).toBe(minutes);
    const words = await page.locator('#__blog-post-container').evaluate((text) => {
      const copy = text.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('figure, [role="tooltip"]').forEach((element) => element.remove());
      copy.querySelectorAll('p, li, h2, h3, td, th').forEach((element) => element.append(' '));
      return (copy.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
        .length;
    });
    expect(Math.abs(words / 225 / stated - 1), `${words} words, ${stated} min`).toBeLessThan(0.2);

    await expect(article.getByRole('link', { name: schedule, exact: true })).toHaveAttribute(
      'href',
      '/scheduler',
    );
    await expect(article.getByRole('link', { name: learn[0], exact: true })).toHaveAttribute(
      'href',
      learn[1],
    );
    await expect(article.locator(`a[href="sms:${company.phone.e164}"]`)).toBeVisible();
    await expect(article.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    await expect(article.locator(`a[href="tel:${company.phone.e164}"]`)).toBeVisible();
    await expect(article).toContainText(company.openingHours.contactDays);

    const card = article.getByRole('complementary', { name: people.measurement.name });
    await expect(card.getByRole('link', { name: people.measurement.name })).toHaveAttribute(
      'href',
      people.measurement.path,
    );
    await expect(card).toContainText(`Reviewed by ${people.inspector.name}`);
    await expect(card.getByRole('link', { name: 'Read Full Bio' })).toHaveAttribute(
      'href',
      people.inspector.path,
    );
    expect(
      await card.evaluate((element) => element.parentElement?.lastElementChild === element),
      'the author card ends the article',
    ).toBe(true);
  });

  test(`${slug} tells search engines what it is`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${heading} | ${company.name}`);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');

    const data = await structuredData(page, 'BlogPosting');
    expect(data).toMatchObject({
      headline: heading,
      author: [
        { name: `${company.name} Team` },
        { '@type': 'Person', name: people.measurement.name },
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
    expect(month(data.datePublished)).toBe(published);
    expect(month(data.dateModified)).toBe(updated);

    const trail = (await structuredData(page, 'BreadcrumbList')).itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    const visible = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(visible).toHaveText(trail.map(({ name }) => name));
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
  test(`${slug} leads to ${previous ?? 'no previous'} and ${next ?? 'no next'}`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const nav = page.getByRole('navigation', { name: 'More articles' });
    for (const [rel, target] of [
      ['prev', previous],
      ['next', next],
    ] as const) {
      const link = nav.locator(`a[rel="${rel}"]`);
      if (target) await expect(link).toHaveAttribute('href', `/blog/${target}`);
      else await expect(link).toHaveCount(0);
    }
    const inSeries = series.some((article) => article.slug === slug);
    const back = nav.getByRole('link', { name: /^Back to/ });
    await expect(back).toHaveAttribute('href', inSeries ? `/blog/${PARENT}` : '/blog');
    await back.click();
    await expect(page).toHaveURL(inSeries ? `/blog/${PARENT}` : '/blog');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
  });
}

test('the back button of a series names the parent', async ({ page }) => {
  await page.goto(`/blog/${PARENT}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/blog/lead-214');
  await expect(page.getByRole('link', { name: `Back to ${title}` })).toBeVisible();
  await page.goto('/blog/certified-radon-professionals');
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
});

test('the progeny article leads to its four parts', async ({ page }) => {
  await page.goto(`/blog/${PARENT}`);
  for (const { slug } of series) {
    await expect(
      page.locator(`#__blog-post-container a[href="/blog/${slug}"]`).first(),
    ).toBeVisible();
  }
});

test('the decay chain is a drawing and a table', async ({ page }) => {
  await page.goto('/blog/lead-214');
  await expect(page.getByRole('img', { name: /decay chain/ })).toBeVisible();
  await page.getByText('Read it as a table').click();
  await expect(page.getByRole('row', { name: /Lead-214.*27 minutes.*Beta/ })).toBeVisible();
});

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

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['/blog', `/blog/${PARENT}`, '/blog/test-all-foundation-hvac-zones']) {
    test(`${path} is accessible in ${scheme} colors`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}

test('an article fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/blog', '/blog/polonium-214', '/blog/test-all-foundation-hvac-zones']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} scrolls sideways`).toBe(0);
  }
});
