import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { firstMove, watchTraffic } from './traffic';

type Kind = 'html' | 'css' | 'font' | 'image' | 'script' | 'other';
/** Encoded bytes of answers, by kind; `thirdParty` is everything from another origin. */
type Sums = Record<Kind | 'thirdParty', number>;

/**
 * What a page costs, in encoded bytes of the bodies as the host sends them: at opening, unless noted. `thirdParty`
 * counts until after the visitor has moved; `script` includes the inline scripts, compressed on their own.
 */
export interface Weight extends Sums {
  /** Everything of our own. Inline scripts count once, as part of the HTML. */
  before: number;
  requestsBefore: number;
  /** Script files, once the visitor has moved. */
  client: number;
  /** Script files and inline scripts, once the visitor has moved: all the script that a reader of the page pays for. */
  moved: number;
}

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
  script: 'script',
};

/**
 * Opens a page and counts the encoded bytes it loads, first untouched, then after the first move and scroll.
 *
 * @param page an empty page with an empty cache
 */
export async function weigh(page: Page, baseUrl: string, path: string): Promise<Weight> {
  const { answered, quiet } = watchTraffic(page);
  await page.goto(`${baseUrl}${path}`);
  await quiet();
  const before = await sum(answered, baseUrl);
  const requestsBefore = answered.length;
  const inline = await inlineScripts(page);
  await firstMove(page);
  await quiet();
  const { script: client, thirdParty } = await sum(answered, baseUrl);

  const { html, css, font, image, script, other } = before;
  return {
    ...before,
    script: script + inline,
    before: html + css + font + image + script + other,
    client,
    moved: client + inline,
    thirdParty,
    requestsBefore,
  };
}

/** Returns the encoded bytes of answers, by kind. */
export async function sum(requests: readonly Request[], baseUrl: string): Promise<Sums> {
  const sums: Sums = { html: 0, css: 0, font: 0, image: 0, script: 0, other: 0, thirdParty: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const isOwn = new URL(request.url()).origin === baseUrl;
    sums[isOwn ? (KINDS[request.resourceType()] ?? 'other') : 'thirdParty'] += responseBodySize;
  }
  return sums;
}

/**
 * Returns the size of the inline scripts, compressed on their own; data and speculation rules do not count as script.
 */
export async function inlineScripts(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  if (sources.length === 0) return 0;
  return (await promisify(brotliCompress)(sources.join('\n'))).length;
}
