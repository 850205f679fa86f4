import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Request } from 'playwright';
import { pageNames, readPage } from '../../src/postbuild/pages';
import { searchKnowledge } from '../../src/content/search-knowledge';
import { FOLDER } from '../../src/lib/search/load';
import { writeSearchFiles } from '../../src/postbuild/search';
import { sections } from '../../src/postbuild/search/sections';
import { findBrowser } from '../ensure-browser';
import type { Figure } from './figure';

const BUILD = join(__dirname, '../../build');
const KB = 1000;

/** Long enough for the page's script, and for the pages that it fetches ahead. */
const SETTLED_MS = 4000;

/**
 * What the search costs a visitor who opens it and types one word (encoded bytes of the bodies, as for pages),
 * and the build.
 *
 * @param baseUrl the built site on its host
 * @param buildDir folder of that built site
 */
export async function searchFigures(baseUrl: string, buildDir = BUILD): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(`${baseUrl}/services`, { waitUntil: 'networkidle' });
    // The page's own script comes with the first touch of a key, and is not the search's.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(SETTLED_MS);
    requests.length = 0;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('rockville');
    await page.getByRole('option').first().waitFor();
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KB;
    const headers = sizes.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0);
    return [
      {
        name: 'first result',
        value: kilobytes,
        unit: 'KB',
        target: '80 at most',
        pass: kilobytes <= 80,
      },
      { name: 'requests to the first result', value: requests.length, unit: 'requests' },
      { name: 'their headers by HTTP/1.1, less by HTTP/2', value: headers / KB, unit: 'KB' },
      { name: 'texts', value: (await sizeOf(join(buildDir, FOLDER))) / KB, unit: 'KB' },
      { name: 'a letter at a quarter of the speed', value: await keystroke(page), unit: 'ms' },
      { name: 'build time added', value: await indexAgain(buildDir), unit: 's' },
    ];
  } finally {
    await browser.close();
  }
}

/** Seconds to make the index once more, from a copy of the built pages. */
async function indexAgain(buildDir: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  try {
    const files = await readdir(buildDir, { recursive: true });
    const routes = files.filter((file) => file.endsWith('.html')).map((file) => `/${file}`);
    const started = performance.now();
    const pages = await Promise.all(
      pageNames('/', routes).map(async (name) => sections(await readPage(buildDir, name))),
    );
    await writeSearchFiles(folder, 'en', pages.flat(), searchKnowledge(join(buildDir, '..')));
    return (performance.now() - started) / 1000;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Milliseconds that the browser works on one letter (median of many), slowed down as a cheap phone is. */
async function keystroke(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input');
    const typed = ['what does a radon test cost', 'can a tenant end the lease', 'silver spring'];
    return typed.flatMap((text) =>
      [...text].map((_, i) => {
        if (field) field.value = text.slice(0, i + 1);
        const started = performance.now();
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        return performance.now() - started;
      }),
    );
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
