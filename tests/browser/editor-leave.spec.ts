import { field, keptDrafts, save, test, typeKeys } from './editor-desk';
import { expect, type Page } from './fixtures';

/** Collects the types of the browser's dialogs in `asked`, and accepts them if `leave` is true. */
function answering(page: Page): { asked: string[]; leave: boolean } {
  const state = { asked: [] as string[], leave: false };
  page.on('dialog', (dialog) => {
    state.asked.push(dialog.type());
    void (state.leave ? dialog.accept() : dialog.dismiss());
  });
  return state;
}

/** Each way starts from another form, since a form that was left would offer to restore its draft. */
const WAYS: [way: string, row: string, go: (page: Page) => Promise<unknown>][] = [
  ['the arrow', 'Faqs', (page) => page.getByRole('button', { name: 'Cancel Editing' }).click()],
  ['the button of the browser', 'Radon laws', (page) => page.evaluate(() => history.back())],
  [
    'another address',
    'Home',
    (page) => page.evaluate(() => location.assign('#/collections/facts/entries/areas')),
  ],
];

test('words that are not saved are left, by whatever way, only after a question', async ({
  page,
  desk,
}) => {
  const answer = answering(page);
  const title = field(page, 'Title').getByRole('textbox');
  for (const [way, row, go] of WAYS) {
    await test.step(way, async () => {
      answer.asked = [];
      answer.leave = false;
      await desk.open(page, 'pages');
      await page.getByRole('row', { name: row, exact: true }).getByRole('gridcell').last().click();
      await title.fill('Zed');
      await go(page);
      await expect.poll(() => answer.asked, way).toEqual(['confirm']);
      await expect(title, way).toHaveValue('Zed');
      answer.leave = true;
      // The browser asks again only after the visitor has done something in the page.
      await title.press('End');
      await go(page);
      await expect(title, way).toBeHidden();
      expect(answer.asked, way).toEqual(['confirm', 'confirm']);
    });
  }

  answer.asked = [];
  answer.leave = false;
  await desk.open(page, 'prices/entries/prices');
  const price = field(page, 'Montgomery').getByRole('textbox');
  await price.fill('171');
  await page.evaluate(() => location.reload());
  await expect.poll(() => answer.asked).toEqual(['beforeunload']);
  await expect(price).toHaveValue('171');
  for (const file of ['docs/faqs.md', 'src/pages/index.md', 'src/data/prices.json']) {
    expect(await desk.changed(file)).toEqual([]);
  }
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

test('words that are not saved are offered again after the browser was closed', async ({
  page,
  desk,
  context,
}) => {
  await desk.open(page, 'pages/entries/faqs');
  const title = field(page, 'Title').getByRole('textbox');
  await typeKeys(title, 'Typed and not saved');
  // On a busy machine the editor may first keep a draft of half the words, so wait for all of them.
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('Typed and not saved');
  await page.close();

  const later = await context.newPage();
  await desk.open(later, 'pages/entries/faqs');
  const offer = later.getByRole('alertdialog', { name: 'Restore Draft' });
  await expect(offer).toContainText('Do you want to restore');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(field(later, 'Title').getByRole('textbox')).toHaveValue('Typed and not saved');
  await save(later);
  const [change] = await desk.changed('docs/faqs.md');
  expect(change?.[1]).toBe('title: Typed and not saved');
});
