import { expect, hydrate, test, type Page } from './fixtures';

const ARTICLE = '/blog/radon-mitigation-longevity';
const FAQ_TITLE = 'Radon FAQs';
const QUESTION = 'details#action-level';

/** Documents asked for since, by path. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Follows a link to the FAQs, and expects them to come by a document navigation. */
async function expectDocumentOfFaqs(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrate(page);
  const documents = watchDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FAQ_TITLE })).toBeVisible();
  expect(documents).toEqual(['/faqs']);
}

for (const path of ['/faqs', ARTICLE, '/blog']) {
  test(`${path} keeps its served elements and what was opened when React takes over`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mine', ''));
    if (path === '/faqs') await page.locator(`${QUESTION} > summary`).click();
    await hydrate(page);
    await expect(page.locator('h1[data-mine]')).toBeVisible();
    if (path === '/faqs') await expect(page.locator(QUESTION)).toHaveAttribute('open', '');
  });
}

test('no script repeats the text of guide and blog', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  for (const path of ['/', '/faqs', ARTICLE, '/blog']) {
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  }
  const shipped = (await Promise.all(scripts)).join('');
  expect(shipped).toContain('Blog & Resources');
  for (const [path, text] of [
    [ARTICLE, 'looks at a tube once a month'],
    ['/blog', 'What lasts, what wears out'],
  ] as const) {
    expect(await (await page.request.get(path)).text()).toContain(text);
    expect(shipped).not.toContain(text);
  }
});

test('links in a served text lead on without a document, and back', async ({ page }) => {
  await page.goto('/radon-laws');
  await hydrate(page);
  const documents = watchDocuments(page);
  const main = page.getByRole('main');

  await main
    .getByRole('link', { name: /Learn More/ })
    .first()
    .click();
  await expect(page).toHaveURL('/laws/montgomery-resale');
  await expect(page).toHaveTitle(/Montgomery/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/laws\/montgomery-resale$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Montgomery/);

  await page.goBack();
  await expect(page).toHaveTitle(/Radon laws/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Radon laws/i);
  expect(documents).toEqual([]);
});

test('an article reached from another page says in the head what it is', async ({ page }) => {
  await page.goto('/why-us');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Read our articles' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = (): Promise<string> =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''));
  expect(await data()).toMatch(/Article|BlogPosting/);
  expect(await data()).toContain('BreadcrumbList');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
  expect(await data()).not.toContain('BreadcrumbList');
});

test('a page that the visitor returns to is as it was written', async ({ page }) => {
  await page.goto('/faqs');
  // Before React: the page is taken over with the question open.
  await page.locator(`${QUESTION} > summary`).click();
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FAQ_TITLE);
  await page.goBack();
  await expect(page.locator(QUESTION)).toBeVisible();
  await expect(page.locator(QUESTION)).not.toHaveAttribute('open');
});

test('a page is fetched ahead, once, when its link is pointed at', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await hydrate(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await link.hover();
  await expect.poll(() => asked).toContain('/faqs');
  await link.click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAQ_TITLE);
  expect(asked.filter((path) => path === '/faqs')).toHaveLength(1);
});

test('a page that cannot be fetched is asked for as a document', async ({ page, logs }) => {
  logs.allow(/Failed to load resource/, /Failed to fetch/);
  await page.route('**/faqs', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await expectDocumentOfFaqs(page);
});

test('a page of a site published since is asked for as a document', async ({ page, logs }) => {
  logs.allow(/newer site/);
  await page.route('**/faqs', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/styles\.\w+\.css/, 'styles.newer.css');
    return route.fulfill({ response, body });
  });
  await expectDocumentOfFaqs(page);
});

test('an address below the blog that does not exist stays the 404 page', async ({ page, logs }) => {
  logs.allow(/404/);
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
