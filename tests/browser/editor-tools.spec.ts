import { readFile } from 'node:fs/promises';
import { field, openRow, save, TALL, test, type } from './editor-desk';
import { doJobs, type Job } from './editor-job';
import { expect, type Locator, type Page } from './fixtures';

test.use({ viewport: TALL });

const FILE = 'src/pages/tools/radon-law.md';
const SPANISH = 'i18n/es/docusaurus-plugin-content-pages/tools/radon-law.md';

/** Opens a tool's sentence in its box and returns its text field. */
async function sentence(page: Page, box: string, code: string): Promise<Locator> {
  await openRow(page, box);
  await openRow(page, `${code} ·`);
  return field(page, 'Words').getByRole('textbox');
}

const JOBS: Job[] = [
  {
    what: 'a sentence on what the law asks',
    at: 'pages/entries/radon-law',
    file: FILE,
    does: async (page) => {
      const words = await sentence(page, ': selling or buying', 'next.seller@law-sale');
      await words.fill('If you sell: agree on who orders the test.');
      await expect(field(page, 'Code').getByRole('textbox')).not.toBeEditable();
    },
    says: '- `next.seller@law-sale` If you sell: agree on who orders the test.\n',
  },
  {
    what: 'its Spanish',
    at: 'es/entries/pages-tools-radon-law',
    file: SPANISH,
    does: async (page) => {
      const words = await sentence(page, ': vender o comprar', 'next.seller@law-sale');
      await words.fill('Si vende: acuerde quién encarga la prueba.');
    },
    says: '- `next.seller@law-sale` Si vende: acuerde quién encarga la prueba.\n',
  },
];

test('the office changes a sentence of a tool and its Spanish, and the check has nothing to say', async ({
  page,
  desk,
}) => {
  await doJobs(page, desk, JOBS);
});

test('a sentence is found by its words, and opened with the cursor in them', async ({
  page,
  desk,
}) => {
  // In a low window most rows are out of view, so the editor does not draw them.
  await page.setViewportSize({ width: 1280, height: 700 });
  await desk.open(page, 'pages/entries/radon-law');
  const find = field(page, 'Find a sentence');
  const before = await readFile(FILE, 'utf8');
  const sentences = before
    .split('\n')
    .filter((line) => /^- `[^`]+` [A-Z][^{}:[\]*]+\.$/.test(line));
  for (const line of [sentences.at(-1), sentences[0]]) {
    const [, code = '', words = ''] = /^- `([^`]+)` (.*)$/.exec(line ?? '') ?? [];
    await find.getByRole('searchbox').fill(` ${words.slice(0, 30).toUpperCase()} `);
    await expect(find.getByRole('status')).toHaveText(/^[1-9]\d* found$/);
    await find.getByRole('button', { name: `${code} ${words.slice(0, 30)}` }).click();
    const opened = page.locator('textarea:focus');
    await expect(opened).toHaveValue(words);
    await expect(opened).toBeInViewport();
  }
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' It is found.');
  await save(page);
  expect(await desk.read(FILE)).toBe(before.replace(sentences[0]!, `${sentences[0]} It is found.`));
});

test('a new case that no sentence answers to is refused in words; one for a law is added with a fact that is looked up', async ({
  page,
  desk,
  logs,
}) => {
  logs.allow(/saving_failed|No sentence of this box/);
  await desk.open(page, 'pages/entries/radon-law');
  await openRow(page, ': selling or buying');
  await page.getByRole('button', { name: /^Add \W*case/ }).click();
  const added = field(page, 'New cases');
  await type(added, 'Code', 'next.byer@law-sale if rockville');
  await type(added, 'Words', 'If you buy in Rockville: ask for the report. ');
  await page.getByRole('button', { name: 'Save' }).click();
  const refused = page.getByRole('alertdialog');
  await expect(refused).toContainText('No sentence of this box has the code');
  expect(await desk.changed(FILE)).toEqual([]);
  await refused.getByRole('button').first().click();

  await type(added, 'Code', 'next.buyer@law-sale if rockville');
  await added.getByRole('button', { name: /^Insert a fact or a source/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a fact or a source' });
  await dialog.getByRole('searchbox').fill('law.validity');
  await dialog.getByRole('button', { name: '{{ law.validity }}' }).click();
  await expect(added.getByRole('textbox').last()).toHaveValue(/report\. \{\{ law\.validity \}\}$/);
  await save(page);
  const lines = (await desk.read(FILE)).split('\n');
  const at = lines.findIndex((line) => line.includes('if rockville'));
  expect(lines[at]).toBe(
    '- `next.buyer@law-sale if rockville` If you buy in Rockville: ask for the report. {{ law.validity }}',
  );
  expect(lines[at + 1]).toMatch(/^- `next\.buyer@law-sale/);
  const before = (await readFile(FILE, 'utf8')).split('\n');
  expect(lines.toSpliced(at, 1)).toEqual(before);
});
