import * as z from 'zod/mini';
import { parseJson, readText } from '../contact/body';
import type { Clock } from '../contact/clock';
import type { Limiter } from '../contact/limiter';
import { describeError, type Log } from '../contact/log';
import { HEADERS } from '../contact/respond';
import { countMiss } from '../search-misses/counts';
import type { Counts } from '../search-misses/store';

/** The handler's dependencies. */
export interface CspEdges {
  counts: Counts;
  clock: Clock;
  limiter: Limiter;
  log: Log;
}

const MOST_BYTES = 16_384;
/** The most reports counted from one request: browsers send those of a page together. */
const MOST_REPORTS = 5;
const MOST_LETTERS = 80;

/**
 * The media types of browsers' reports. All of them need a preflight, so a page on another site cannot make a visitor's
 * browser send one.
 */
const MEDIA_TYPE = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i;

/** What was blocked, from which origin, on which page. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Reports as `report-uri` sends them (CSP Level 2), and as `report-to` does, several at once (Reporting API). */
const single = z.pipe(
  z.object({
    'csp-report': z.object({
      'effective-directive': z._default(z.string(), ''),
      'violated-directive': z._default(z.string(), ''),
      'blocked-uri': z._default(z.string(), ''),
      'document-uri': z.string(),
    }),
  }),
  z.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]),
);
const several = z.pipe(
  z.array(
    z.object({
      body: z.object({
        effectiveDirective: z.string(),
        blockedURL: z._default(z.string(), ''),
        documentURL: z.string(),
      }),
    }),
  ),
  z.transform((reports) =>
    reports.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  ),
);
const reportsSchema = z.union([single, several]);

/**
 * Answers POST /api/csp-report: counts what browsers block under the content security policy, by directive, origin and
 * page, so that a broken policy is noticed. No query, fragment or visitor's address is kept. Never rejects.
 *
 * 204 counted or dropped, 400 not readable, 405 another method, 413 more than 16 KiB, 415 another content type, 429 too
 * many from one address, 503 the store did not answer.
 */
export async function handleCspReport(
  request: Request,
  ip: string,
  { counts, clock, limiter, log }: CspEdges,
): Promise<Response> {
  if (request.method !== 'POST') return empty(405, { Allow: 'POST' });
  if (!MEDIA_TYPE.test(request.headers.get('content-type') ?? '')) return empty(415);
  const { text, problem } = await readText(request, MOST_BYTES);
  if (problem) return empty(problem === 'too_large' ? 413 : 400);
  const { data: reports } = reportsSchema.safeParse(parseJson(text));
  if (!reports) return empty(400);
  const wait = limiter.take(ip);
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) });
  try {
    for (const report of reports.slice(0, MOST_REPORTS)) {
      const line = lineOf(report, new URL(request.url).host);
      if (line) await countMiss(counts, line, clock.now());
    }
    return empty(204);
  } catch (error) {
    log('warn', 'csp_report_lost', describeError(error));
    return empty(503);
  }
}

/** Returns a violation as one line, or undefined if it is not on a page of this site or is caused by an extension. */
function lineOf({ directive, blocked, page }: Violation, host: string): string | undefined {
  const [name = ''] = directive.split(' ');
  if (!/^[a-z-]{3,40}$/.test(name) || !URL.canParse(page) || new URL(page).host !== host) return;
  // A keyword, for example "inline", or a bare scheme (CSP Level 3, 5.4), for example "chrome-extension".
  const isWord = /^[a-z-]*$/.test(blocked) && !blocked.endsWith('-extension');
  const from = isWord ? blocked : originOf(blocked);
  if (from === undefined) return;
  return `${name} ${from} ${new URL(page).pathname.slice(0, MOST_LETTERS)}`;
}

function originOf(blocked: string): string | undefined {
  if (!URL.canParse(blocked)) return undefined;
  const { protocol, origin } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? origin.slice(0, MOST_LETTERS) : undefined;
}

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });
