import { startEditor, type AskCheck } from '../../scripts/edit/host';
import { field, save, test, type Desk } from './editor-desk';
import { expect, type Locator, type Page } from './fixtures';

/** Changes a price of the copy, in an editor whose check says what a test lets it say. */
async function saveAPrice(page: Page, { root }: Desk, ask: AskCheck): Promise<() => Promise<void>> {
  const editor = await startEditor(root, 0, 'http://localhost', ask);
  await page.goto(`${editor.url}#/collections/prices/entries/prices`);
  await field(page, 'Montgomery').getByRole('textbox').fill('1650');
  await save(page);
  return editor.close;
}

const said = (page: Page): Locator => page.locator('.check-strip');

test('what the check asks about what was saved is said in the editor', async ({ page, desk }) => {
  const close = await saveAPrice(page, desk, () =>
    Promise.resolve({
      isRight: true,
      words:
        'All well: 3 files.\nIs this meant: prices.json:4: 1650 is far from 165.\nTo check: laws\n',
    }),
  );
  await expect(said(page).getByRole('listitem')).toHaveText([
    'Is this meant: prices.json:4: 1650 is far from 165.',
  ]);
  await said(page).getByRole('button', { name: 'Close' }).click();
  await expect(said(page)).toHaveCount(0);
  await close();
});

test('what has to be mended is said, and the check that a later save overtakes says nothing', async ({
  page,
  desk,
}) => {
  const asked: AbortSignal[] = [];
  const close = await saveAPrice(page, desk, async (signal) => {
    asked.push(signal);
    if (asked.length === 1) {
      await new Promise((ended) => signal.addEventListener('abort', ended));
      return { isRight: true, words: '' };
    }
    return { isRight: false, words: 'src/data/prices.json:4: This should be a price.' };
  });
  await expect(said(page)).toContainText('The check is looking');
  await field(page, 'Montgomery').getByRole('textbox').fill('166');
  await save(page);
  await expect(said(page)).toContainText('needs to be fixed');
  await expect(said(page).getByRole('listitem')).toHaveText([
    'src/data/prices.json:4: This should be a price.',
  ]);
  await close();
});
