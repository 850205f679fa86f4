import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { request as requests, type APIRequestContext } from 'playwright';
import { inject, test as base } from 'vitest';

/** A test with a `request` fixture that asks the local host, without a browser. */
export const test = base.extend<{ request: APIRequestContext }>({
  request: async ({}, use) => {
    const context = await requests.newContext({ baseURL: inject('host') });
    await use(context);
    await context.dispose();
  },
});

/** Reads the built page at a path of the site, such as `/faqs` or `/es/faqs`. */
export function builtPage(path: string): CheerioAPI {
  const file = /^\/(?:\w\w\/?)?$/.test(path) ? join(path, 'index') : path;
  return load(readFileSync(`${join('build', file)}.html`, 'utf8'), { scriptingEnabled: false });
}

/** Returns the page's blocks of structured data, only those of `type` if it is given. */
export function structuredData<Block extends { '@type': string }>(
  html: CheerioAPI,
  type?: string,
): Block[] {
  return html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()) as Block)
    .filter((block) => type === undefined || block['@type'] === type);
}
