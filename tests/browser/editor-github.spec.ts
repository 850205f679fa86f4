import { readdirSync, readFileSync } from 'node:fs';
import { editorOf } from '../../src/editor/settings';
import { field, typeKeys } from './editor-desk';
import { FakeGitHub } from './fake-github';
import { startSignInPage } from './fake-sign-in';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Options,
  type Page,
} from './fixtures';

const PRICES = 'src/data/prices.json';
const DRAFT = 'cms/prices/prices';
const place = {
  local: false,
  repository: 'office/site',
  branch: 'main',
  signIn: true,
  pricesAtOnce: false,
} as const;

interface Fixtures extends Options {
  github: FakeGitHub;
  /** Lets a browser context use the editor with the fake GitHub. */
  employ: (context: BrowserContext) => Promise<void>;
}

/** The published editor with the fake GitHub and its sign-in page. */
const test = base.extend<Fixtures>({
  officeEnv: async ({}, use) => {
    const page = await startSignInPage();
    const app = { GITHUB_CLIENT_ID: 'app-id', GITHUB_CLIENT_SECRET: 'app-secret' };
    await use({ ...app, GITHUB_BASE_URL: page.url });
    page.close();
  },
  github: async ({}, use) => use(new FakeGitHub(['src/data', 'src/pages', 'docs', 'blog'])),
  employ: async ({ github }, use) => {
    await use(async (context) => {
      await github.answer(context);
      await context.route('**/editor/editor.json', (route) =>
        route.fulfill({ json: editorOf('.', 'https://site.example', 'Radon', place) }),
      );
    });
  },
});

async function openPrices(page: Page): Promise<Locator> {
  await page.goto('/admin#/collections/prices/entries/prices');
  await signIn(page);
  return field(page, 'Montgomery').getByRole('textbox');
}

/** Runs in the page: returns how many forms have unsaved words that the editor keeps in the browser. */
async function keptForms(): Promise<number> {
  const done = <T>(asked: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(new Error('The browser keeps nothing.'));
    });
  let kept = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    if (database.objectStoreNames.contains('draft-backups')) {
      kept += await done(
        database.transaction('draft-backups').objectStore('draft-backups').count(),
      );
    }
    database.close();
  }
  return kept;
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_fake');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('a saved price is a draft, and published with one button when it is ready', async ({
  context,
  employ,
  github,
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(host);
  });
  await employ(context);
  const before = github.text(PRICES);
  const price = await openPrices(page);
  const typed = await price.inputValue();
  await price.fill('777');
  await press(page, 'Save');
  await press(page, 'Later');
  await expect(price).toBeHidden();
  expect(github.pulls).toMatchObject([{ branch: DRAFT, draft: true, state: 'open' }]);
  expect(github.text(PRICES, DRAFT)).toBe(
    before?.replace(`"montgomery": ${typed}`, '"montgomery": 777'),
  );
  expect(github.text(PRICES)).toBe(before);

  await page.goto('/admin#/workflow');
  await press(page, 'Prices');
  await page.getByRole('button', { name: /^Status/ }).click();
  // The menu reacts to its items only once they have IDs, about 0.1 s after it opens.
  await page.locator('[role=menuitemradio][id]', { hasText: 'Ready' }).click();
  await press(page, 'Publish Entry');
  await press(page, 'Publish');
  await expect.poll(() => github.pulls[0]?.state).toBe('merged');
  expect(github.text(PRICES)).toContain('"montgomery": 777');
  expect([...asked].filter((host) => !/^localhost/.test(host)).sort()).toEqual([
    'api.github.com',
    'avatars.githubusercontent.com',
  ]);
});

test('who saves second is told, and neither loses a word', async ({
  browser,
  context,
  employ,
  github,
  page,
  logs,
}) => {
  const colleague = await browser.newContext();
  await employ(context);
  await employ(colleague);
  const [price, theirs] = await Promise.all([
    openPrices(page),
    openPrices(await colleague.newPage()),
  ]);
  await theirs.fill('181');
  await typeKeys(price, '171');
  await expect.poll(() => page.evaluate(keptForms)).toBe(1);
  await press(theirs.page(), 'Save');
  await press(theirs.page(), 'Later');
  await expect(theirs).toBeHidden();

  logs.allow(/status: 200|Server responded with an error/);
  await press(page, 'Save');
  await expect(page.getByRole('alertdialog')).toContainText(`Somebody else has saved ${PRICES}`);
  expect(github.text(PRICES, DRAFT)).toContain('"montgomery": 181');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(price).toHaveValue('171');
  await colleague.close();

  await page.reload();
  await expect(price).toHaveValue('181');
  const words = page.getByRole('button', { name: 'Your words that were not saved' });
  await words.click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const pane = page.getByRole('complementary', { name: 'Your words that were not saved' });
  await expect(pane).toContainText('"montgomery": 171');
  await price.fill('171');
  const readAnew = page.waitForEvent('load');
  await press(page, 'Save');
  await press(page, 'Later');
  await readAnew;
  expect(github.text(PRICES, DRAFT)).toContain('"montgomery": 171');
  await page.goto('/admin#/collections/prices/entries/prices');
  await expect(price).toHaveValue('171');
  await expect(words).toBeHidden();
});

test('who saves when the sign-in has ended is told, and keeps every word', async ({
  employ,
  context,
  github,
  page,
  logs,
}) => {
  test.slow(); // The editor is opened twice.
  await employ(context);
  const price = await openPrices(page);
  await typeKeys(price, '777');
  await expect.poll(() => page.evaluate(keptForms)).toBe(1);
  github.isSignedOut = true;
  logs.allow(/status(?: of|:) 401|Server responded with an error/);
  await press(page, 'Save');
  await expect(page.getByRole('alertdialog')).toContainText('Your sign-in has ended');
  expect(github.pulls).toEqual([]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sign In with .*GitHub/ })).toBeVisible();
  github.isSignedOut = false;
  await signIn(page);
  await press(page, 'Restore');
  await expect(price).toHaveValue('777');
  await press(page, 'Save');
  await press(page, 'Later');
  await expect(price).toBeHidden();
  expect(github.text(PRICES, DRAFT)).toContain('"montgomery": 777');
});

test('people sign in at GitHub, in a window of its own', async ({
  context,
  employ,
  page,
  office,
}) => {
  await employ(context);
  await page.goto(`${office.url}/admin`);
  await page.getByRole('button', { name: /^Sign In with .*GitHub/ }).click();
  await expect(page.getByRole('treeitem', { name: 'Prices' })).toBeVisible();
});

test('the public pages keep their policy, and none leads to the editor', async ({ request }) => {
  const policy = async (path: string): Promise<string> =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/admin')).toContain("'unsafe-inline'");
  for (const path of ['/', '/editor/editor.js']) {
    expect(await policy(path), path).not.toMatch(/unsafe-inline|github/);
  }
  const built = readdirSync('build', { recursive: true, encoding: 'utf8' });
  for (const file of built.filter((name) => /\.(?:html|xml)$|robots\.txt$/.test(name))) {
    expect(readFileSync(`build/${file}`, 'utf8'), file).not.toMatch(/\/admin\b|\/editor\//);
  }
});
