import { company } from '../../src/data';
import { OUTCOME_IDS } from '../../src/lib/contact-limits';
import { field, fillRest, form, MESSAGE, nativeSelect, propertyType, send } from './contact-form';
import { expect, test, type Page } from './fixtures';

/** Results in the search dialog; the page behind it may have options of its own. */
const found = (page: Page) => page.locator('dialog[data-search-dialog]').getByRole('option');

const SCRIPTS = /\/assets\/js\/(?!main\.)/;

/** Makes the next change inside an island throw, whether React or the search makes it. */
async function breakIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const method of ['appendChild', 'insertBefore'] as const) {
      const original = Reflect.get(Node.prototype, method) as (...nodes: unknown[]) => Node;
      Node.prototype[method] = function (this: Node, ...nodes: unknown[]) {
        if (this.parentElement?.closest('[data-island]')) throw new Error('Broken by the test.');
        return original.apply(this, nodes);
      } as never;
    }
    // The search does not use React. A call without nodes must still work: the search removes its results with one when
    // it fails.
    const replace = Reflect.get(Element.prototype, 'replaceChildren') as (
      ...nodes: unknown[]
    ) => void;
    Element.prototype.replaceChildren = function (this: Element, ...nodes: unknown[]) {
      if (nodes.length > 0 && this.closest('[data-island]')) throw new Error('Broken by the test.');
      replace.apply(this, nodes);
    };
  });
}

/** Returns the names of all scripts that a page requests without the visitor's doing. */
async function scriptsOf(page: Page, url: string): Promise<string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/(.+)$/.exec(request.url()) ?? [];
    if (name && !names.includes(name)) names.push(name);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...names];
}

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

test.describe('an island that fails puts its HTML back', () => {
  test('the form, with what was typed and chosen, which is then sent without it', async ({
    page,
    office,
    logs,
  }) => {
    logs.allow(/Broken by the test/, /island "contact-form" failed/, /status of 500/, /500: /);
    await page.goto(`${office.url}/contact`);
    await propertyType(page).waitFor();
    await field(page, 'firstName').fill(MESSAGE.firstName);
    await field(page, 'lastName').fill(MESSAGE.lastName);
    await field(page, 'email').fill(MESSAGE.email);
    await field(page, 'message').fill(MESSAGE.message);
    await fillRest(page);
    await propertyType(page).click();
    await page.getByRole('option', { name: 'Commercial Property' }).click();
    await breakIslands(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }));
    await send(page).click();

    await expect(form(page).locator('select[name=propertyType]')).toHaveValue('commercial');
    await expect(propertyType(page)).toHaveCount(0);
    await expect(field(page, 'firstName')).toHaveValue(MESSAGE.firstName);
    await expect(field(page, 'message')).toHaveValue(MESSAGE.message);
    expect(logs.seen.join('\n')).toMatch(/The island "contact-form" failed/);
    await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();

    await page.unroute('**/api/contact');
    await send(page).click();
    await expect(page).toHaveURL(`${office.url}/contact#${OUTCOME_IDS.sent}`);
    await expect.poll(office.mail).toHaveLength(1);
  });

  test('the search in its dialog, whose form leads to the search page', async ({ page, logs }) => {
    logs.allow(/Broken by the test/, /island "search-dialog" failed/);
    await page.goto('/faqs');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Words or a question' }).fill('water');
    await expect(found(page).first()).toBeVisible();
    await breakIslands(page);
    await page.getByRole('combobox', { name: 'Words or a question' }).fill('rockville');
    await expect(found(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Words or a question' })).toHaveValue(
      'rockville',
    );
    await page.getByRole('combobox', { name: 'Words or a question' }).press('Enter');
    await expect(page).toHaveURL('/search?q=rockville');
  });

  test('the search on its page, with the words', async ({ page, logs }) => {
    logs.allow(/Broken by the test/, /island "search-page" failed/);
    await page.goto('/search?q=water');
    await expect(page.locator('main ol ul a').first()).toBeVisible();
    await breakIslands(page);
    await page.getByRole('searchbox').fill('rockville');
    await expect(page.locator('main ol ul a')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('rockville');
    await expect(page.getByRole('heading', { name: 'Search' })).toBeVisible();
  });

  test('the scheduler, with its frame and the other ways to book', async ({ page, logs }) => {
    logs.allow(/Broken by the test/, /island "scheduler" failed/, /frame/i, /ERR_/);
    await page.clock.install();
    // Never answer, so that the island inserts a sentence after a while, and fails.
    await page.route(`${new URL(company.schedulerUrl).origin}/**`, () => undefined);
    await page.goto('/scheduler', { waitUntil: 'domcontentloaded' });
    await expect(island(page, 'scheduler').locator('object')).toHaveCount(1);
    await breakIslands(page);
    await page.clock.fastForward(10_000);
    await expect.poll(() => logs.seen.join('\n')).toMatch(/island "scheduler" failed/);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Open the scheduler in a new tab' })).toBeVisible();
  });
});

test.describe('an island whose script does not come', () => {
  test('the form is sent by the browser', async ({ page, office, logs }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${office.url}/contact`);
    await expect.poll(() => logs.seen.join('\n')).toMatch(/"contact-form" did not come/);
    await field(page, 'firstName').fill(MESSAGE.firstName);
    await field(page, 'lastName').fill(MESSAGE.lastName);
    await field(page, 'email').fill(MESSAGE.email);
    await fillRest(page);
    await nativeSelect(page).selectOption('residential');
    await send(page).click();
    await expect(page).toHaveURL(`${office.url}/contact#${OUTCOME_IDS.sent}`);
    await expect(page.locator(`#${OUTCOME_IDS.sent}`)).toBeVisible();
  });

  test('comes at the next touch, once the network is back', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact');
    await expect.poll(() => logs.seen.join('\n')).toMatch(/"contact-form" did not come/);
    await page.unroute(SCRIPTS);
    await field(page, 'firstName').fill('Ann');
    await expect(propertyType(page)).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Ann');
  });

  test('is told of to who is about to use it, and no more once it has come', async ({
    page,
    logs,
  }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    const sentence = page.getByRole('status').filter({ hasText: 'didn’t load' });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact');
    await expect.poll(() => logs.seen.join('\n')).toMatch(/"contact-form" did not come/);
    await expect(page.getByText('Part of this page didn’t load.')).toBeHidden();
    await field(page, 'firstName').click();
    await expect(sentence).toContainText('The form still works.');
    await expect(sentence.getByRole('link', { name: company.phone.display })).toBeVisible();
    await page.unroute(SCRIPTS);
    await field(page, 'email').click();
    await expect(propertyType(page)).toBeVisible();
    await expect(page.getByText('Part of this page didn’t load.')).toBeHidden();
  });

  test('and whichever of its scripts it is, a message is sent', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /did not come/, /could not be loaded/, /own select stays/);
    // The contact function accepts no more than ten messages in a row.
    await page.route('**/api/contact', (route) =>
      route.fulfill({ json: { message: 'Received.' } }),
    );
    const names = await scriptsOf(page, '/contact');
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await page.route(`**/${name}`, (route) => route.abort());
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await field(page, 'firstName').fill(MESSAGE.firstName);
      await field(page, 'lastName').fill(MESSAGE.lastName);
      await field(page, 'email').fill(MESSAGE.email);
      await fillRest(page);
      if (await propertyType(page).isVisible()) {
        await propertyType(page).click();
        await page.getByRole('option').first().click();
      } else await nativeSelect(page).selectOption('residential');
      const sent = page.waitForRequest('**/api/contact');
      await send(page).click();
      expect((await sent).postData(), name).toContain(MESSAGE.lastName);
      await expect(page.getByText('Received.').first(), name).toBeVisible();
      await page.unroute(`**/${name}`);
    }
  });

  test('and whichever of the scheduler’s it is, frame and other ways stand', async ({
    page,
    logs,
  }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    const names = await scriptsOf(page, '/scheduler');
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      await page.route(`**/${name}`, (route) => route.abort());
      await page.goto('/scheduler', { waitUntil: 'networkidle' });
      await expect(page.locator('iframe'), name).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Open the scheduler in a new tab' }),
      ).toBeVisible();
      await page.unroute(`**/${name}`);
    }
  });

  test('a search leads to the search page, with the words', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    await page.goto('/laws/rockville');
    await page.route(SCRIPTS, (route) => route.abort());
    await page.getByRole('link', { name: 'Search' }).click();
    await page.keyboard.type('water');
    await expect(page.getByText('Rockville', { exact: false }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=water');
  });
});

test('no letter of a search is lost, from the first frame on', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faqs', { waitUntil: 'commit' });
  await page.locator('dialog[data-search-dialog]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('radon ');
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toHaveValue('radon ');
  release();
  await page.keyboard.type('water');
  await expect(found(page).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toHaveValue(
    'radon water',
  );
  await page.keyboard.press('Escape');
});

test('what was typed and chosen before React is there is kept', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'firstName').fill('Ann');
  await field(page, 'message').fill('Two offices on a slab.');
  await nativeSelect(page).selectOption('commercial');
  release();
  await expect(propertyType(page)).toContainText('Commercial Property');
  await expect(field(page, 'firstName')).toHaveValue('Ann');
  await expect(field(page, 'message')).toHaveValue('Two offices on a slab.');
});
