import { company } from '../../src/data';
import { expect, framesDrawn, test, type Locator, type Page } from './fixtures';
import { routes } from './site';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const bar = (page: Page): Locator => page.getByRole('banner');
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const dropdown = (page: Page, name: string): Locator =>
  menu(page).locator('summary').filter({ hasText: name });
const blogLink = (page: Page): Locator =>
  menu(page).getByRole('link', { name: 'Blog & Resources' });
const prepLink = (page: Page): Locator =>
  menu(page).getByRole('link', { name: 'Test Preparation Guide' });

test.describe('the bar on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('leads to every part of the site', async ({ page }) => {
    await page.goto('/');
    const links = await menu(page).getByRole('link', { includeHidden: true }).all();
    const found = await Promise.all(
      links.map(async (link) => [
        (await link.textContent())?.trim(),
        await link.getAttribute('href'),
      ]),
    );
    expect(found).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Why Choose Us', '/why-us'],
      ['Blog & Resources', '/blog'],
      ['All FAQs', '/faqs'],
      ['Test Preparation Guide', '/test-preparation'],
      ['Radon Laws', '/radon-laws'],
      ['Contact', '/contact'],
      ['Schedule Test', '/scheduler'],
    ]);
    await expect(bar(page).getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.e164}`,
    );
    await expect(bar(page).getByRole('link', { name: 'Schedule Test' })).toBeVisible();
  });

  test('is understood by a screen reader', async ({ page }) => {
    await page.goto('/services');
    await expect(menu(page)).toMatchAriaSnapshot(`
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Services"
          - listitem:
            - group: Why Us
          - listitem:
            - group: FAQs
          - listitem:
            - link "Radon Laws"
          - listitem:
            - link "Contact"
    `);
    await expect(menu(page).getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('highlights the part of the site that is read, and nothing else', async ({ page }) => {
    const look = (link: Locator): Promise<string> =>
      link.evaluate((node) => {
        const { color, textDecorationLine } = getComputedStyle(node);
        return `${color} ${textDecorationLine}`;
      });
    for (const [path, name] of [
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/services/radon-water', 'Services'],
      ['/radon-laws', 'Radon Laws'],
      ['/laws/rockville', 'Radon Laws'],
      ['/contact', 'Contact'],
      ['/why-us', 'Why Us'],
      ['/blog/lead-214', 'Why Us'],
      ['/bio', 'Why Us'],
      ['/karen-duarte', 'Why Us'],
      ['/test-preparation', 'FAQs'],
    ] as const) {
      await page.goto(path);
      const marked = menu(page).locator(':is(a, summary)[data-active]:visible');
      await expect(marked, path).toHaveText([new RegExp(name)]);
      const plain = menu(page).locator(
        ':is(a, summary):not([data-active], [href$="/scheduler"]):visible',
      );
      expect(await look(marked), path).not.toBe(await look(plain.first()));
    }
  });

  test('pointing opens a dropdown and leaving closes it', async ({ page }) => {
    await page.goto('/');
    await expect(blogLink(page)).toBeHidden();
    await dropdown(page, 'Why Us').hover();
    await expect(blogLink(page)).toBeVisible();
    // The dropdown stays open while the pointer moves down to an entry.
    await blogLink(page).hover();
    await expect(blogLink(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(blogLink(page)).toBeHidden();
    await dropdown(page, 'Why Us').hover();
    await dropdown(page, 'FAQs').hover();
    await expect(blogLink(page)).toBeHidden();
    await expect(prepLink(page)).toBeVisible();
  });

  test('a click does not close what pointing opened, and an entry leads on', async ({ page }) => {
    await page.goto('/');
    await dropdown(page, 'Why Us').click();
    await expect(blogLink(page)).toBeVisible();
    await blogLink(page).click();
    await expect(page).toHaveURL('/blog');
    await page.mouse.move(640, 700);
    await expect(blogLink(page)).toBeHidden();
  });

  test('what pointing opened is dismissed by Escape', async ({ page }) => {
    await page.goto('/');
    await dropdown(page, 'FAQs').hover();
    await expect(prepLink(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prepLink(page)).toBeHidden();
  });

  for (const state of ['with', 'without'] as const) {
    test(`the keyboard opens, walks and closes a dropdown ${state} the later script`, async ({
      page,
      logs,
    }) => {
      if (state === 'without') {
        logs.allow(/ERR_FAILED/);
        await page.route('**/assets/js/**', (route) => route.abort());
      }
      await page.goto('/faqs');
      await dropdown(page, 'Why Us').focus();
      await page.keyboard.press('Enter');
      await expect(blogLink(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(blogLink(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(blogLink(page)).toBeHidden();
      await expect(dropdown(page, 'Why Us')).toBeFocused();

      await page.keyboard.press('Space');
      await expect(blogLink(page)).toBeVisible();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(dropdown(page, 'FAQs')).toBeFocused();
      await expect(blogLink(page)).toBeHidden();
    });
  }

  test('gains border and shadow past 10 px, and loses them on the way back', async ({ page }) => {
    await page.goto('/services');
    const look = (): Promise<string> =>
      bar(page).evaluate((node) => {
        const { boxShadow, borderBottomColor } = getComputedStyle(node);
        return `${boxShadow === 'none' ? 'flat' : 'raised'} ${/, 0\)|transparent/.test(borderBottomColor) ? 'bare' : 'lined'}`;
      });
    const scrollTo = (y: number): Promise<void> =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    expect(await look()).toBe('flat bare');
    await scrollTo(11);
    await expect.poll(look).toBe('raised lined');
    await scrollTo(9);
    await expect.poll(look).toBe('flat bare');
    await scrollTo(10);
    // Wait a frame for the scroll listener; the bar changes above 10 px, not at 10.
    await framesDrawn(page);
    expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
    await scrollTo(800);
    await expect.poll(look).toBe('raised lined');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the bar under a finger', () => {
  test.use({ viewport: DESKTOP, hasTouch: true });

  test('a tap opens a dropdown, another or one elsewhere closes it', async ({ page }) => {
    await page.goto('/');
    const summary = dropdown(page, 'Why Us');
    await summary.tap();
    await expect(blogLink(page)).toBeVisible();
    await summary.tap();
    await expect(blogLink(page)).toBeHidden();
    await summary.tap();
    await expect(blogLink(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(blogLink(page)).toBeHidden();
    await summary.tap();
    await dropdown(page, 'FAQs').tap();
    await expect(blogLink(page)).toBeHidden();
    await prepLink(page).tap();
    await expect(page).toHaveURL('/test-preparation');
  });
});

test.describe('the bar on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const toggle = (page: Page): Locator => bar(page).locator('summary').filter({ hasText: 'Menu' });

  test('hides its links in a menu that closes on navigation', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our services');
    await expect(menu(page)).toBeHidden();
  });

  test('closes by its button, by Escape and by a tap elsewhere', async ({ page }) => {
    await page.goto('/contact');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).tap();
    await page.touchscreen.tap(100, PHONE.height - 20);
    await expect(menu(page)).toBeHidden();
  });

  test('opens its dropdowns inside the menu', async ({ page }) => {
    await page.goto('/');
    await toggle(page).tap();
    await dropdown(page, 'FAQs').tap();
    await expect(prepLink(page)).toBeVisible();
    await dropdown(page, 'Why Us').tap();
    await blogLink(page).tap();
    await expect(page).toHaveURL('/blog');
    await expect(menu(page)).toBeHidden();
  });

  for (const group of ['Why Us', 'FAQs']) {
    test(`every tap below the open group ${group} lands`, async ({ page }) => {
      await page.goto('/');
      await toggle(page).tap();
      await dropdown(page, group).tap();
      const below = await dropdown(page, group).evaluate((summary) =>
        [...(summary.closest('li')?.parentElement?.children ?? [])]
          .slice([...(summary.closest('ul')?.children ?? [])].indexOf(summary.closest('li')!) + 1)
          .flatMap((item) => item.querySelector(':scope > a')?.getAttribute('href') ?? []),
      );
      expect(below.slice(-3)).toEqual(['/radon-laws', '/contact', '/scheduler']);
      for (const href of below) {
        await page.goto('/why-us');
        await toggle(page).tap();
        await dropdown(page, group).tap();
        await menu(page).locator(`a[href="${href}"]`).tap();
        await expect(page).toHaveURL(href);
      }
    });
  }

  test('a group opens by one tap while another is open, and moves nothing from under the finger', async ({
    page,
  }) => {
    await page.goto('/');
    await toggle(page).tap();
    await dropdown(page, 'Why Us').tap();
    const before = await dropdown(page, 'FAQs').boundingBox();
    await dropdown(page, 'FAQs').tap();
    await expect(prepLink(page)).toBeVisible();
    await expect(blogLink(page)).toBeVisible();
    expect(await dropdown(page, 'FAQs').boundingBox()).toEqual(before);
  });

  test('keeps call and schedule within reach', async ({ page }) => {
    await page.goto('/');
    const call = bar(page).getByRole('link', { name: company.phone.display });
    await expect(call).toBeVisible();
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('link', { name: /^Schedule/ }).first()).toBeInViewport();
  });

  test('the menu is understood by a screen reader', async ({ page }) => {
    await page.goto('/');
    await toggle(page).tap();
    await dropdown(page, 'Why Us').tap();
    await expect(menu(page)).toMatchAriaSnapshot(`
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Services"
          - listitem:
            - group:
              - text: Why Us
              - list:
                - listitem:
                  - link "Why Choose Us"
                - listitem:
                  - link "Blog & Resources"
    `);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a dropdown opens and leads on', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await expect(blogLink(page)).toBeHidden();
    await dropdown(page, 'Why Us').focus();
    await page.keyboard.press('Enter');
    await expect(blogLink(page)).toBeVisible();
    await blogLink(page).click();
    await expect(page).toHaveURL('/blog');
  });

  test('the menu of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await bar(page).locator('summary').filter({ hasText: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Radon Laws' }).click();
    await expect(page).toHaveURL('/radon-laws');
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('every page shows its main part', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading, route).toBeVisible();
    }
  });
});

test('a new page begins at its top', async ({ page }) => {
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the first stop of the keyboard skips the bar', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(inMain).toBe(true);
});

test('the footer holds what visitors look for there', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    company.name,
    company.certification,
    ...company.areasServed,
    ...company.languages,
    `© ${new Date().getFullYear()} ${company.legalName}`,
  ]) {
    await expect(footer).toContainText(text);
  }
  const links: [name: string, href: string][] = [
    ['Services', '/services'],
    ['FAQs', '/faqs'],
    ['Why Us', '/why-us'],
    ['Schedule Test', '/scheduler'],
    ['Contact', '/contact'],
    ['Online Scheduling', '/scheduler'],
    [company.phone.display, `tel:${company.phone.e164}`],
    [company.email, `mailto:${company.email}`],
    ['Instagram', company.social.instagram],
    ['Facebook', company.social.facebook],
    ['LinkedIn', company.social.linkedin],
  ];
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.locator('svg').first()).toBeVisible();
});

test.describe('a notice of the office', () => {
  const FROM = Date.parse('2026-12-01T05:00:00Z');
  const UNTIL = Date.parse('2026-12-05T05:00:00Z');

  for (const [now, shown] of [
    ['2026-12-01T04:59:00Z', false],
    ['2026-12-01T05:00:00Z', true],
    ['2026-12-05T04:59:00Z', true],
    ['2026-12-05T05:00:00Z', false],
  ] as const) {
    test(`is ${shown ? 'shown' : 'hidden'} at ${now}, whatever the day of the build`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(now);
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '<main',
          `<aside data-notice="${FROM} ${UNTIL}" aria-label="From our office"${shown ? ' hidden' : ''}>Closed</aside><main`,
        );
        await route.fulfill({ response, body });
      });
      await page.goto('/contact');
      await expect(page.locator('[data-notice]')).toHaveCount(1);
      await expect(page.getByRole('complementary', { name: 'From our office' })).toHaveCount(
        shown ? 1 : 0,
      );
    });
  }
});
