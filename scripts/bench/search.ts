import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../ensure-browser';
import type { Figure } from './figure';

const BUILD = join(__dirname, '../../build');
const KB = 1000;

/** Long enough for the page's script, and for the pages that it fetches ahead. */
const SETTLED_MS = 4000;

/**
 * What the search costs a visitor who opens it and types one word, and the host.
 *
 * @param baseUrl the built site on its host
 * @param buildDir folder of that built site
 */
export async function searchFigures(baseUrl: string, buildDir = BUILD): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    let requests = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(`${baseUrl}/services`, { waitUntil: 'networkidle' });
    // The page's own script comes with the first touch of a key, and is not the search's.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(SETTLED_MS);
    bytes = 0;
    requests = 0;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('rockville');
    await page.getByRole('option').first().waitFor();
    const kilobytes = bytes / KB;
    return [
      {
        name: 'first result',
        value: kilobytes,
        unit: 'KB',
        target: '110 at most',
        pass: kilobytes <= 110,
      },
      { name: 'requests to the first result', value: requests, unit: 'requests' },
      { name: 'index', value: (await sizeOf(join(buildDir, 'pagefind'))) / KB, unit: 'KB' },
    ];
  } finally {
    await browser.close();
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
