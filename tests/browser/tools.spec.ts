import { brotliCompressSync } from 'node:zlib';
import { company, radon } from '../../src/data';
import { expect, openAlive, test, type Page } from './fixtures';
import { expectAccessibleInBothThemes } from './visit/axe';

const LAW = '/tools/radon-law';
const RESULT = '/tools/test-result';
const SALE = `${LAW}?place=Rockville&limits=yes&role=seller&home=house&date=2026-11-30`;

/** The tool's answer, with its outcome in `data-outcome`. */
const outcome = (page: Page) => page.locator('[data-result]');
/** Opens the questions again, which an answer closes. */
const change = (page: Page) => page.locator('[data-asked] > summary').click();
const said = (page: Page, name: string) => page.locator(`[data-said="${name}"]`);

test('a law is found by keyboard alone', async ({ page }) => {
  await openAlive(page, LAW);
  await page.getByLabel('Town or county').focus();
  await page.keyboard.type('Gaithersburg');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The order is seller, buyer, landlord, tenant.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'tenant' })).toBeChecked();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'depends');
  await page.getByLabel('Rental units').focus();
  await page.keyboard.type('12');
  // Going backwards, the group is entered at its last button, and the next one after it is the first.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('group', { name: 'touch the ground' }).getByLabel('Yes'),
  ).toBeChecked();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'required');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
});

test('a result is read by keyboard alone', async ({ page }) => {
  await openAlive(page, RESULT);
  await page.getByLabel('The number on the report').focus();
  await page.keyboard.type('170');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bq/m');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A few');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your second test')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('I rent');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bethesda');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'action');
  await expect(said(page, 'next.tenant-notice@montgomeryRental')).toBeVisible();
});

test('an address holds the answer, over a reload and on the way back', async ({ page }) => {
  await openAlive(page, SALE);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'required');
  await expect(said(page, 'next.oldest@rockville-sale').locator('time')).toHaveAttribute(
    'datetime',
    '2025-12-01',
  );
  await expect(said(page, 'next.due@rockville-sale')).toContainText('November\u00a029, 2026');

  await change(page);
  await page.getByRole('group', { name: 'You are' }).getByLabel('buyer').check();
  await expect(page).toHaveURL(/role=buyer/);
  await page.reload();
  await expect(said(page, 'next.buyer@rockville-sale')).toBeVisible();
  await page.locator('#answer summary', { hasText: 'Why' }).click();
  await said(page, 'why.rule@rockville-sale').getByRole('link').first().click();
  await expect(page).toHaveURL(/laws\/rockville/);
  await page.goBack();
  await expect(page).toHaveURL(/role=buyer/);
  await expect(said(page, 'next.buyer@rockville-sale')).toBeVisible();
  await expect(page.getByLabel('Town or county')).toHaveValue('Rockville');
});

test('Back leads to the answer that was asked for before', async ({ page }) => {
  await openAlive(page, SALE);
  await change(page);
  await page.getByRole('group', { name: 'You are' }).getByLabel('landlord').check();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/role=landlord/);
  await change(page);
  const ground = page.getByRole('group', { name: 'touch the ground' }).getByLabel('Yes');
  await ground.check();
  await expect(page).toHaveURL(/ground=yes/);
  await page.goBack();
  await expect(page.locator('[name=ground][value=yes]')).not.toBeChecked();
  await expect(said(page, 'next.landlord@rockville-rental')).toBeVisible();
  await page.goBack();
  await expect(said(page, 'next.seller@rockville-sale')).toBeVisible();
  await expect(page.locator('[name=role][value=seller]')).toBeChecked();
  await page.goForward();
  await expect(said(page, 'next.landlord@rockville-rental')).toBeVisible();
});

test('Back leaves a tool that somebody was led to', async ({ page }) => {
  await page.goto('/radon-laws');
  await openAlive(page, `${RESULT}?value=4`);
  await expect(page).toHaveURL(/unit=pci/);
  await page.goBack();
  await expect(page).toHaveURL(/radon-laws/);
});

test('a place that was meant is offered, and put into the field', async ({ page }) => {
  await openAlive(page, `${LAW}?role=seller`);
  const field = page.getByLabel('Town or county');
  await field.fill('rockvile');
  await field.press('Tab');
  await expect(page.getByText('We don’t know this place')).toBeVisible();
  await page.getByRole('button', { name: 'Rockville', exact: true }).click();
  await expect(field).toHaveValue('Rockville');
  await expect(field).toBeFocused();
  await expect(page.getByText('We don’t know this place')).toBeHidden();
  await expect(outcome(page)).toBeVisible();
  await field.fill('zzzzzzzz');
  await field.press('Tab');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('of two places that may be meant, one is chosen by a button', async ({ page }) => {
  await openAlive(page, `${LAW}?role=seller&home=house`);
  const field = page.getByLabel('Town or county');
  await field.fill('Bethesda, DC');
  await field.press('Tab');
  await expect(field).toHaveAccessibleDescription(
    /^Do you mean Bethesda, Montgomery County ?, or Washington, DC ?\?$/,
  );
  await page.getByRole('button', { name: 'Bethesda, Montgomery County' }).click();
  await expect(field).toHaveValue('Bethesda, Montgomery County');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'required');
});

test('the place that was read is said, and leads back to its field', async ({ page }) => {
  const typed = '10401 Old Georgetown Rd, Bethesda, MD 20814';
  await openAlive(page, `${RESULT}?value=6&situation=tenant&place=${encodeURIComponent(typed)}`);
  const read = said(page, 'place.read');
  await expect(read).toContainText('We looked up Bethesda, Montgomery County.');
  await expect(said(page, 'next.tenant-notice@montgomeryRental')).toBeVisible();
  await read.getByRole('link', { name: 'correct it' }).click();
  await expect(page.getByLabel('Town or county')).toBeFocused();
});

test('what is clicked after a place that nobody knows is chosen, though a sentence appears', async ({
  page,
}) => {
  await openAlive(page, LAW);
  await page.getByLabel('Town or county').fill('rockvile');
  const seller = page.getByRole('group', { name: 'You are' }).getByText('seller');
  const { x = 0, y = 0 } = (await seller.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await expect(page.getByText('We don’t know this place')).toBeHidden();
  await page.mouse.up();
  await expect(page.getByText('We don’t know this place')).toBeVisible();
  await expect(page.locator('[name=role][value=seller]')).toBeChecked();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [path, group, answer] of [
    [LAW, 'You are', 'seller'],
    ['/tools/test-dates', 'Leave extra time for a storm', 'No'],
  ] as const) {
    test(`${path}: what is tapped after a place that nobody knows is chosen`, async ({ page }) => {
      await openAlive(page, path);
      await page.getByLabel('Town or county').fill('rockvile');
      const choice = page.getByRole('group', { name: group }).getByLabel(answer, { exact: true });
      await choice.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await choice.boundingBox()) ?? {};
      await page.touchscreen.tap(x + 5, y + 5);
      await expect(page.getByText('We don’t know this place')).toBeVisible();
      await expect(choice).toBeChecked();
    });
  }
});

test('what waits for a click is told though the button never comes up', async ({ page }) => {
  await openAlive(page, LAW);
  await page.getByLabel('Town or county').fill('rockvile');
  // A list that opens captures the mouse: the page gets the press, and then moves without a pressed button.
  await page.locator('body').dispatchEvent('mousedown', { button: 0, buttons: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByText('We don’t know this place')).toBeHidden();
  await page.mouse.move(5, 5);
  await expect(page.getByText('We don’t know this place')).toBeVisible();
});

test('the answer is told to a screen reader, in one sentence', async ({ page }) => {
  await openAlive(page, `${RESULT}?value=3.9`);
  const told = page.locator('[data-announced]');
  await expect(told).toHaveText(/^3\.9 pCi\/L\. That’s below the action level/);
  await change(page);
  await page.getByLabel('The number').fill('4.0');
  await expect(told).toHaveText(/^4\.0 pCi\/L\. That’s at or just above/);
  await expect(page.getByRole('region', { name: 'Your answer' })).toMatchAriaSnapshot(`
    - region "Your answer":
      - heading "Your answer" [level=2]
      - paragraph
      - figure
      - link "Schedule Your Test"
      - heading "What to do" [level=3]
      - list
  `);
});

test('a second number is asked of a short test, and answered with the average', async ({
  page,
}) => {
  await openAlive(page, `${RESULT}?value=5.0`);
  const second = page.getByLabel('Your second test');
  await expect(second).toBeHidden();
  await change(page);
  await page.getByLabel('Kind of test').selectOption('short');
  await second.fill('3.4');
  await expect(said(page, 'answer.times')).toContainText('5.0 and 3.4 pCi/L, average 4.2 pCi/L');
  await expect(said(page, 'answer.above')).toContainText('4.2 pCi/L. That’s 1.1 times EPA’s');
  await expect(page.locator('[data-scale=air] [data-own-mark]')).toHaveText('4.2');
  await page.getByLabel('The two tests were').selectOption('beside');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'disagree');
  await expect(page.locator('[data-scale]:visible')).toHaveCount(0);
  await expect(page).toHaveURL(/second=3\.4&pair=beside/);
});

test('a slip is told at its field, and nothing is lost', async ({ page }) => {
  await openAlive(page, `${RESULT}?value=abc&situation=buying`);
  const field = page.getByLabel('The number');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Enter a number/);
  await expect(field).toHaveValue('abc');
  await expect(page.getByLabel('Your situation')).toHaveValue('buying');
  await expect(outcome(page)).toBeHidden();

  await field.fill('');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Type the number/);

  await field.fill('4,0 pCi/L');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'action');
  await expect(said(page, 'next.contract@buying')).toBeVisible();
});

test('an address with an answer that there is not says so at the field', async ({ page }) => {
  await openAlive(page, `${LAW}?place=Bethesda&role=owner&home=castle&date=2027-02-29`);
  await expect(page.locator('[data-question=role] [data-slip=choice]')).toBeVisible();
  await page.getByRole('radio', { name: 'seller' }).check();
  await expect(page.locator('[data-question=home] [data-slip=choice]')).toBeVisible();
  await expect(page.locator('[data-question=date] [data-slip=day]')).toBeVisible();
  await page.getByLabel('Kind of home').selectOption('house');
  await page.getByLabel('Settlement or lease date').fill('2027-02-28');
  await expect(page.locator('[data-slip]:visible')).toHaveCount(0);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'required');
});

test('nothing is said to be wrong with what nobody has answered yet', async ({ page }) => {
  await openAlive(page, LAW);
  await page.getByLabel('Town or county').pressSequentially('Beth');
  await expect(page.locator('[data-slip]:visible')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-slip=place]')).toBeVisible();
  await expect(page.locator('[data-slip=missing]:visible')).toHaveCount(0);
});

test('the drawing shows where a result stands, and tells 5.2 from 40', async ({ page }) => {
  await openAlive(page, `${RESULT}?value=2`);
  const mark = page.locator('[data-scale=air] [data-own-mark]');
  await expect(mark).toHaveText('2.0');
  await change(page);
  const at = async (value: string): Promise<number> => {
    await page.getByLabel('The number').fill(value);
    await expect(mark).toHaveText(Number(value).toFixed(1));
    return Number.parseFloat((await mark.getAttribute('x')) ?? '');
  };
  // The scale is logarithmic, from 0.25 to 64 pCi/L, with the action level of 4 in its middle.
  expect(await at('4')).toBe(50);
  expect(await at('2')).toBe(37.5);
  expect(await at('5.2')).toBeCloseTo(54.7, 1);
  expect(await at('40')).toBeCloseTo(91.5, 1);
  expect(await at('150')).toBe(100);
  expect(await at('0.2')).toBe(0);
  await page.getByLabel('Kind of test').selectOption('water');
  await expect(page.locator('[data-scale=air]')).toBeHidden();
  await expect(page.locator('[data-scale=water]')).toBeVisible();
});

for (const base of ['', '/es', '/pt']) {
  test(`no line of the drawing passes through its words: ${base || '/en'}`, async ({ page }) => {
    const crossed: string[] = [];
    for (const value of ['0', '0.4', '2', '2.7', '4', '5.6', '64', '200', '9000 water']) {
      const [number = '', water] = value.split(' ');
      await openAlive(page, `${base}${RESULT}?value=${number}${water ? '&test=water' : ''}`);
      await expect(page.locator('[data-own-mark]:visible')).toHaveCount(1);
      const found = await page.locator('[data-scale]:visible figure > svg').evaluate((svg) => {
        const paths = [...svg.querySelectorAll('line')].map((path) => path.getBoundingClientRect());
        return [...svg.querySelectorAll('text')].flatMap((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // Leave out a fifth at the top and bottom of the box, which the letters do not fill.
          const air = (bottom - top) / 5;
          const isCrossed = paths.some(
            (path) =>
              path.height > 0 &&
              path.left < right &&
              path.right > left &&
              path.top < bottom - air &&
              path.bottom > top + air,
          );
          return isCrossed ? [text.textContent] : [];
        });
      });
      crossed.push(...found.map((text) => `${value}: ${text}`));
    }
    expect(crossed).toEqual([]);
  });
}

test('numbers are those of the facts', async ({ page }) => {
  const { value } = radon.actionLevel.air;
  await openAlive(page, `${RESULT}?value=${value * radon.averages.bqPerPci.value}&unit=bq`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'action');
  await page.goto(`${RESULT}?value=${value - 0.1}`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'consider');
});

test('an answer is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, SALE);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Which radon law applies to me\?\n/);
  expect(text).toContain('Town or county Rockville');
  expect(text).toContain('Yes. Rockville requires a radon test');
  expect(text).toContain('- Oldest test that counts: December 1, 2025');
  // What is folded on the page must be copied in full.
  expect(text).toContain('Home sale ordinance');
  expect(text).not.toMatch(/^- ?$/m);
  expect(text).toContain('Information, not legal advice.');
  expect(text).toContain(`${LAW}?place=Rockville`);
});

test('an answer goes along to the contact form, to be read there', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
    expect(decodeURIComponent(request.url())).not.toContain('Rockville requires');
  });
  await openAlive(page, SALE);
  await page.getByRole('link', { name: 'Ask us about it' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /Yes\. Rockville requires a radon test/,
  );
  await expect(page.getByText('Your answer is in the message below')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Property type' })).toHaveText(
    'Real Estate Transaction',
  );
  await expect(page).toHaveURL(/\/contact$/);
  expect(posted).toEqual([]);
});

test('the contact form is told a place as the list writes it', async ({ page }) => {
  await openAlive(page, '/tools/price?part1=basement&place=rockville');
  await page.getByRole('link', { name: 'Ask us about it' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Town or county Rockville$/m,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tool has its first questions and its button on the first screen', async ({ page }) => {
    for (const path of [LAW, RESULT]) {
      await test.step(path, async () => {
        await openAlive(page, path);
        const bar = await page.locator('a[href$="/scheduler"]:visible').last().boundingBox();
        const button = await page.getByRole('button', { name: 'Show the answer' }).boundingBox();
        expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      });
    }
  });

  test('the answer comes into sight when it is asked for', async ({ page }) => {
    await openAlive(page, LAW);
    await page.getByLabel('Town or county').fill('Bethesda');
    await page.getByRole('radio', { name: 'seller' }).check();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('[data-answer-here] p').first()).toBeInViewport();
  });
});

test('what stands on the first screen of a phone is the answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [SALE, `${RESULT}?value=5.2`, `${LAW}?place=Rockville&role=seller`]) {
    await openAlive(page, path);
    const answer = await page.locator('#answer').boundingBox();
    expect(answer?.y, path).toBeLessThanOrEqual(300);
    await expect(page.locator('[data-asked] form')).toBeHidden();
  }
});

test('days that decide belong to the answer, and “Change” leads to the first question', async ({
  page,
}) => {
  await openAlive(page, SALE);
  const leaves = page.locator('[data-answer-here] time');
  await expect(leaves).toHaveCount(2);
  await expect(leaves.first()).toHaveAttribute('datetime', '2026-11-29');
  await change(page);
  await expect(page.getByLabel('Town or county')).toBeFocused();
});

test('one question decides, and each of its choices is an answer of its own', async ({ page }) => {
  await openAlive(page, `${LAW}?place=Rockville&role=seller`);
  const verdict = page.locator('[data-answer-here]');
  await expect(verdict).toContainText('It depends on the city limits');
  await verdict.getByRole('link', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/limits=yes/);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'depends');
  await verdict.getByRole('link', { name: 'House or townhouse' }).click();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'required');
  await expect(verdict.locator('[data-asks]')).toHaveCount(0);
  await page.goBack();
  await expect(verdict.locator('[data-asks=home]')).toBeVisible();
});

test('an answer fits one printed page, without its form', async ({ page }) => {
  for (const path of [SALE, `${RESULT}?value=9&situation=tenant&place=Germantown&test=short`]) {
    await openAlive(page, path);
    await expect(outcome(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Show the answer' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeHidden();
    await expect(page.getByText('All answers in one list')).toBeHidden();
    await expect(page.locator('[data-answers]')).toBeVisible();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no heading in the list of answers stands above nothing', async ({ page }) => {
    await page.goto(LAW);
    await expect(
      page.getByText('show whether the home is inside the city or town limits').first(),
    ).toBeVisible();
    expect(await page.locator('[data-say^="case."]').count()).toBeGreaterThan(0);
    await expect(page.locator('[data-say^="case."]:visible')).toHaveCount(0);
  });

  test('every answer stands open, each with its address', async ({ page }) => {
    await page.goto(`${LAW}#rockville-sale`);
    await expect(page.locator('form').getByLabel('Town or county')).toBeHidden();
    const group = page.locator('#rockville-sale');
    await expect(group.getByText('Rockville requires a radon test').first()).toBeVisible();
    await expect(
      page.locator('#gaithersburg-rental').getByText('as far as we know').first(),
    ).toBeVisible();
    await page.goto(`${RESULT}#action`);
    await expect(page.locator('#action').getByText('EPA recommends fixing').first()).toBeVisible();
    expect(await page.locator('[data-say]').count()).toBeGreaterThan(40);
  });
});

test('where its script does not come, the page says so and has all answers', async ({
  page,
  logs,
}) => {
  logs.allow(/Failed to load resource|did not come|Loading chunk|ChunkLoadError/);
  await page.route(/assets\/js\/(?!main)/, (route) => route.abort());
  await page.goto(SALE);
  await expect(page.locator('[data-lost]')).toContainText('We can’t show your answer here');
  await expect(page.getByText('Your answer appears here')).toBeHidden();
  await expect(page.getByText('All answers in one list')).toBeVisible();
});

for (const base of ['', '/es', '/pt']) {
  test(`an answer that cannot be built has no card, but ways on: ${base || '/en'}`, async ({
    page,
    logs,
  }) => {
    logs.allow(/has no answer/);
    // Simulate an engine that cannot format dates: no answer can be computed without today's date.
    await page.addInitScript(() => {
      const toParts = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts') as () => never;
      Intl.DateTimeFormat.prototype.formatToParts = function (this: never, ...given: []) {
        if (!('isMended' in window)) throw new RangeError('Broken by the test.');
        return toParts.apply(this, given);
      };
    });
    await openAlive(page, `${base}${LAW}?place=Bethesda&role=tenant`);
    const lost = page.locator('[data-lost]');
    await expect(lost).toBeVisible();
    await expect(lost.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.e164}`,
    );
    await expect(page.locator('[data-announced]')).toHaveText((await lost.textContent()) ?? '');
    await expect(outcome(page)).toBeHidden();
    await expect(page.locator('#answer-title')).toBeHidden();
    await expect(
      page.locator('[data-waiting], [data-actions]').filter({ visible: true }),
    ).toHaveCount(0);
    expect(logs.seen.join('\n')).toMatch(/"tool-law" has no answer[^]*Broken by the test/);

    await page.locator('form button[type=submit]').filter({ visible: true }).last().click();
    await expect(lost).toBeFocused();
    await lost.getByRole('link').last().click();
    await expect(page).toHaveURL(/#all-answers$/);
    await expect(page.locator('#all-answers')).toBeInViewport();

    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.locator('input[name=role][value=seller]').check();
    await expect(outcome(page)).toHaveAttribute('data-outcome', 'depends');
    await expect(page.locator('#answer-title')).toBeVisible();
    await expect(lost).toBeHidden();
  });
}

test('what was typed last goes along to another language', async ({ page }) => {
  await openAlive(page, `/es${RESULT}`);
  // Pause the clock, so that the delay after which the address is updated never ends.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('input[name=value]').pressSequentially('7,2');
  await page.locator('[data-languages]').first().getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt\/tools\/test-result\?.*value=7/);
  await page.clock.resume();
  await expect(page.locator('input[name=value]')).toHaveValue('7,2');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'action');
});

test('the script of a tool is small', async ({ page }) => {
  for (const path of [LAW, RESULT]) {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/assets\/js\/(?!main)/.test(response.url())) scripts.push(response.body());
    });
    await openAlive(page, path);
    const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(16_200);
    page.removeAllListeners('response');
  }
});

test('an answer has no violation in either theme', async ({ page }) => {
  for (const path of [
    SALE,
    `${LAW}?place=Kensington&role=tenant`,
    `${RESULT}?value=9&situation=tenant`,
    `${RESULT}?value=-1`,
  ]) {
    await openAlive(page, path);
    await expectAccessibleInBothThemes(page);
  }
});

test('the tools are found: strip, foot bar, footer, index, search page, radon laws', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Answers for your case' })).toContainText(
    'Check my case',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check my case' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Which radon law' }).click();
  await expect(page).toHaveURL(/tools\/radon-law$/);
  await page.goto('/radon-laws');
  await page.getByLabel('Town or county').fill('Rockville');
  await page.getByLabel('You are').selectOption('tenant');
  await page.getByRole('button', { name: 'Find my rule' }).click();
  await expect(page).toHaveURL(/tools\/radon-law\?place=Rockville&role=tenant/);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'depends/depends');
  await expect(outcome(page)).toBeFocused();
});
