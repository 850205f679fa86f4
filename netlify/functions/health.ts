/**
 * GET /api/health: counts of messages not delivered, for an uptime monitor; no personal data. 200 while all is well,
 * 503 if a person has to act, 405 for other methods.
 *
 * JSON: `status` (ok, mail_failing, messages_given_up, no_rounds, note_unreadable, store_unreachable), `todo` (what to
 * do about it, in words), `waiting`, `refused`, `dead`, `quarantine`, `lastRound` (ISO 8601).
 */
import type { Config } from '@netlify/functions';
import { systemClock } from '../contact/clock';
import { handleHealth } from '../contact/health';
import { createBlobsStore } from '../contact/store-blobs';

const edges = { store: createBlobsStore(), clock: systemClock };

export default function health(request: Request): Promise<Response> {
  return handleHealth(request, edges);
}

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
