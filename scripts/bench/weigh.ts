import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { AT_ONCE } from './pages';

/** What a page costs, in encoded bytes of the bodies as the host sends them. */
export interface Weight {
  html: number;
  css: number;
  font: number;
  image: number;
  other: number;
  /** Scripts loaded before the visitor does something, the inline ones included (see {@link weigh}). */
  script: number;
  /** Everything before the visitor does something; inline scripts count once, as HTML. */
  before: number;
  /** Scripts of the client bundle. */
  client: number;
  /** Bytes from any other origin, before and after. */
  thirdParty: number;
  requestsBefore: number;
}

type Kind = 'html' | 'css' | 'font' | 'image' | 'script' | 'other';

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
  script: 'script',
};

/**
 * Opens a page and counts the encoded bytes of what it loads, first untouched, then once the pointer
 * has moved and React has taken over; what it prefetches later, of other pages, is not the client's. Inline scripts are part of the HTML; their share is their brotli size by themselves. On
 * a page of `AT_ONCE` the client bundle comes untouched and is counted as the client.
 *
 * @param page an empty page with an empty cache
 */
export async function weigh(page: Page, baseUrl: string, path: string): Promise<Weight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request);
  });
  await page.goto(`${baseUrl}${path}`, { waitUntil: 'networkidle' });
  const before = await sum(requests, baseUrl);
  const requestsBefore = requests.length;
  const inline = await inlineScripts(page);

  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  const all = await sum(requests, baseUrl);

  const { html, css, font, image, other } = before;
  const atOnce = AT_ONCE.includes(path);
  const early = atOnce ? 0 : before.script;
  return {
    html,
    css,
    font,
    image,
    other,
    script: early + inline,
    before: html + css + font + image + other + early,
    client: all.script - early,
    thirdParty: all.thirdParty,
    requestsBefore,
  };
}

type Sums = Record<Kind | 'thirdParty', number>;

async function sum(requests: readonly Request[], baseUrl: string): Promise<Sums> {
  const sums: Sums = { html: 0, css: 0, font: 0, image: 0, script: 0, other: 0, thirdParty: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const isOwn = new URL(request.url()).origin === baseUrl;
    sums[isOwn ? (KINDS[request.resourceType()] ?? 'other') : 'thirdParty'] += responseBodySize;
  }
  return sums;
}

/** Size of the inline scripts, compressed by themselves; structured data is no script. */
async function inlineScripts(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  if (sources.length === 0) return 0;
  return (await promisify(brotliCompress)(sources.join('\n'))).length;
}
