import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import type { APIResponse } from 'playwright';
import { expect } from 'vitest';
import { company } from '../../src/data';
import { readHeaderRules } from '../../scripts/host/headers';
import { missingPage, routes } from '../browser/site';
import { test } from './served';

/** The base score of 100 plus extra credit: strict policy (10), framing (5), referrers (5) and CORP (10). */
const EXPECTED_SCORE = 130;

/** Replaces the list of HSTS-preloaded hosts, which the package downloads on installation; this site is not on it. */
const readFileSync = fs.readFileSync.bind(fs);
fs.readFileSync = ((file: fs.PathOrFileDescriptor, options?: never) =>
  String(file).endsWith('hsts-preload.json')
    ? '{}'
    : readFileSync(file, options)) as typeof fs.readFileSync;

for (const route of [...routes, missingPage]) {
  test(`MDN Observatory gives ${route} ${EXPECTED_SCORE} points or more`, async ({ request }) => {
    const response = await request.get(route);
    const { score, failed } = await rate(new URL(route, company.url), response);
    expect(failed).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(EXPECTED_SCORE);
    // The scorer ignores `'unsafe-inline'` next to a hash.
    expect(response.headers()['content-security-policy']).not.toContain("'unsafe-inline'");
  });
}

/**
 * Scores a response as the Observatory's scanner does, as if it came over HTTPS from the real host, with Netlify's
 * redirect from HTTP before it.
 *
 * @returns the score, and the results of the tests that do not pass
 */
async function rate(url: URL, response: APIResponse): Promise<{ score: number; failed: string[] }> {
  const html = await response.text();
  const headers = { ...response.headers(), ...(await httpsHeaders(url.pathname)) };
  const served = { status: response.status(), headers, verified: true };
  const requests = new Requests(url.hostname);
  requests.responses.auto = { ...served, httpEquiv: parseHttpEquivHeaders(html, url.href) };
  requests.responses.https = requests.responses.http = requests.responses.cors = served;
  requests.responses.httpsRedirects = [{ url, status: served.status }];
  requests.responses.httpRedirects = [
    { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
    { url, status: served.status },
  ];
  requests.resources.path = html;
  requests.session = { url, jar: { serializeSync: () => ({ cookies: cookiesOf(response) }) } };

  const results = ALL_TESTS.map((run) => run(requests));
  const points = results.map(({ result }) => getScoreModifier(result));
  const add = (values: number[]): number => values.reduce((sum, value) => sum + value, 100);
  const base = add(points.filter((value) => value < 0));
  return {
    score: base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? add(points) : base,
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

/** Returns the headers that `_headers` sets for a path, including those that the local host omits without HTTPS. */
async function httpsHeaders(pathname: string): Promise<Record<string, string>> {
  const rules = await readHeaderRules({ buildDir: 'build', configFile: 'netlify.toml' });
  return Object.fromEntries(
    Object.entries(rules(pathname)).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/**
 * The cookies that a response sets. The site sets none; a new one is rated as a cookie without any security attribute.
 */
function cookiesOf(response: APIResponse): { key: string }[] {
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return set.map(({ value }) => ({ key: value.split('=', 1)[0] ?? '' }));
}
