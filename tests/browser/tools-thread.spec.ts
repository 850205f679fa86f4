import { readFile } from 'node:fs/promises';
import { expect, openAlive, test, type Page } from './fixtures';
import { expectAccessibleInBothThemes } from './visit/axe';

const LAW = '/tools/radon-law';
const DATES = '/tools/test-dates';
const SHEET = '/tools/closed-house';
const RESULT = '/tools/test-result';
const PRICE = '/tools/price';
const TODAY = '2026-11-22';
const SALE = `${LAW}?place=Rockville&limits=yes&role=seller&home=house&date=2027-01-15`;

const outcome = (page: Page) => page.locator('[data-result]');
const onward = (page: Page) => page.locator('[data-onward]');
const query = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${TODAY}T17:00:00Z`);
});

/** Follows the link to the next tool and waits until it is alive. */
async function goOn(page: Page, words: string | RegExp): Promise<void> {
  await expect(onward(page)).toHaveText(words);
  await expect(onward(page)).toHaveAttribute('href', /place=Rockville/);
  await openAlive(page, await onward(page).evaluate((link: HTMLAnchorElement) => link.href));
}

test('what was said once goes from law to dates, sheet, result and price', async ({ page }) => {
  await openAlive(page, SALE);
  await goOn(page, 'My dates before January\u00a015, 2027');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'ok');
  expect(query(page)).toMatchObject({ for: 'sale', date: '2027-01-15', place: 'Rockville' });
  const back = page.locator('[data-part=place] a').last();
  await expect(back).toHaveAttribute('href', /role=seller/);

  await goOn(page, 'My closed-house sheet');
  await expect(page.getByLabel('Day the test starts')).toHaveValue('2027-01-08');
  await page.getByLabel('Start time').fill('10:00');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/day=2027-01-08.*role=seller/);

  await goOn(page, 'I have my result');
  await expect(page.getByLabel('Your situation')).toHaveValue('selling');
  await expect(page.getByLabel('Town or county')).toHaveValue('Rockville');
  await page.getByLabel('The number').fill('5.2');
  await page.getByLabel('Your situation').selectOption('home');
  await goOn(page, 'What a second test costs');
  await expect(page.getByLabel('Town or county')).toHaveValue('Rockville');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'estimate');
  expect(query(page)).toMatchObject({ value: '5.2', on: '2027-01-15' });
  await expect(onward(page)).toHaveAttribute('href', /^tel:/);
});

test('Back from the first answer shows the questions again, and each answer has a title', async ({
  page,
}) => {
  await openAlive(page, LAW);
  const title = await page.title();
  await page.getByLabel('Town or county').fill('Bethesda');
  await expect(page).toHaveURL(/place=Bethesda$/);
  await page.getByRole('radio', { name: 'tenant' }).check();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveTitle(`It depends | ${title}`);
  await expect(page.locator('[data-asked] form')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/place=Bethesda$/);
  await expect(page).toHaveTitle(title);
  await expect(outcome(page)).toBeHidden();
  await expect(page.locator('[data-asked] form')).toBeVisible();
  await expect(page.getByLabel('Town or county')).toHaveValue('Bethesda');
  await page.goForward();
  await expect(page).toHaveTitle(`It depends | ${title}`);
});

/**
 * Downloads the calendar file.
 *
 * @returns its events by UID
 */
async function calendarOf(page: Page): Promise<Map<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  const ics = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  return new Map(
    [...ics.matchAll(/BEGIN:VEVENT\r\n([^]*?)END:VEVENT/g)].map(([, event = '']) => [
      /^UID:(.*)$/m.exec(event)?.[1] ?? '',
      event,
    ]),
  );
}

const numberOf = (event = ''): number => Number(/^SEQUENCE:(\d+)/m.exec(event)?.[1]);

test('another day moves the events of a calendar, and doubles none', async ({ page }) => {
  await openAlive(page, `${DATES}?for=sale&date=2027-01-15&place=Rockville&limits=yes`);
  const first = await calendarOf(page);
  expect(first.size).toBe(7);
  await expect(page).toHaveURL(/calendar=\w+/);
  const roomy = [...first].find(([id]) => id.startsWith('step-roomy'));
  expect(roomy?.[1]).toContain('DTSTART;VALUE=DATE:20261229');
  const close = [...first].find(([id]) => id.startsWith('step-close'));
  expect(close?.[1]).toContain('DTSTART;TZID=America/New_York:20270107T200000');

  await page.clock.setFixedTime(`${TODAY}T18:00:00Z`);
  await page.locator('[data-asked] > summary').click();
  await page.getByLabel('Settlement or lease date').fill('2027-01-22');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/date=2027-01-22/);
  const second = await calendarOf(page);
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [id, event] of second) {
    expect(numberOf(event)).toBeGreaterThan(numberOf(first.get(id)));
  }
  const moved = [...second].find(([id]) => id.startsWith('step-event'));
  expect(moved?.[1]).toContain('DTSTART;VALUE=DATE:20270122');

  // The same questions answered again, without the plan's name in the address.
  await openAlive(page, `${DATES}?for=sale&date=2027-02-12&place=Rockville&limits=yes`);
  expect([...(await calendarOf(page)).keys()]).toEqual([...first.keys()]);

  await openAlive(page, `${DATES}?for=sale&date=2027-02-12&place=Bethesda`);
  const other = await calendarOf(page);
  expect([...other.keys()].filter((id) => first.has(id))).toEqual([]);
});

test('a nearer day takes away the step that has no room now', async ({ page }) => {
  await openAlive(page, `${DATES}?for=sale&date=2027-01-15&place=Rockville&limits=yes`);
  const first = await calendarOf(page);
  expect([...first.values()].join('')).not.toContain('STATUS:CANCELLED');
  await openAlive(page, `${DATES}?for=sale&date=2026-12-08&place=Rockville&limits=yes`);
  const second = await calendarOf(page);
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  const cancelled = [...second].filter(([, event]) => event.includes('STATUS:CANCELLED'));
  expect(cancelled.map(([id]) => id.replace(/-\w+@.*/, ''))).toEqual(['step-roomy']);
});

test('the hours of a closed house go into a calendar as hours', async ({ page }) => {
  await openAlive(page, `${SHEET}?day=2027-03-12&time=10:00`);
  const events = [...(await calendarOf(page)).values()].join('');
  expect(events).toContain('DTSTART;TZID=America/New_York:20270311T220000');
  expect(events).toContain('DTSTART;TZID=America/New_York:20270314T110000');
});

const ANSWERS = [
  SALE,
  `${LAW}?place=Rockville&role=seller`,
  `${RESULT}?value=5.2`,
  `${RESULT}?value=40`,
  `${DATES}?for=sale&date=2027-01-15&place=Rockville&limits=yes`,
  `${DATES}?for=retest&why=mitigation&last=2026-11-20`,
  `${SHEET}?day=2026-12-01&time=10:00`,
  `${SHEET}?need=opened&event=window&hour=30&minutes=20`,
  `${PRICE}?part1=basement&size1=1400&part2=slab&place=Rockville`,
];

test('no answer is longer than two screens of a phone, and it begins on the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ANSWERS) {
    await openAlive(page, path);
    await expect(outcome(page)).toBeVisible();
    const [first, length] = await page.evaluate(() => {
      const top = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
      return [top('#answer'), top('[data-outcomes]') - top('[data-answer-here]')] as const;
    });
    expect(first, path).toBeLessThanOrEqual(300);
    expect(length, path).toBeLessThanOrEqual(1400);
  }
});

test('a receipt has its lines, then their sum, and says what it is not', async ({ page }) => {
  await openAlive(page, `${PRICE}?part1=basement&part2=slab&place=Rockville&well=yes`);
  const receipt = page.locator('[data-answer-here]');
  await expect(receipt.locator('li')).toHaveCount(3);
  const parts = await receipt
    .locator('> *')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['part']));
  expect(parts).toEqual(['sum', 'answer', 'note']);
  await expect(page.locator('[data-today]')).toHaveAttribute('datetime', TODAY);
  await expectAccessibleInBothThemes(page);
  await page.goto(`${PRICE}?part1=basement&place=Arlington`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'call');
  await expect(receipt).not.toContainText('$');
  await expect(receipt.locator('a[href^="tel:"]')).toBeVisible();
});

test('the address stands once in what is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, SALE);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('role=seller')).toHaveLength(2);
});

test('the beginning of a name is enough to be offered it', async ({ page }) => {
  await openAlive(page, `${LAW}?role=seller`);
  await page.getByLabel('Town or county').fill('Rockv');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Rockville', exact: true }).click();
  await expect(outcome(page)).toBeVisible();
});

test('what was said is a line of words that stand for themselves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAlive(
    page,
    `${SHEET}?need=opened&event=window&hour=30&minutes=20&day=2026-12-01&time=10:00`,
  );
  const line = page.locator('[data-answers]');
  await expect(line).toContainText('10:00\u00a0AM');
  await expect(line.getByText('Hours from the start')).toBeInViewport();
  await expect(line.getByText('What happened?')).toHaveCSS('position', 'absolute');
});

test('on paper no count stands beside a part', async ({ page }) => {
  await openAlive(page, SALE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-count]').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the days are counted back from a settlement, and the page says why there is no form', async ({
    page,
  }) => {
    await page.goto(DATES);
    expect(await page.locator('main').evaluate((part) => part.innerHTML)).toContain(
      'The form needs JavaScript',
    );
    const table = page.locator('#days table');
    await expect(table.locator('tbody tr')).toHaveCount(6);
    await expect(table.locator('tbody tr').nth(1)).toContainText(/\d+ to \d+/);
    await expect(table.locator('tbody time')).toHaveCount(6);
  });
});
