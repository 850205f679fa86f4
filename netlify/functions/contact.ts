/**
 * POST /api/contact: accepts a contact message.
 *
 * Body: `application/json` with the fields of the form, or `application/x-www-form-urlencoded` (a browser without
 * JavaScript) with the same. A trap, the fill time, an idempotency key and the language of the form are sent with them;
 * their names are in `src/lib/contact-limits.ts`.
 *
 * JSON is answered with `{ message, code, errors?, errorCodes? }`: `message` and the text of each field in `errors` are
 * English, and `code` and `errorCodes` identify the same for pages in another language (`REFUSAL_TEXTS`,
 * `FIELD_TEXTS`). 200 sent, 202 stored and not yet sent, 400 not readable as JSON, 403 another origin, 405 another
 * method, 413 more than 32 KiB, 415 another content type, 422 invalid fields, 429 too many (from one address, or in an
 * hour), 500 unexpected error, 503 neither sent nor stored.
 *
 * A form-encoded post is answered with 303 to `/contact#message-sent`, `#message-invalid`, `#message-busy` or
 * `#message-failed` (`OUTCOME_IDS`), except for 403; one from a page in Spanish goes to `/es/contact#...`.
 *
 * A 2xx answer, or `#message-sent`, means that the mail provider returned an id or the store acknowledged the write.
 */
import type { Config, Context } from '@netlify/functions';
import { createEdges } from '../contact/deps';
import { handleContact } from '../contact/handle';

const edges = createEdges(process.env);

export default function contact(request: Request, context: Context): Promise<Response> {
  return handleContact(request, { ip: context.ip, requestId: context.requestId }, edges);
}

/** No `method` here: with one, the host would answer other methods with its 404 page instead of 405. */
export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
