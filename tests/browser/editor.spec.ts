import { appendFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { field, openParts, save, test } from './editor-desk';
import { expect } from './fixtures';

test('what no price can be is refused whole, in the words of the check; a price changes on one line', async ({
  page,
  desk,
}) => {
  await desk.open(page, 'prices/entries/prices');
  const price = field(page, 'Montgomery').getByRole('textbox');
  for (const typed of ['-5', '165,50', '165.50', '1,250', '$175', 'one hundred']) {
    await price.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field(page, 'Montgomery'), typed).toContainText(
      'This should be a price in whole dollars above 0, without $, such as 165.',
    );
    await expect(price).toHaveValue(typed);
  }
  expect(await desk.changed('src/data/prices.json')).toEqual([]);

  await price.fill('171');
  await save(page);
  const [change, ...more] = await desk.changed('src/data/prices.json');
  expect(change?.[1]).toContain('"montgomery": 171');
  expect(more).toEqual([]);
});

test('what somebody else has changed meanwhile is not written over', async ({
  page,
  desk,
  logs,
}) => {
  await desk.open(page, 'prices/entries/prices');
  const price = field(page, 'Montgomery').getByRole('textbox');
  await price.fill('171');
  await appendFile(join(desk.root, 'src/data/prices.json'), '\n');
  const before = await desk.read('src/data/prices.json');
  logs.allow(/409|Somebody else has saved/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Somebody else has saved src/data/prices.json since you opened it',
  );
  await page.getByRole('alertdialog').getByRole('button').first().click();
  expect(await desk.read('src/data/prices.json')).toBe(before);
  await expect(price).toHaveValue('171');
});

test('nobody is in conflict with themselves, however often they save', async ({
  page,
  desk,
  context,
}) => {
  // Playwright disables the HTTP cache while it routes requests, and this test needs the cache.
  await context.unrouteAll();
  const form = page.getByRole('group', { name: 'Content Editor' });
  for (const [file, at] of [
    ['src/data/areas.json', 'facts/entries/areas'],
    ['src/data/redirects.json', 'facts/entries/redirects'],
    ['blog/lead-214.md', 'articles/entries/lead-214'],
  ] as const) {
    // Most files were last changed weeks ago.
    await utimes(join(desk.root, file), 1_700_000_000, 1_700_000_000);
    for (const times of [1, 2, 3]) {
      await test.step(`${file}, ${times}`, async () => {
        await desk.open(page, at);
        const typed = form.getByRole('textbox');
        await openParts(page, typed);
        const before = await typed.first().inputValue();
        await typed.first().fill(`${before}x`);
        await save(page);
        expect(await desk.read(file)).toContain(`${before}x`);
        expect(await desk.changed(file)).toHaveLength(1);
      });
    }
  }
});

test('a lost connection loses no word', async ({ page, desk, context, logs }) => {
  await desk.open(page, 'prices/entries/prices');
  const price = field(page, 'Montgomery').getByRole('textbox');
  await price.fill('171');
  logs.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('error');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(price).toHaveValue('171');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => desk.changed('src/data/prices.json')).toHaveLength(1);
});

test('no other page of this computer can read or write the files', async ({ request, desk }) => {
  const files = desk.url.replace('/admin', '/files');
  const ours = { 'X-Editor': 'local' };
  expect((await request.get(`${files}/src/data/prices.json`)).status()).toBe(403);
  expect((await request.get(`${files}/src/data/prices.json`, { headers: ours })).status()).toBe(
    200,
  );
  for (const path of ['package.json', 'src/data/%2e%2e/%2e%2e/package.json', 'src/data/x.ts']) {
    expect((await request.put(`${files}/${path}`, { headers: ours })).status(), path).toBe(403);
  }
});
