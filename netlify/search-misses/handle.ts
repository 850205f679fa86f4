import { countMisses } from '../../src/data/search.json';
import { countable, MAX_MISS_BYTES } from '../../src/lib/search-miss';
import { parseJson, readText } from '../contact/body';
import type { Clock } from '../contact/clock';
import { guard } from '../contact/guard';
import type { Limiter } from '../contact/limiter';
import { describeError, type Log } from '../contact/log';
import { HEADERS } from '../contact/respond';
import { countMiss } from './counts';
import type { Counts } from './store';

/** The handler's dependencies. */
export interface Edges {
  counts: Counts;
  clock: Clock;
  limiter: Limiter;
  log: Log;
  /** Origins of this site besides the one the request was sent to. */
  ownOrigins: readonly string[];
  /** Whether the site counts at all; by default as `src/data/search.json` says. */
  isOn?: boolean;
}

const REFUSALS = { method: 405, media_type: 415, foreign: 403, form: 415 } as const;

/**
 * Answers a request to /api/search-miss. Never rejects. `netlify/functions/search-miss.ts` lists the answers. Neither
 * the query nor the address is logged.
 */
export async function handleMiss(request: Request, ip: string, edges: Edges): Promise<Response> {
  const passage = guard(request, edges.ownOrigins);
  if (passage !== 'json') {
    return empty(REFUSALS[passage], passage === 'method' ? { Allow: 'POST' } : {});
  }
  const { text, problem } = await readText(request, MAX_MISS_BYTES);
  if (problem) return empty(problem === 'too_large' ? 413 : 400);
  const body = parseJson(text);
  const typed =
    body !== null && typeof body === 'object' && 'query' in body ? body.query : undefined;
  if (typeof typed !== 'string') return empty(400);
  const wait = edges.limiter.take(ip);
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) });
  const query = countable(typed);
  // The sender is not told that a possibly personal query was dropped: there is nothing to do about it.
  if (!query || !(edges.isOn ?? countMisses)) return empty(204);
  try {
    await countMiss(edges.counts, query, edges.clock.now());
    return empty(204);
  } catch (error) {
    edges.log('warn', 'search_miss_lost', describeError(error));
    return empty(503);
  }
}

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });
