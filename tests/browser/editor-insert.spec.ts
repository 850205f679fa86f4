import { readFile } from 'node:fs/promises';
import { field, save, test, type } from './editor-desk';
import { expect, overhang, type Locator, type Page } from './fixtures';

const FILE = 'blog/lead-214.md';
const form = 'articles/entries/lead-214';

const textOf = (page: Page): Locator => field(page, 'Text').getByRole('textbox');
const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Insert a fact or a box' });

/** Opens the list by its button and returns its dialog. */
async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Insert a fact or a box/ }).click();
  await expect(dialogOf(page).getByRole('searchbox', { name: 'Look for' })).toBeFocused();
  return dialogOf(page);
}

/** Puts the cursor before the first occurrence of some words. */
async function putCursor(text: Locator, words: string): Promise<void> {
  await text.evaluate((node, before) => {
    const area = node as HTMLTextAreaElement;
    const at = area.value.indexOf(before);
    area.setSelectionRange(at, at);
  }, words);
}

test('a fact or a box is looked up by what it says, and put where the cursor is', async ({
  page,
  desk,
}) => {
  await desk.open(page, form);
  const text = textOf(page);
  const before = await text.inputValue();

  await test.step('Escape closes the list, and nothing is put', async () => {
    await openList(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(before);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  await test.step('by keyboard alone, between empty lines, and taken back with one key', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('status')).toBeEmpty();
    await page.keyboard.type('drawing decay');
    await expect(dialog.getByRole('status')).toHaveText('1 found');
    await expect(dialog.locator('summary:visible')).toHaveText(/\(1\)$/);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', { name: 'decay-chain' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(`${before}\n\n::figure{name=decay-chain}`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue(before);
  });

  await test.step('a box goes around what is selected', async () => {
    await text.evaluate((node) => {
      const area = node as HTMLTextAreaElement;
      const end = area.value.indexOf('\n\n');
      area.setSelectionRange(0, end);
    });
    await openList(page);
    await page.keyboard.type('spoil a test');
    await page.keyboard.press('Enter');
    const [first = ''] = before.split('\n\n');
    await expect(text).toHaveValue(before.replace(first, `:::warning\n${first}\n:::`));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue(before);
  });

  await test.step('selected words become the words of a link', async () => {
    await text.evaluate((node) => (node as HTMLTextAreaElement).setSelectionRange(0, 4));
    const dialog = await openList(page);
    await page.keyboard.type('booking');
    await dialog.getByRole('button', { name: '(/scheduler)' }).click();
    const words = before.slice(0, 4).trim();
    await expect(text).toHaveValue(before.replace(/^.{4}/, `[${words}](/scheduler)`));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue(before);
  });

  const line = before.split('\n').find((one) => /^[A-Z][^{}[\]*:]+\.$/.test(one)) ?? '';
  await test.step('what says the words side by side comes first', async () => {
    await putCursor(text, line);
    const dialog = await openList(page);
    await page.keyboard.type('water test');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ found$/);
    await expect(dialog.locator('button.insertion:visible').first()).toHaveAccessibleName(
      /^\$\d+ A water test/,
    );
    await dialog.getByRole('searchbox').fill('montgomery one air test $');
    const choice = dialog.getByRole('button', { name: '{{ prices.air.montgomery }}' });
    await expect(choice).toHaveAccessibleName(/^\$\d+/);
    await choice.click();
    await expect(dialog).toBeHidden();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(before.replace(line, `{{ prices.air.montgomery }}${line}`));
  });

  await page.keyboard.type(' ');
  await save(page);
  expect(await desk.changed(FILE)).toEqual([[line, `{{ prices.air.montgomery }} ${line}`]]);
});

test('the button stays in sight above a long text; a colon begins a box, and no emoji', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await desk.open(page, form);
  const text = textOf(page);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\n:::note\nSmiles :heart words.\n:::\n\nZed.');
  await expect(page.getByRole('button', { name: /^Insert a fact or a box/ })).toBeInViewport({
    ratio: 1,
  });
  const dialog = await openList(page);
  await page.keyboard.type('uploaded');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ found$/);
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/Zed\.\n\n!\[what it shows\]\(\/img\/[^)]+\)$/);
  const typed = await text.inputValue();
  await save(page);
  const before = await readFile(FILE, 'utf8');
  expect(typed).toContain('\n\n:::note\nSmiles :heart words.\n:::\n\nZed.\n');
  expect(await desk.read(FILE)).toBe(
    `${before}${typed.slice(typed.indexOf('\n\n:::note\nSm') + 1)}\n`,
  );
});

test('words at the top of a page take a fact where their cursor is, and no more characters than the check', async ({
  page,
  desk,
}) => {
  const file = 'src/pages/index.md';
  await desk.open(page, 'pages/entries/home');
  for (const label of ['Description', 'Heading', 'Lead']) {
    const words = field(page, label).getByRole('textbox');
    await words.fill('From , a test.');
    await putCursor(words, ',');
    await field(page, label)
      .getByRole('button', { name: /^Insert a fact/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Insert a fact' });
    await page.keyboard.type('schedule');
    await expect(dialog.getByRole('button', { name: /::|\]\(/ })).toHaveCount(0);
    await dialog.getByRole('searchbox').fill('montgomery one air test $');
    await dialog.getByRole('button', { name: '{{ prices.air.montgomery }}' }).click();
    await expect(words).toHaveValue('From {{ prices.air.montgomery }}, a test.');
  }

  await type(page, 'Heading', 'word '.repeat(20));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Heading')).toContainText('keep it under 90.');
  await type(page, 'Heading', 'Home');
  await save(page);
  const words = 'From {{ prices.air.montgomery }}, a test.';
  expect((await desk.changed(file)).map(([, after]) => after)).toEqual([
    `description: ${words}`,
    'heading: Home',
    `lead: ${words}`,
  ]);
});

test('the list has what a fact says now, fits a telephone, and is closed when its form is left', async ({
  page,
  desk,
}) => {
  await desk.open(page, 'prices/entries/prices');
  await type(page, 'Montgomery', '717');
  await save(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(page, form);
  const dialog = await openList(page);
  await dialog.getByRole('searchbox').fill('717');
  await expect(dialog.getByRole('button', { name: '$717' }).first()).toBeInViewport();
  expect(await overhang(page)).toBe(0);
  await page.goBack();
  await expect(textOf(page)).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('each form leads to the guide, and the guide to the forms', async ({
  page,
  context,
  desk,
}) => {
  await desk.open(page, 'prices/entries/prices');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Help with this form' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1 })).toBeVisible();
  await guide.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(guide.getByRole('img').first()).toHaveJSProperty('complete', true);
  await guide.getByRole('link', { name: 'prices.json' }).first().click();
  await expect(field(guide, 'Montgomery')).toBeVisible();
});
