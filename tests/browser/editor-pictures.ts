/** Takes the pictures of the editor that the guide shows: `npm run pictures:editor`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/ensure-browser';
import { startEditor } from '../../scripts/edit/host';
import { run } from '../../scripts/host/command';
import { editorOf } from '../../src/editor/settings';
import { field } from './editor-desk';
import { FakeGitHub } from './fake-github';

const FOLDER = '.github/editing';
const place = { local: false, repository: 'office/site', branch: 'main', signIn: true } as const;

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await sharp(picture)
    .png({ palette: true, colours: 32 })
    .toFile(join(FOLDER, `${name}.png`));
}

async function record(): Promise<() => Promise<void>> {
  mkdirSync(FOLDER, { recursive: true });
  const editor = await startEditor('.', 0, 'http://localhost');
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({
    viewport: { width: 1000, height: 560 },
  });
  const github = new FakeGitHub(['src/data', 'src/pages', 'docs', 'blog']);
  await github.answer(context);
  const settings = editorOf('.', 'https://site.example', 'Radon', {
    ...place,
    pricesAtOnce: false,
  });
  await context.route('**/editor/editor.json', (route) => route.fulfill({ json: settings }));
  const page = await context.newPage();
  const press = (name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

  await page.goto(editor.url);
  await press('Sign In Using Access Token');
  await page.getByRole('textbox').fill('github_pat_fake');
  await press('Sign In');
  await page.getByRole('treeitem', { name: 'Facts' }).click();
  await page.getByText('Bismuth').first().waitFor({ state: 'hidden' });
  await take(page, 'editor-1-choose');
  await page.goto(`${editor.url}#/collections/prices/entries/prices`);
  const price = field(page, 'Montgomery').getByRole('spinbutton');
  await price.fill('-5');
  await press('Save');
  await field(page, 'Montgomery').getByText('This should be').waitFor();
  await take(page, 'editor-2-change');
  await price.fill('170');
  await press('Save');
  await press('Later');
  await price.waitFor({ state: 'hidden' });
  await page.goto(`${editor.url}#/workflow`);
  await page.getByRole('button', { name: 'Prices', exact: true }).waitFor();
  await take(page, 'editor-3-drafts');
  await press('Prices');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: /Ready/ }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).waitFor();
  await take(page, 'editor-4-publish');
  await browser.close();
  await editor.close();
  return () => Promise.resolve();
}

run(record);
