import { startEditor, type AskCheck } from '../../scripts/edit/host';
import { field, save, test, type Desk } from './editor-desk';
import { expect, type Locator, type Page } from './fixtures';

/**
 * Starts an editor over the copy, with a fake check.
 *
 * @returns a function that saves a price in the editor, and one that stops it
 */
async function editorWith(
  page: Page,
  { root }: Desk,
  ask: AskCheck,
): Promise<{ type: (price: string) => Promise<void>; close: () => Promise<void> }> {
  const { url, close } = await startEditor(root, 0, 'http://localhost', ask);
  const type = async (price: string): Promise<void> => {
    await page.goto(`${url}#/collections/prices/entries/prices`);
    await field(page, 'Montgomery').getByRole('textbox').fill(price);
    await save(page);
  };
  return { type, close };
}

const said = (page: Page): Locator => page.locator('.check-strip');

test('what the check asks about what was saved is said in the editor', async ({ page, desk }) => {
  const { type, close } = await editorWith(page, desk, () =>
    Promise.resolve({
      isRight: true,
      words:
        'All well: 3 files.\nIs this meant: prices.json:4: 1650 is far from 165.\nTo check: laws\n',
    }),
  );
  await type('1650');
  await expect(said(page).getByRole('listitem')).toHaveText([
    'Is this meant: prices.json:4: 1650 is far from 165.',
  ]);
  await said(page).getByRole('button', { name: 'Close' }).click();
  await expect(said(page)).toHaveCount(0);

  // A remark that was already shown is folded away.
  await type('1651');
  await expect(said(page)).toContainText('finds nothing wrong');
  await expect(said(page).getByText('1650 is far')).toBeHidden();
  await said(page).getByText('1 more from before').click();
  await expect(said(page).getByText('1650 is far')).toBeVisible();
  await close();
});

test('what was said makes room once the person goes on', async ({ page, desk }) => {
  let words = 'Is this meant: prices.json:4: 1650 is far from 165.\n';
  const { type, close } = await editorWith(page, desk, () =>
    Promise.resolve({ isRight: true, words }),
  );
  await type('1650');
  const line = said(page).getByText('1650 is far from 165');
  await expect(line).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(line).toBeHidden();
  await said(page).getByText('please look at this').click();
  await expect(line).toBeVisible();

  words = '';
  await type('165');
  await expect(said(page)).toContainText('finds nothing wrong');
  await page.mouse.click(5, 5);
  await expect(said(page)).toHaveCount(0);
  await close();
});

test('what has to be mended is said, and the check that a later save overtakes says nothing', async ({
  page,
  desk,
}) => {
  const asked: AbortSignal[] = [];
  const { type, close } = await editorWith(page, desk, async (signal) => {
    asked.push(signal);
    if (asked.length > 1)
      return { isRight: false, words: 'src/data/prices.json:4: This should be a price.' };
    await new Promise((ended) => signal.addEventListener('abort', ended));
    return { isRight: true, words: '' };
  });
  await type('1650');
  await expect(said(page)).toContainText('The check is looking');
  await type('166');
  await expect(said(page)).toContainText('needs to be fixed');
  await expect(said(page).getByRole('listitem')).toHaveText([
    'src/data/prices.json:4: This should be a price.',
  ]);
  await close();
});

test('a page that is loaded anew before the check has answered asks it again', async ({
  page,
  desk,
}) => {
  let asked = 0;
  const { type, close } = await editorWith(page, desk, async (signal) => {
    asked += 1;
    if (asked === 1) await new Promise((ended) => signal.addEventListener('abort', ended));
    return { isRight: true, words: 'Is this meant: prices.json:4: 1650 is far from 165.\n' };
  });
  await type('1650');
  await expect(said(page)).toContainText('The check is looking');
  await page.reload();
  await expect(said(page).getByRole('listitem')).toHaveText([/1650 is far/]);
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Save' }).or(page.getByRole('grid')).first(),
  ).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  expect(asked).toBe(2);
  await close();
});
