import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { field, keptDrafts, save, test, typeKeys, type Desk } from './editor-desk';
import { expect, type Locator, type Page } from './fixtures';

const PRICES = 'src/data/prices.json';
const FORM = 'prices/entries/prices';

/** Changes prices in the file, as a colleague who saves would. Returns the new text of the file. */
async function colleague(
  { root }: Desk,
  prices: Readonly<Record<string, number>>,
): Promise<string> {
  const file = join(root, PRICES);
  let text = await readFile(file, 'utf8');
  for (const [name, price] of Object.entries(prices)) {
    text = text.replace(new RegExp(`("${name}": )\\d+`), `$1${price}`);
  }
  await writeFile(file, text);
  return text;
}

const price = (page: Page, label: string): Locator => field(page, label).getByRole('textbox');
const words = (page: Page): Locator =>
  page.getByRole('button', { name: 'Your words that were not saved' });
const pane = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your words that were not saved' });
const restore = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Restore Draft' });

/** Saves, and expects the message that somebody else has saved the file. */
async function saveSecond(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText(`Somebody else has saved ${PRICES} since you opened it`);
  await expect(told).toContainText('Your words are kept in this browser');
  await told.getByRole('button').first().click();
}

test.beforeEach(({ logs }) => logs.allow(/409|Somebody else has saved/));

test('who saves second finds the words beside the form, until they are in the file or put away', async ({
  page,
  desk,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await desk.open(page, FORM);
  await typeKeys(price(page, 'Montgomery'), '171');
  await typeKeys(price(page, 'Other'), '201');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('201');
  const theirs = await colleague(desk, { montgomery: 181, surrounding: 191 });
  await saveSecond(page);
  await expect(price(page, 'Montgomery')).toHaveValue('171');
  expect(await desk.read(PRICES)).toBe(theirs);

  await page.reload();
  await expect(price(page, 'Montgomery')).toHaveValue('181');
  expect(asked).toEqual([]);
  await words(page).click();
  await expect(restore(page)).toBeHidden();
  await expect(pane(page)).toContainText('"montgomery": 171');
  await expect(pane(page)).toContainText('"other": 201');
  await pane(page).getByText('What somebody else has saved').click();
  await expect(pane(page).getByText('"surrounding": 191')).toBeVisible();

  await price(page, 'Other').fill('201');
  const readAnew = page.waitForEvent('load');
  await save(page);
  await readAnew;
  expect(await desk.read(PRICES)).toBe(theirs.replace(/("other": )\d+/, '$1201'));

  await desk.open(page, FORM);
  await words(page).click();
  await expect(pane(page).getByRole('listitem').first()).toContainText('"montgomery": 171');
  await expect(pane(page).getByRole('listitem').first()).not.toContainText('"other"');
  await pane(page).getByRole('button', { name: 'Done with them' }).click();
  await expect(pane(page)).toBeHidden();
  await expect(words(page)).toBeHidden();
  await page.reload();
  await expect(price(page, 'Montgomery')).toHaveValue('181');
  await expect(words(page)).toBeHidden();
});

test('words that are in the file are forgotten', async ({ page, desk }) => {
  await desk.open(page, FORM);
  await price(page, 'Montgomery').fill('171');
  await colleague(desk, { surrounding: 191 });
  await saveSecond(page);
  const readAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await readAnew;

  await desk.open(page, FORM);
  await expect(words(page)).toBeVisible();
  await price(page, 'Montgomery').fill('171');
  const readOnceMore = page.waitForEvent('load');
  await save(page);
  await readOnceMore;
  await desk.open(page, FORM);
  await expect(price(page, 'Surrounding')).toHaveValue('191');
  await expect(words(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('171');
});

test('words of an earlier day that are restored do not write over what was saved since; what is typed after that is offered again', async ({
  page,
  desk,
  context,
}) => {
  await desk.open(page, FORM);
  await typeKeys(price(page, 'Montgomery'), '171');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('171');
  await page.close();
  const theirs = await colleague(desk, { surrounding: 191 });

  const later = await context.newPage();
  later.on('dialog', (dialog) => void dialog.accept());
  await desk.open(later, FORM);
  await restore(later).getByRole('button', { name: 'Restore' }).click();
  await expect(price(later, 'Montgomery')).toHaveValue('171');
  await saveSecond(later);
  expect(await desk.read(PRICES)).toBe(theirs);

  // A draft typed after that message must be newer than the one before it.
  await later.clock.setFixedTime(Date.now() + 60_000);
  await typeKeys(price(later, 'Other'), '207');
  await expect.poll(() => later.evaluate(keptDrafts)).toContain('207');
  await later.reload();
  await restore(later).getByRole('button', { name: 'Discard' }).click();
  await words(later).click();
  await expect(pane(later)).toContainText('"montgomery": 171');
});
