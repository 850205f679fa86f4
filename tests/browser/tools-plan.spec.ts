import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { company, practice, prices } from '../../src/data';
import { expect, openAlive, overhang, test, type Page } from './fixtures';
import { expectAccessibleInBothThemes } from './visit/axe';

const PRICE = '/tools/price';
const DATES = '/tools/test-dates';
const CLOSED = '/tools/closed-house';
const TODAY = '2026-11-22';
const ANSWERED = [
  `${PRICE}?part1=basement&size1=3900&part2=crawl&place=unknown&test=short&well=yes`,
  `${DATES}?for=sale&date=2027-01-02&place=montgomery&weather=no`,
  `${DATES}?for=retest&why=mitigation&last=2026-11-20`,
  `${CLOSED}?need=sheet&day=2027-03-12&time=10%3A00&length=short`,
  `${CLOSED}?need=opened&event=window&when=during&hour=30&minutes=20&test=unknown&closed=yes`,
];

const outcome = (page: Page) => page.locator('[data-result]');
/** Opens the questions again, which an answer closes. */
const change = (page: Page) => page.locator('[data-asked] > summary').click();
const said = (page: Page, name: string) => page.locator(`[data-said="${name}"]`);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${TODAY}T17:00:00Z`);
});

test('a price is found by keyboard alone', async ({ page }) => {
  await openAlive(page, PRICE);
  await page.getByLabel('Foundation', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('3900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cr');
  await expect(page.locator('#part2')).toHaveValue('crawl');
  await page.getByLabel('Town or county').focus();
  await page.keyboard.type('Montgomery');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'estimate');
  const sum = prices.air.montgomery + 2 * prices.air.extraDevice;
  await expect(said(page, 'price.estimate.many')).toHaveText(`From $${sum} total for 3 devices.`);
  await page.getByRole('button', { name: 'Show the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
});

test('who does not know the county ticks that, and the address keeps it', async ({ page }) => {
  await openAlive(page, `${PRICE}?part1=basement`);
  await page.getByLabel('I don’t know the county').check();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'range');
  await expect(page).toHaveURL(/place=unknown/);
  await page.reload();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'range');
  await expect(page.getByLabel('Town or county')).toHaveValue('');
  await change(page);
  await page.getByLabel('Town or county').fill('Rockville');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'estimate');
});

test('an hour without AM or PM is told in words, and so is half a day', async ({ page }) => {
  await openAlive(page, CLOSED);
  const hour = page.getByLabel('Start time');
  await hour.focus();
  await page.keyboard.type('0930');
  await expect(page.locator('[data-slip]:visible')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(hour).toHaveAccessibleDescription(/like 10:00 AM/);
  await expect(hour).toHaveAttribute('aria-invalid', 'true');
  await hour.fill('09:30');
  await expect(page.locator('[data-slip]:visible')).toHaveCount(0);
  const day = page.getByLabel('Day the test starts');
  await day.focus();
  await page.keyboard.type('0312');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(day).toHaveAccessibleDescription(/Enter a valid date/);
});

test('the days before a lease are found by keyboard alone', async ({ page }) => {
  await openAlive(page, DATES);
  await page.getByRole('radio', { name: 'A settlement' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A lease' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('01022027');
  await expect(page.getByLabel('Settlement or lease date')).toHaveValue('2027-01-02');
  await page.getByLabel('Town or county').focus();
  await page.keyboard.type('Bethesda');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'ok');
  await expect(said(page, 'why.validity@lease-montgomeryRental')).toHaveCount(1);
});

test('the hours of a closed house are found by keyboard alone', async ({ page }) => {
  await openAlive(page, CLOSED);
  await page.getByLabel('Day the test starts').focus();
  await page.keyboard.type('12012026');
  await page.getByLabel('Start time').focus();
  await page.keyboard.type('0900AM');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(said(page, 'hour.close')).toContainText('November 30, 2026, 9:00\u00a0PM');
});

test('a part of the house is asked for only after the one before it', async ({ page }) => {
  await openAlive(page, PRICE);
  await expect(page.locator('#part3')).toBeHidden();
  await expect(page.locator('#heat1')).toBeHidden();
  await page.locator('#part2').selectOption('slab');
  await expect(page.locator('#part3')).toBeVisible();
  await expect(page.locator('#heat1')).toBeVisible();
});

test('settlement on January 2: its days, and a calendar with each', async ({ page }) => {
  await openAlive(page, `${DATES}?date=2027-01-02&place=montgomery&weather=no`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'ok');
  for (const [step, day] of [
    ['step.book', '2026-12-24'],
    ['step.close', '2026-12-27T20:00'],
    ['step.place', '2026-12-28'],
    ['step.collect', '2026-12-30'],
    ['step.informed@sale', '2026-12-31'],
    ['step.event@sale', '2027-01-02'],
  ] as const) {
    await expect(said(page, step).locator('time')).toHaveAttribute('datetime', day);
  }
  await expect(said(page, 'mark.weekend').last()).toContainText('Saturday, January\u00a02, 2027');
  await expect(said(page, 'mark.holiday').first()).toContainText('Friday, December\u00a025, 2026');
  await expect(said(page, 'mark.holiday').last()).toContainText('Friday, January\u00a01, 2027');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('radon-test-dates.ics');
  const ics = await readFile(await download.path(), 'utf8');
  expect(ics.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(7);
  const names = ics.replaceAll('\r\n ', '').match(/^UID:.*$/gm) ?? [];
  expect(new Set(names).size).toBe(7);
  // An event must keep its ID when its day moves.
  for (const name of names)
    expect(name.trim()).toMatch(/^UID:[a-z-]+-\w+@www\.senecacreekradon\.example$/);
  expect(ics).toContain('SUMMARY:Radon test: Close the house by\r\n');
  expect(ics).toContain('DTSTART;VALUE=DATE:20270102\r\n');
});

test('settlement tomorrow: kindly too late, and what still works', async ({ page }) => {
  await openAlive(page, `${DATES}?date=2026-11-23&place=rockville`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'too-late');
  await expect(said(page, 'next.oldest')).toContainText('November\u00a024, 2025');
  await expect(said(page, 'next.move@sale')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my calendar' })).toBeHidden();
});

test('a sheet has its own hours over the night when clocks change', async ({ page }) => {
  await openAlive(page, `${CLOSED}?day=2027-03-12&time=10:00`);
  await expect(page.locator('[data-sheet] [data-sheet-time=end] time')).toHaveAttribute(
    'datetime',
    '2027-03-14T11:00',
  );
  await expect(said(page, 'why.clocks')).toHaveCount(1);
  await change(page);
  await page.getByLabel('Day the test starts').fill('2027-03-14');
  await page.getByLabel('Start time').fill('02:30');
  await page.getByLabel('Start time').blur();
  await expect(page.getByLabel('Start time')).toHaveAccessibleDescription(/skip this hour/);
  await expect(outcome(page)).toBeHidden();
});

test('a sheet is copied with its rules, for those who get it as a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, `${CLOSED}?day=2026-12-01&time=12:00`);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`- ${practice.closeWindows}`);
  await page.goto(`${CLOSED}?need=opened&event=passing`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'go-on');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const other = await page.evaluate(() => navigator.clipboard.readText());
  expect(other).not.toContain(practice.closeWindows);
});

test('midnight is told as the end of a day, noon as noon', async ({ page }) => {
  await openAlive(page, `${CLOSED}?day=2026-12-01&time=12:00`);
  const answer = said(page, 'sheet.ahead');
  await expect(answer).toContainText('Monday, November 30, 2026, 11:59 PM');
  await expect(answer.locator('time').first()).toHaveAttribute('datetime', '2026-11-30T23:59');
  const [leaf] = await page.locator('[data-result] [data-number]').allTextContents();
  expect(leaf).toBe('30');
  await expect(page.locator('[data-result] [data-sheet-time=close]')).toContainText('11:59 PM');
  await expect(page.locator('[data-result] [data-sheet-time=end]')).toContainText('12:00 noon');
});

test('a window open for 20 minutes at hour 30: whom to call, and what to expect', async ({
  page,
}) => {
  await openAlive(page, `${CLOSED}?need=opened`);
  await page.getByLabel('What happened?').selectOption('window');
  await page.getByLabel('Hours from the start').fill('30');
  await page.getByLabel('How many minutes').fill('20');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'call');
  await expect(said(page, 'end.monitor')).toContainText('89 hours');
  await expect(said(page, 'open.break').locator('a')).toHaveText(company.phone.display);
  await expect(page.locator('[data-sheet]')).toBeHidden();
  await page.getByLabel('What kind of test?').selectOption('monitor');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'extend');
  await expect(page).toHaveURL(/need=opened.*test=monitor/);
});

test('a passive device after hours with a window open: a new one, and no later hour', async ({
  page,
}) => {
  await openAlive(
    page,
    `${CLOSED}?need=opened&event=window&hour=40&minutes=480&test=passive&day=2026-12-01&time=10:00`,
  );
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'start-again');
  await expect(said(page, 'opened.hours-in-sum')).toBeVisible();
  await expect(outcome(page).locator('[data-part=days]')).toHaveCount(0);
});

test('only where a law is told does an answer say that the official text decides', async ({
  page,
}) => {
  for (const [path, count] of [
    [ANSWERED[0], 0],
    [ANSWERED[1], 1],
    [ANSWERED[3], 0],
  ] as const) {
    await openAlive(page, path ?? '');
    await expect(outcome(page).getByText('not legal advice')).toHaveCount(count);
  }
});

test('the calendar of a lease says below which level the test counts', async ({ page }) => {
  await openAlive(page, `${DATES}?for=retest&why=lease&last=2024-12-01&place=Bethesda`);
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'still-good');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  const ics = await readFile(await download.path(), 'utf8');
  expect(ics.replaceAll('\r\n ', '')).toMatch(/DESCRIPTION:.*below 4\.0\spCi\/L/);
});

test('the preparation guide and the sheet have the same rules', async ({ page }) => {
  await page.goto('/test-preparation');
  const guide = page.locator('article');
  const rules = await page.request.get(CLOSED).then(async (answer) => {
    const sheet = load(await answer.text())('#blank-sheet li');
    return sheet.toArray().map((rule) => load(rule).text().trim());
  });
  expect(rules).toContain(practice.closeWindows);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) await expect(guide.getByText(rule, { exact: true })).toBeVisible();
});

test.describe('the first questions lead on from', () => {
  for (const path of ['/services', '/services/radon-air']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Floor area').fill('2500');
      await page.getByLabel('Town or county').fill('Washington, DC');
      await page.getByRole('button', { name: 'Get my price' }).click();
      await expect(outcome(page)).toHaveAttribute('data-outcome', 'estimate');
      const sum = prices.air.other + prices.air.extraDevice;
      await expect(said(page, 'price.estimate.many')).toContainText(`$${sum}`);
    });
  }

  for (const path of ['/scheduler', '/test-preparation']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Which is on').fill('2027-01-02');
      await page.getByRole('button', { name: 'Show my days' }).click();
      await expect(page).toHaveURL(/test-dates\?for=sale&date=2027-01-02/);
      await expect(outcome(page)).toHaveAttribute('data-outcome', 'ok');
    });
  }
});

const pages = async (page: Page, format: string): Promise<number> => {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
};

test('each answer is one page on paper, and the sheet is the sheet alone', async ({ page }) => {
  for (const path of ANSWERED) {
    await openAlive(page, path);
    await expect(outcome(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const format of ['Letter', 'A4']) {
      expect(await pages(page, format), `${path} ${format}`).toBe(1);
    }
    if (path.includes('need=sheet')) {
      await expect(said(page, 'sheet.ahead')).toBeHidden();
      await expect(page.locator('[data-sheet]')).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a blank sheet can be printed, one page, with lines to write on', async ({ page }) => {
    await page.goto(CLOSED);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#blank-sheet [data-sheet-time=close]')).toBeEmpty();
    await expect(page.locator('#blank-sheet')).toBeVisible();
    for (const format of ['Letter', 'A4']) expect(await pages(page, format)).toBe(1);
  });

  test('prices and rules stand in the page', async ({ page }) => {
    await page.goto(PRICE);
    await expect(page.locator('form').getByLabel('Town or county')).toBeHidden();
    await expect(page.getByText(`$${prices.air.surrounding}`).first()).toBeVisible();
    await page.goto(DATES);
    await expect(page.locator('#plan').getByText('You have time').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each answer fits its width', async ({ page }) => {
    for (const path of ANSWERED) {
      await test.step(path, async () => {
        await openAlive(page, path);
        await expect(outcome(page)).toBeVisible();
        expect(await overhang(page)).toBe(0);
      });
    }
  });

  test('a tool has its questions and its button on the first screen', async ({ page }) => {
    for (const path of [PRICE, CLOSED]) {
      await test.step(path, async () => {
        await openAlive(page, path);
        const bar = await page.locator('a[href$="/scheduler"]:visible').last().boundingBox();
        const button = await page.getByRole('button', { name: 'Show the answer' }).boundingBox();
        expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      });
    }
  });
});

// About 3,000 bytes of the script read the answers in the address.
test('the script of each tool is small', async ({ page }) => {
  for (const path of [PRICE, DATES, CLOSED]) {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/assets\/js\/(?!main)/.test(response.url())) scripts.push(response.body());
    });
    await openAlive(page, path);
    const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThanOrEqual(16_200);
    page.removeAllListeners('response');
  }
});

test('no answer has a violation in either theme', async ({ page }) => {
  for (const path of ANSWERED) {
    await test.step(path, async () => {
      await openAlive(page, path);
      await expect(outcome(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});
