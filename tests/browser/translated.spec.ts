import { fillRest, form, MESSAGE, propertyType, toast } from './contact-form';
import { expect, test, type Page } from './fixtures';

/**
 * Runs in the page: translates it as browsers do, now and whenever text is added. Each text node is replaced by two
 * nested elements with another text.
 */
function translate(): void {
  const isText = (node: Node): node is Text =>
    node.nodeType === Node.TEXT_NODE &&
    /\p{L}/u.test(node.nodeValue ?? '') &&
    !node.parentElement?.closest('script, style, template, textarea, option, font, svg');
  const wrap = (root: Node): void => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    if (isText(root)) texts.push(root);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`»${text.data}«`);
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) =>
    changes.forEach(({ target, addedNodes }) => {
      addedNodes.forEach((node) => node.isConnected && wrap(node));
      if (target.isConnected && isText(target)) wrap(target);
    }),
  ).observe(document.body, { childList: true, subtree: true, characterData: true });
}

type When = 'before' | 'after';

/** Opens a page and translates it before its scripts load, or after they have run. */
async function open(
  page: Page,
  url: string,
  when: When,
  alive: () => Promise<void>,
): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    if (when === 'before') await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('dialog[data-search-dialog]').waitFor({ state: 'attached' });
  if (when === 'after') await alive();
  await page.evaluate(translate);
  release();
  if (when === 'before') await alive();
}

for (const when of ['before', 'after'] as const) {
  test.describe(`translated ${when} the scripts come`, () => {
    test('a message is typed, refused, sent and told of', async ({ page, logs }) => {
      logs.allow(/status of 503/, /503: no/);
      await page.clock.install();
      await open(page, '/contact', when, () => propertyType(page).waitFor());
      await fillFields(page);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'no' }), {
        times: 1,
      });
      await form(page).locator('button[type=submit]').click();
      const status = form(page).getByRole('status');
      await expect(status).toContainText('wasn’t sent');
      await expect(toast(page)).toContainText('Error Sending Message');
      await expect(form(page).locator('[name=firstName]')).toHaveValue(MESSAGE.firstName);
      await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
      await form(page).locator('button[type=submit]').click();
      await expect(status).toContainText('Message Sent Successfully!');
      await expect(form(page).locator('[name=firstName]')).toHaveValue('');
      await expect(form(page).locator('button[type=submit]')).toBeEnabled();
    });

    for (const path of ['/', '/faqs', '/blog/lead-214']) {
      test(`the search is typed on and followed on ${path}`, async ({ page }) => {
        await open(page, path, when, () => Promise.resolve());
        await page.keyboard.press('Control+k');
        const search = page.getByRole('combobox');
        for (const words of ['water', 'water rockville', 'rockville', 'xylophone', 'rockville']) {
          await search.fill(words);
          await expect(page.getByRole('status').filter({ hasText: /result/i })).toBeVisible();
        }
        await expect(page.locator('dialog').getByRole('option').first()).toContainText(
          /rockville/i,
        );
        await search.press('ArrowDown');
        await search.press('Enter');
        await expect(page).toHaveURL(/rockville|faqs/);
      });
    }

    test('the search page is typed on', async ({ page }) => {
      const results = page.locator('main ol ul a');
      await open(page, '/search?q=water', when, async () => {
        await expect(results.first()).toBeVisible();
      });
      for (const words of ['rockville', 'xylophone', 'lead-214']) {
        await page.getByRole('searchbox').fill(words);
        await expect(page).toHaveURL(new RegExp(words));
      }
      await expect(results.first()).toContainText(/lead-214/i);
    });

    test('answers and menus open', async ({ page }) => {
      await open(page, '/faqs', when, () => Promise.resolve());
      const answer = page.locator('details#action-level');
      await answer.locator('summary').click();
      await expect(answer).toHaveAttribute('open');
      const menu = page.locator('header details[data-menu="dropdown"]').first();
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('open');
    });
  });
}

/** Fills in the fields by name, since the translated labels are different. */
async function fillFields(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const)
    await form(page).locator(`[name=${name}]`).fill(MESSAGE[name]);
  await fillRest(page);
  await propertyType(page).click();
  await page.getByRole('listbox').getByRole('option').nth(1).click();
}
