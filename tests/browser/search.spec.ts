import { company } from '../../src/data';
import { expect, framesDrawn, holdScripts, test, type Locator, type Page } from './fixtures';

/** The results on the search page. */
const results = (page: Page): Locator => page.locator('main ol ul a');

/** A link of the page list that is shown in place of results. */
const pagesByTopic = (page: Page): Locator =>
  page.locator('main ul[data-search-directory] a[href="/laws/rockville"]');

/** Holds back the search's second file until the returned function is called. */
async function holdLater(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/search-index/later.json', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('loads nothing of the search before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services');
  await page.mouse.move(300, 300);
  await framesDrawn(page);
  const search = (): string[] =>
    asked.filter((path) => /\/search-index\/|\/assets\/js\/(?!main\.)/.test(path));
  expect(search()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(search).toContainEqual(expect.stringContaining('/search-index/'));
});

test('opens by key, goes to a question by arrows and Enter, and clears the highlights', async ({
  page,
}) => {
  await page.goto('/services');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Words or a question' });
  await expect(field).toBeFocused();
  await field.fill('action level');
  await expect(page.getByRole('status').filter({ hasText: /results?/ })).toBeVisible();
  const question = page.getByRole('option', { name: /What is the action level/ });
  await expect(question).toBeVisible();
  for (let i = 0; i < 8 && (await question.getAttribute('aria-selected')) !== 'true'; i += 1) {
    await field.press('ArrowDown');
  }
  await field.press('Enter');
  await expect(page).toHaveURL(/\/faqs#action-level$/);
  await expect(page.locator('details#action-level')).toHaveAttribute('open', '');
  const clear = page.getByRole('button', { name: 'Clear highlights' });
  await clear.click();
  await expect(clear).toHaveCount(0);
});

test('Escape closes the dialog and gives the focus back', async ({ page }) => {
  await page.goto('/services');
  const button = page.locator('header a[data-search]');
  await button.focus();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a slip is an offer: what was typed stays, and the results say for what they are', async ({
  page,
}) => {
  await page.goto('/search?q=gaithersberg');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await expect(page.getByText('these are results for “gaithersburg”')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('gaithersberg');
  await expect(results(page).first()).toHaveAttribute('href', /^\/laws\/gaithersburg/);
  await page.getByRole('button', { name: 'gaithersburg', exact: true }).click();
  await expect(page).toHaveURL('/search?q=gaithersburg');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('what is not on this site is said, with other ways, and nothing is called near that shares a word', async ({
  page,
}) => {
  await page.goto('/search?q=carbon+monoxide+detector');
  await expect(page.getByRole('status')).toContainText('No results for “carbon monoxide”');
  await expect(results(page)).toHaveCount(0);
  await expect(page.locator('main a[href^="tel:"]:visible')).toHaveCount(1);
  await expect(page.locator('main a[href="/contact"]:visible')).toHaveCount(1);
  await expect(page.getByText('The closest we have')).toHaveCount(0);
});

test('a fact stands on top, and a town is told where its law stands', async ({ page }) => {
  await page.goto('/search?q=phone+number');
  await expect(results(page).first()).toContainText(company.phone.display);
  await page.getByRole('searchbox').fill('bethesda');
  await expect(page.getByText('Bethesda is in Montgomery County')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'I rent it out' })).toHaveAttribute(
    'href',
    '/tools/radon-law#answer?place=Bethesda&role=landlord',
  );
  await page.getByRole('searchbox').fill('law for rentals in bethesda');
  await expect(
    page.locator('main').getByRole('link', { name: 'renting', exact: true }),
  ).toHaveAttribute('href', '/laws/montgomery-rental');
});

test('more results come at a press, up to the count that was told', async ({ page }) => {
  // The second file's results would change the list during the test.
  await page.route('**/search-index/later.json', () => undefined);
  await page.goto('/search?q=radon+test');
  const told = page.getByRole('status').filter({ hasText: /results/ });
  await expect(told).toBeVisible();
  const more = page.getByRole('button', { name: /Show more/ });
  while (await more.isVisible()) {
    const before = await results(page).count();
    await more.click();
    await expect(results(page).nth(before)).toBeFocused();
  }
  expect(Number(/\d+/.exec(await told.innerText())?.[0])).toBe(await results(page).count());
});

test('the dialog tells the same count as the page, though it shows fewer', async ({ page }) => {
  // Results of the second file wait for the next keystroke if a list is being read.
  await page.goto('/search?q=tenan', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').pressSequentially('t');
  const told = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /results/ });
  await expect(told).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('tenant');
  await expect(dialog.getByRole('status')).toHaveText((await told.textContent()) ?? '');
  await expect(dialog.getByRole('option')).toHaveCount(6);
});

test.describe('a file that does not come', () => {
  const failures: [name: string, fail: (page: Page) => Promise<unknown>][] = [
    ['the network', (page) => page.route('**/search-index/**', (route) => route.abort())],
    [
      'the host',
      (page) => page.route('**/search-index/**', (route) => route.fulfill({ status: 503 })),
    ],
    [
      'the page of a foreign network',
      (page) =>
        page.route('**/search-index/**', (route) => route.fulfill({ body: '<h1>Log in</h1>' })),
    ],
    [
      'something that is no index',
      (page) => page.route('**/search-index/**', (route) => route.fulfill({ json: {} })),
    ],
  ];
  for (const [name, fail] of failures) {
    test(`is told, and trying again works: ${name}`, async ({ page, logs }) => {
      logs.allow(/ERR_FAILED/, /could not be loaded/, /503/);
      await fail(page);
      await page.goto('/search?q=tenant');
      const told = page.getByRole('alert').filter({ hasText: 'The search didn’t load.' });
      await expect(told).toBeVisible();
      await expect(told.locator('a[href="/contact"]')).toBeVisible();
      await expect(pagesByTopic(page)).toBeVisible();
      await expect(page.getByText(/No results/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(told).toBeVisible();
      await page.unroute('**/search-index/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(told).toBeHidden();
      await expect(pagesByTopic(page)).toBeHidden();
    });
  }

  test('an old page, whose host has other files by now, says so and finds them again', async ({
    page,
    logs,
  }) => {
    logs.allow(/404/);
    await page.goto('/services');
    await page.route('**/search-index/**', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }),
    );
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Words or a question' });
    await field.fill('rockville');
    const told = page.getByRole('dialog').getByRole('alert');
    await expect(told).toContainText('The search didn’t load.');
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/rockville/i);
    await expect(told).toBeHidden();
    await expect(field).toHaveValue('rockville');
  });

  test('leaves what the other has found: the articles alone are missing', async ({
    page,
    logs,
  }) => {
    logs.allow(/ERR_FAILED/, /articles could not be loaded/);
    await page.route('**/search-index/later.json', (route) => route.abort());
    await page.goto('/search?q=polonium-218');
    await expect(page.getByText('The articles didn’t load')).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await page.unroute('**/search-index/later.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main ol ul a[href^="/blog/polonium-218"]').first()).toBeVisible();
    await expect(page.getByText('The articles didn’t load')).toHaveCount(0);
  });
});

test.describe('a script that does not come', () => {
  const lost: [name: string, scripts: RegExp][] = [
    ['that of the search', /\/assets\/js\/(?!main\.)/],
    ['that of the site', /\/assets\/js\/main\./],
  ];
  for (const [name, scripts] of lost) {
    test(`is told in the dialog, and trying again works: ${name}`, async ({ page, logs }) => {
      logs.allow(/ERR_FAILED/, /did not come/);
      await page.route(scripts, (route) => route.abort());
      await page.goto('/services');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Words or a question' });
      await field.fill('rockville');
      const told = page.getByRole('dialog').getByRole('alert');
      await expect(told).toContainText('The search didn’t load.');
      await expect(told.locator('a[href^="tel:"]')).toBeVisible();
      await expect(told.locator('a[href="/contact"]')).toBeVisible();
      await expect(told.getByRole('link', { name: 'All pages by topic' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(told).toBeVisible();
      await page.unroute(scripts);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expect(told).toBeHidden();
      await expect(field).toHaveValue('rockville');
      await expect(field).toBeFocused();
    });

    test(`is told on the search page, with all pages: ${name}`, async ({ page, logs }) => {
      logs.allow(/ERR_FAILED/, /did not come/);
      await page.route(scripts, (route) => route.abort());
      await page.goto('/search?q=rockville');
      await expect(page.getByRole('alert')).toContainText('The search didn’t load.');
      await expect(pagesByTopic(page)).toBeVisible();
      await page.unroute(scripts);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(results(page).first()).toContainText(/rockville/i);
      await expect(pagesByTopic(page)).toBeHidden();
    });
  }

  test('results that are there stay when the connection goes', async ({ page, context }) => {
    await page.goto('/search?q=tenant', { waitUntil: 'networkidle' });
    await expect(results(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('rockville');
    await expect(results(page).first()).toContainText(/rockville/i);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('opened empty', () => {
  test('it has what most people look for', async ({ page }) => {
    await page.goto('/services');
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /My result is high/ })
      .click();
    await expect(page).toHaveURL('/faqs#high-radon-action');
  });

  test('it knows what was searched on this device, until that is cleared', async ({ page }) => {
    await page.goto('/search?q=tenant');
    await results(page).first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('button', { name: 'tenant' });
    await recent.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Words or a question' }).fill('');
    await page.getByRole('button', { name: 'Clear this list' }).click();
    await expect(recent).toHaveCount(0);
  });
});

test('nothing moves while the results of an address come, and the tab names the query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/search?q=tenant');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveTitle(/^tenant \| Search/);
  await framesDrawn(page);
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(sum).toBeLessThan(0.1);
});

test('words typed on the search page before its script is there are searched for once it is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search?q=water', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('rockville');
  release();
  await expect(page).toHaveURL('/search?q=rockville');
  await expect(page.locator('main ol ul a').first()).toContainText(/rockville/i);
  await expect(page.getByRole('searchbox')).toHaveValue('rockville');
});

test('a click before the script is there opens the dialog, and what is typed is found later', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(page.locator('[data-search-dialog]')).toBeAttached();
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toBeFocused();
  // A query that is not finished.
  await page.keyboard.type('polonium-21');
  await expect(page.locator('dialog').getByRole('option')).toHaveCount(0);
  release();
  await expect(page.locator('dialog').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toHaveValue(
    'polonium-21',
  );
});

test('the arrows go round the results, and each is told by its option', async ({ page }) => {
  // The second file's results would make the list longer during the test.
  await page.route('**/search-index/later.json', () => undefined);
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Words or a question' });
  await field.fill('rockville');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowUp');
  const last = await options.last().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', last ?? '');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});

test.describe('the articles', () => {
  test('are asked for once a result is shown', async ({ page }) => {
    const shown: number[] = [];
    await page.route('**/search-index/later.json', async (route) => {
      shown.push(await page.getByRole('option').count());
      await route.continue();
    });
    await page.goto('/services');
    const came = page.waitForResponse('**/search-index/main.json');
    await page.keyboard.press('Control+k');
    await came;
    await expect(page.locator('[data-search-dialog] [data-awake]')).toBeAttached();
    await framesDrawn(page);
    expect(shown).toEqual([]);
    await page.keyboard.type('rockville');
    await expect.poll(() => shown).toEqual([expect.any(Number)]);
    expect(shown[0]).toBeGreaterThan(0);
  });

  test('may have what nothing else has: until they are there, nobody is told of nothing', async ({
    page,
  }) => {
    const release = await holdLater(page);
    const told: string[] = [];
    await page.exposeFunction('tell', (text: string) => told.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('main [role=status]')?.textContent;
        if (text) (window as unknown as { tell: (text: string) => void }).tell(text);
      }).observe(document, { subtree: true, childList: true });
    });
    const asked = page.waitForRequest('**/search-index/later.json');
    await page.goto('/search?q=plate-out');
    await asked;
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
    release();
    await expect(results(page).first()).toHaveAttribute('href', /^\/blog\//);
    expect(told.filter((text) => text.includes('No results'))).toEqual([]);
  });

  test('take back nothing of what was asked for: more results stay when they come', async ({
    page,
  }) => {
    const release = await holdLater(page);
    await page.goto('/search?q=radon+test');
    await page.getByRole('button', { name: /Show more/ }).click();
    await expect(results(page).nth(12)).toBeFocused();
    const hrefs = (): Promise<(string | null)[]> =>
      results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const standing = await hrefs();
    const told = page.getByRole('status').filter({ hasText: /results/ });
    const before = (await told.textContent()) ?? '';
    release();
    await expect(told).not.toHaveText(before);
    await expect(results(page).nth(12)).toBeFocused();
    expect(await hrefs()).toEqual(standing);
  });

  test('leave who types on with a list that is short again', async ({ page }) => {
    await holdLater(page);
    await page.goto('/search?q=radon+test');
    await page.getByRole('button', { name: /Show more/ }).click();
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('searchbox').fill('radon tests');
    await expect(results(page)).toHaveCount(12);
  });

  test('leave the focus in the search when they are asked for again', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /could not be loaded/);
    await page.route('**/search-index/later.json', (route) => route.abort());
    await page.goto('/search?q=radon+test');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/search-index/later.json');
    await again.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('move nothing that somebody reads, and leave what was chosen chosen: they come with the next letter', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdLater(page);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Words or a question' });
    await field.fill('polonium-21');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await field.press('ArrowDown');
    const chosen = page.locator('[role=option][aria-selected=true]');
    const name = (await chosen.textContent()) ?? '';
    const before = await options.allTextContents();
    await page.clock.fastForward(1000);
    const came = page.waitForResponse('**/search-index/later.json');
    release();
    await (await came).finished();
    // The index is built in steps; once the count changes, all results are in.
    const told = page.getByRole('dialog').getByRole('status');
    const first = (await told.textContent()) ?? '';
    await expect(told).not.toHaveText(first);
    expect((await options.allTextContents()).slice(0, before.length)).toEqual(before);
    await expect(chosen).toHaveText(name);
    await field.press('End');
    await field.pressSequentially('8');
    await expect(page.getByRole('group', { name: /Article$/ }).first()).toBeVisible();
  });
});

test('a screen reader is told the field, how many results there are, and each with its kind', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Words or a question' }).fill('rockville');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - search:
        - combobox "Words or a question" [expanded]: rockville
        - button "Close the search"
        - status: /\\d+ results/
        - listbox "Results":
          - group /, Law$/:
            - option /Rockville/
        - button /Show all/
  `);
});

test('the search page keeps its query in the address, and Back returns to it', async ({ page }) => {
  await page.goto('/search?q=tenant');
  const results = page.locator('main ol ul a');
  await expect(results.first()).toBeVisible();
  await results.first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=tenant');
  await expect(page.getByRole('searchbox')).toHaveValue('tenant');
  await expect(results.first()).toBeVisible();
});

test('Back finds as many results as were shown', async ({ page }) => {
  await page.goto('/search?q=radon+test');
  const results = page.locator('main ol ul a');
  await page.getByRole('button', { name: /Show more/ }).click();
  await results.nth(18).click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(results.nth(18)).toBeInViewport();
  await page.getByRole('searchbox').fill('tenant');
  await expect(results).toHaveCount(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page has every question and page by topic, styled', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    const list = page.locator('main ul[data-search-directory]');
    await expect(list).toHaveCount(5);
    await expect(list.locator('a[href="/laws/rockville"]')).toBeVisible();
    await expect(list.locator('a').first()).toHaveCSS('display', 'inline-block');
    await list.locator('a[href="/faqs#action-level"]').click();
    await expect(page).toHaveURL('/faqs#action-level');
  });
});

test('a query that was given up without an answer is told, and none on the way to it', async ({
  page,
}) => {
  const told: string[] = [];
  await page.route('**/api/search-miss', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto('/services');
  const ask = async (query: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Words or a question' }).fill('');
    await page.getByRole('combobox', { name: 'Words or a question' }).pressSequentially(query);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result/);
    await page.getByRole('button', { name: 'Close the search' }).click();
  };
  await ask('Zeppelin rides');
  await expect.poll(() => told).toEqual(['{"query":"zeppelin rides"}']);
  await ask('Zeppelin rides');
  await ask('rockville');
  await ask('zeppelin@visitor.example');
  await ask('Zeppelin hangar');
  await expect
    .poll(() => told)
    .toEqual(['{"query":"zeppelin rides"}', '{"query":"zeppelin hangar"}']);
});

test('no key alone opens it: whoever dictates says letters all the time', async ({ page }) => {
  await page.goto('/');
  for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('what is shown is what both files give', () => {
  const addresses = (page: Page): Promise<(string | null)[]> =>
    results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('an address waits for both: no half list is shown, and no nonsense', async ({ page }) => {
    const release = await holdLater(page);
    for (const query of ['how long does a radon fan last', 'polonium-218', 'termites']) {
      const first = page.waitForResponse('**/search-index/main.json');
      await page.goto(`/search?q=${encodeURIComponent(query)}`, { waitUntil: 'commit' });
      await (await first).finished();
      await framesDrawn(page);
      await expect(results(page)).toHaveCount(0);
    }
    release();
    await expect(page.getByRole('status')).toContainText('No results for “termites”');
    await page.goto('/search?q=how+long+does+a+radon+fan+last');
    await expect(results(page).first()).toHaveAttribute(
      'href',
      /^\/blog\/radon-mitigation-longevity/,
    );
  });

  test('one whose second file stays away is shown what there is', async ({ page }) => {
    await page.clock.install();
    const release = await holdLater(page);
    const asked = page.waitForRequest('**/search-index/later.json');
    await page.goto('/search?q=how+long+does+a+radon+fan+last');
    // The page must be waiting for the file: moving the clock earlier would end the wait for good.
    await asked;
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(3000);
      expect(await results(page).count()).toBeGreaterThan(0);
    }).toPass();
    const half = await addresses(page);
    release();
    // A list that nobody has touched is replaced, however long it has been shown.
    await expect(results(page).first()).toHaveAttribute(
      'href',
      /^\/blog\/radon-mitigation-longevity/,
    );
    expect(await addresses(page)).not.toEqual(half);
  });

  test('a list in the dialog that nobody has used gives way, however long it has stood', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdLater(page);
    await page.goto('/services');
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Words or a question' })
      .fill('how long does a radon fan last');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.first()).not.toHaveAttribute('href', /longevity/);
    await page.clock.fastForward(5000);
    release();
    await expect(options.first()).toHaveAttribute('href', /^\/blog\/radon-mitigation-longevity/);
  });

  test('one that a pointer has moved on keeps its place', async ({ page }) => {
    const release = await holdLater(page);
    await page.goto('/services');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('how long does a radon fan last');
    const options = page.getByRole('dialog').getByRole('option');
    await options.first().hover();
    const before = await options.allTextContents();
    const told = dialog.getByRole('status');
    const count = (await told.textContent()) ?? '';
    release();
    await expect(told).not.toHaveText(count);
    expect((await options.allTextContents()).slice(0, before.length)).toEqual(before);
  });
});

test('a result is read by the tool, which has its number', async ({ page }) => {
  await page.goto('/search?q=my+result+is+6.8');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/tools\/test-result\?.*value=6\.8/);
  await expect(page.locator('input[name=value]')).toHaveValue('6.8');
});

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [1280, 720],
] as const) {
  test(`all of a full dialog is on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/services');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('radon test');
    await expect(dialog.getByRole('button', { name: /Show all/ })).toBeInViewport({ ratio: 1 });
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
  });
}
