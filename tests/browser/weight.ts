import { brotliCompressSync } from 'node:zlib';
import { expect, framesDrawn, waitForIslands, type Page, type Request } from './fixtures';

type Kind = 'html' | 'css' | 'font' | 'script' | 'other';

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  font: 'font',
  script: 'script',
};

/**
 * What a page has loaded so far from its own host: encoded bytes of the bodies by kind, their total, and the requests.
 */
export interface Weight extends Record<Kind, number> {
  total: number;
  requests: number;
}

/**
 * Starts to weigh what a page loads from now on.
 *
 * @returns a function that waits until no request is pending, and returns the weight so far
 */
export function weigh(page: Page): () => Promise<Weight> {
  const asked = new Set<Request>();
  const done = new Set<Request>();
  page.on('request', (request) => /^https?:/.test(request.url()) && asked.add(request));
  page.on('requestfinished', (request) => done.add(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    await waitForIslands(page);
    await framesDrawn(page);
    await expect.poll(() => [...asked].filter((one) => !done.has(one))).toEqual([]);
    const { origin } = new URL(page.url());
    const weight = { html: 0, css: 0, font: 0, script: 0, other: 0, total: 0, requests: 0 };
    for (const request of asked) {
      if (new URL(request.url()).origin !== origin) continue;
      const { responseBodySize } = await request.sizes();
      weight[KINDS[request.resourceType()] ?? 'other'] += responseBodySize;
      weight.total += responseBodySize;
      weight.requests += 1;
    }
    return weight;
  };
}

/**
 * Returns the size of the page's inline scripts in bytes, compressed together (Brotli). Scripts with a `type`, which
 * hold data, do not count.
 */
export async function weighInline(page: Page): Promise<number> {
  const sources = await page
    .locator('script:not([src], [type])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  return sources.length === 0 ? 0 : brotliCompressSync(sources.join('\n')).length;
}
