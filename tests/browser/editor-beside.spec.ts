import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { field, openRow, save, TALL, test, type, type Desk } from './editor-desk';
import { expect } from './fixtures';

const run = promisify(execFile);

/** Commits the desk's files to a Git repository, so that the editor finds an earlier version. */
async function keep({ root }: Desk, why: string): Promise<void> {
  const git = (...args: string[]): Promise<unknown> => run('git', args, { cwd: root });
  await git('init', '-q');
  await git('add', '-A');
  const who = ['-c', 'user.name=Karen Duarte', '-c', 'user.email=karen@example.com'];
  await git(...who, 'commit', '-qm', why);
}

test.use({ viewport: TALL });

test.afterEach(({ desk }) => rm(join(desk.root, '.git'), { recursive: true, force: true }));

test('a text that is not translated yet is translated beside the English; a fact whose English has changed stands first, and is renewed on one line', async ({
  page,
  desk,
}) => {
  const file = 'i18n/es/docusaurus-plugin-content-blog/lead-214.md';
  await rm(join(desk.root, file));
  const laws = join(desk.root, 'src/data/laws.json');
  const facts = await readFile(laws, 'utf8');
  await writeFile(laws, facts.replace('"Home sales"', '"Sales of homes"'));

  await desk.open(page, 'es/entries/blog-lead-214');
  await expect(page.getByText('not translated yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'The English' }).click();
  const pane = page.getByRole('complementary', { name: 'The English' });
  await pane.getByRole('button', { name: /^Put the English into the text/ }).click();
  await type(page, 'Title', 'Plomo-214');
  await type(page, 'Description', 'Lo que hace el plomo-214.');
  await type(page, 'Excerpt', 'Lo que hace.');
  await save(page);
  const english = await readFile('blog/lead-214.md', 'utf8');
  const [, body = ''] = /^---\n[\s\S]*?\n---\n+([\s\S]*)$/.exec(english) ?? [];
  const written = await desk.read(file);
  expect(written.startsWith('---\ntitle: Plomo-214\n')).toBe(true);
  expect(written.endsWith(`---\n\n${body}`)).toBe(true);

  await desk.open(page, 'es/entries/facts-laws');
  await expect(pane).toBeHidden();
  await openRow(page, 'To translate or renew (1)');
  await openRow(page, 'Old: Sales of homes');
  await expect(field(page, 'English').getByRole('textbox')).toHaveValue('Sales of homes');
  await type(page, 'Translation', 'Venta de casas');
  await save(page);
  expect(await desk.changed('i18n/es/data/laws.json')).toEqual([
    [expect.stringContaining('"covers": '), '    "covers": "Venta de casas",'],
  ]);
});

test('a page stands beside its form at the place of the cursor, and an earlier state is put back', async ({
  page,
  desk,
  context,
}) => {
  await context.route('http://localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
  );
  await keep(desk, 'First');
  const faqs = join(desk.root, 'docs/faqs.md');
  const first = await readFile(faqs, 'utf8');
  await writeFile(faqs, first.replace('{#certification}', '{#certified}'));
  await keep(desk, 'Second');
  await desk.open(page, 'pages/entries/faqs');
  await page.getByRole('button', { name: 'The page', exact: true }).click();
  await openRow(page, 'Are you certified?');
  const text = field(page, 'Answer').getByRole('textbox');
  await text.focus();
  const frame = page.locator('iframe[title="The page"]');
  await expect(frame).toHaveAttribute('src', 'http://localhost/faqs#certified');

  await page.getByRole('button', { name: 'Earlier states' }).click();
  const pane = page.getByRole('complementary', { name: 'Earlier states' });
  await pane.getByText(/First$/).click();
  await expect(pane.getByText(/^\+ .*\{#certification\}$/m)).toBeVisible();
  await pane.getByRole('button', { name: 'Put this back' }).click();
  const readAnew = page.waitForEvent('load');
  await save(page);
  expect(await desk.read('docs/faqs.md')).toBe(first);
  await readAnew;

  await desk.open(page, 'pages/entries/faqs');
  await expect(page.getByText('An earlier state is chosen')).toBeHidden();
  await openRow(page, 'Are you certified?');
  await text.fill(`${await text.inputValue()} Zed.`);
  await save(page);
  expect(await desk.read('docs/faqs.md')).toBe(`${first.trimEnd()} Zed.\n`);

  await test.step('what was just saved can be put back without a new load', async () => {
    await page.evaluate(() => (location.hash = '#/collections/pages/entries/faqs'));
    await page.getByRole('button', { name: 'Earlier states' }).click();
    await pane.getByText(/First$/).click();
    await expect(pane.getByText(/^− .*Zed\.$/m)).toBeVisible();
  });
});
