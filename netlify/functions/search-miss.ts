/**
 * POST /api/search-miss: counts a query that the search had no answer to, for `npm run search:misses`.
 *
 * Body: `application/json`, `{ "query": "..." }`. Only the day, the query in lower case and its count are kept; nothing
 * about the visitor. What looks like personal data (`src/lib/search-miss.ts`) is dropped.
 *
 * 204 counted or dropped, 400 not readable, 403 another origin, 405 another method, 413 more than 1 KiB, 415 another
 * content type, 429 too many from one address, 503 the store did not answer.
 */
import type { Config, Context } from '@netlify/functions';
import { url as site } from '../../src/data/company.json';
import { systemClock } from '../contact/clock';
import { createLimiter } from '../contact/limiter';
import { consoleLog } from '../contact/log';
import { handleMiss } from '../search-misses/handle';
import { createBlobCounts } from '../search-misses/store';

/** Queries per ten minutes from one address; a visitor gives up on few searches. */
const MOST_FROM_ONE = 3;

const addresses = [site, process.env['URL'], process.env['DEPLOY_PRIME_URL']];
const edges = {
  counts: createBlobCounts(),
  clock: systemClock,
  limiter: createLimiter(systemClock, MOST_FROM_ONE),
  log: consoleLog,
  ownOrigins: addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  ),
};

export default function searchMiss(request: Request, context: Context): Promise<Response> {
  return handleMiss(request, context.ip, edges);
}

/** No `method` here: with one, the host would answer other methods with its 404 page instead of 405. */
export const config: Config = {
  path: '/api/search-miss',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
