import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { request as requests, type APIRequestContext } from 'playwright';
import { inject, test as base } from 'vitest';

/** Tests that ask the local host, and no browser. */
export const test = base.extend<{ request: APIRequestContext }>({
  request: async ({}, use) => {
    const context = await requests.newContext({ baseURL: inject('host') });
    await use(context);
    await context.dispose();
  },
});

/** A page as the build has written it, by its path in the site. */
export function builtPage(path: string): CheerioAPI {
  const file = /^\/(?:\w\w\/?)?$/.test(path) ? join(path, 'index') : path;
  return load(readFileSync(`${join('build', file)}.html`, 'utf8'), { scriptingEnabled: false });
}

/** The blocks of structured data of a page, those of one type where it is named. */
export function structuredData<Block extends { '@type': string }>(
  html: CheerioAPI,
  type?: string,
): Block[] {
  return html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()) as Block)
    .filter((block) => type === undefined || block['@type'] === type);
}
