import { expect, test } from 'playwright/test';
import company from '../../src/data/company.json';
import people from '../../src/data/people.json';
import { articles, onIndex, PARENT, series } from './articles';

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

test('every article has its dates, byline, text, calls to action and author', async ({ page }) => {
  for (const { slug, published, updated, minutes, schedule, learn } of articles) {
    await test.step(slug, async () => {
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

      const card = article.getByRole('complementary', { name: people['measurement'].name });
      await expect(card.getByRole('link', { name: people['measurement'].name })).toHaveAttribute(
        'href',
        people['measurement'].path,
      );
      await expect(card).toContainText(`Reviewed by ${people['inspector'].name}`);
      await expect(card.getByRole('link', { name: 'Read Full Bio' })).toHaveAttribute(
        'href',
        people['inspector'].path,
      );
      expect(
        await card.evaluate((element) => element.parentElement?.lastElementChild === element),
        'the author card ends the article',
      ).toBe(true);
    });
  }
});

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

test('a cover is cut where its focus is not, in the article, its translation and the list', async ({
  page,
}) => {
  const slug = 'certified-radon-professionals';
  for (const path of [`/blog/${slug}`, `/es/blog/${slug}`]) {
    await page.goto(path);
    const cover = page.getByRole('main').locator('header img');
    await expect(cover, path).toHaveCSS('object-position', '50% 0%');
  }
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const linked = page.locator(`a[href="/blog/${slug}"]`);
  await expect(cards.filter({ has: linked }).locator('img')).toHaveCSS('object-position', '50% 0%');
  const others = cards.filter({ hasNot: linked }).locator('img');
  await expect(others.first()).toHaveCSS('object-position', '50% 50%');
});
