/** Takes the screenshots of the editor for the guide: `npm run pictures:editor`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/ensure-browser';
import { startEditor } from '../../scripts/edit/host';
import { run } from '../../scripts/host/command';
import { editorOf } from '../../src/editor/settings';
import { field } from './editor-desk';
import { FakeGitHub } from './fake-github';

const FOLDER = '.github/editing';
const place = { local: false, repository: 'office/site', branch: 'main', signIn: true } as const;

/**
 * @param shown the element that the picture is about; the screenshot waits for it, and until the editor's notice is
 * gone
 */
async function take(page: Page, name: string, shown: Locator): Promise<void> {
  await shown.waitFor();
  await page.getByText('Entry saved.').waitFor({ state: 'hidden' });
  // The editor's icons are glyphs of a font.
  await page.evaluate(() => document.fonts.ready);
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
  await take(page, 'editor-1-choose', page.getByText('Statutes', { exact: true }));
  await page.goto(`${editor.url}#/collections/prices/entries/prices`);
  const price = field(page, 'Montgomery').getByRole('textbox');
  await price.fill('-5');
  await press('Save');
  await take(page, 'editor-2-change', field(page, 'Montgomery').getByText('This should be'));
  await price.fill('170');
  await press('Save');
  await press('Later');
  await price.waitFor({ state: 'hidden' });
  await page.goto(`${editor.url}#/workflow`);
  await take(page, 'editor-3-drafts', page.getByRole('button', { name: 'Prices', exact: true }));
  await press('Prices');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: /Ready/ }).click();
  await take(page, 'editor-4-publish', page.getByRole('button', { name: 'Publish Entry' }));
  await page.goto(`${editor.url}#/collections/pages/entries/faqs`);
  await page.getByRole('button', { name: /^Insert a fact or a box/ }).click();
  await page.getByRole('searchbox', { name: 'Look for' }).fill('montgomery air');
  await take(page, 'editor-5-insert', page.getByRole('button', { name: /^\$\d+ One air test in/ }));
  await browser.close();
  await editor.close();
  return () => Promise.resolve();
}

run(record);
