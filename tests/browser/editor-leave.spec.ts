import { field, save, test } from './editor-desk';
import { expect, type Page } from './fixtures';

/** What the browser asks, with what is answered. */
function answering(page: Page): { asked: string[]; leave: boolean } {
  const state = { asked: [] as string[], leave: false };
  page.on('dialog', (dialog) => {
    state.asked.push(dialog.type());
    void (state.leave ? dialog.accept() : dialog.dismiss());
  });
  return state;
}

const WAYS: [way: string, (page: Page) => Promise<unknown>][] = [
  ['the arrow', (page) => page.getByRole('button', { name: 'Cancel Editing' }).click()],
  ['the button of the browser', (page) => page.evaluate(() => history.back())],
  [
    'another address',
    (page) => page.evaluate(() => location.assign('#/collections/facts/entries/areas')),
  ],
];

for (const [way, go] of WAYS) {
  test(`words that are not saved are left by ${way} only after a question`, async ({
    page,
    desk,
  }) => {
    const answer = answering(page);
    await page.goto(`${desk.url}#/collections/prices`);
    await page.getByRole('row', { name: 'Prices' }).getByRole('gridcell').last().click();
    const price = field(page, 'Montgomery').getByRole('textbox');
    await price.fill('171');
    await go(page);
    await expect.poll(() => answer.asked).toEqual(['confirm']);
    await expect(price).toHaveValue('171');
    answer.leave = true;
    // A browser lets a page keep people for as long as they do something in it.
    await price.press('End');
    await go(page);
    await expect(price).toBeHidden();
    expect(answer.asked).toEqual(['confirm', 'confirm']);
    expect(await desk.changed('src/data/prices.json')).toEqual([]);
  });
}

test('a page with words that are not saved is loaded again only after a question', async ({
  page,
  desk,
}) => {
  const answer = answering(page);
  await desk.open(page, 'prices/entries/prices');
  const price = field(page, 'Montgomery').getByRole('textbox');
  await price.fill('171');
  await page.evaluate(() => location.reload());
  await expect.poll(() => answer.asked).toEqual(['beforeunload']);
  await expect(price).toHaveValue('171');
});

test('nothing is asked where there is nothing to lose', async ({ page, desk }) => {
  const answer = answering(page);
  await desk.open(page, 'prices/entries/prices');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(field(page, 'Montgomery')).toBeHidden();
  await desk.open(page, 'prices/entries/prices');
  await field(page, 'Montgomery').getByRole('textbox').fill('171');
  await save(page);
  await desk.open(page, 'articles/new');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(field(page, 'Title')).toBeHidden();
  await page.reload();
  expect(answer.asked).toEqual([]);
});
