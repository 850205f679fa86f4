import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';
import { idOf } from './entry';
import { guard } from './guard';
import type { Limiter } from './limiter';
import { describeError } from './log';
import { compose } from './message';
import { accept, type OutboxEdges } from './outbox';
import { type Post, readPost } from './post';
import { type Answer, asJson, asRedirect } from './respond';
import { checkFields } from './schema';
import { suspicionOf } from './signals';

/** The handler's dependencies. */
export interface Edges extends OutboxEdges {
  limiter: Limiter;
  /** Origins of this site besides the one the request was sent to. */
  ownOrigins: readonly string[];
}

/** The caller as identified by the host, never by the request. */
export interface Caller {
  /** The client's address, or '' if the host does not know it. */
  ip: string;
  requestId: string;
}

/** Answers a request to /api/contact. Never rejects. `netlify/functions/contact.ts` lists the answers. */
export async function handleContact(
  request: Request,
  caller: Caller,
  edges: Edges,
): Promise<Response> {
  const { log, clock } = edges;
  const started = clock.now();
  const requestId = /^[\w-]{1,64}$/.test(caller.requestId) ? caller.requestId : 'none';
  const passage = guard(request, edges.ownOrigins);
  let answer: Answer;
  let language: Locale = DEFAULT_LOCALE;
  try {
    if (passage === 'json' || passage === 'form') {
      const { post, problem } = await readPost(request, passage === 'form');
      language = post?.language ?? language;
      answer = post ? await take(post, caller.ip, edges) : REFUSALS[problem];
    } else answer = REFUSALS[passage];
  } catch (error) {
    log('error', 'unexpected_error', { requestId, ...describeError(error) });
    answer = { status: 500, code: 'internal' };
  }
  const ms = clock.now() - started;
  log('info', 'contact_answer', { requestId, status: answer.status, ms });
  return passage === 'form' ? asRedirect(answer, requestId, language) : asJson(answer, requestId);
}

const REFUSALS = {
  method: { status: 405, code: 'method', headers: { Allow: 'POST' } },
  media_type: { status: 415, code: 'mediaType' },
  foreign: { status: 403, code: 'foreign' },
  too_large: { status: 413, code: 'tooLarge' },
  not_readable: { status: 400, code: 'notReadable' },
} satisfies Record<string, Answer>;

/** Validates the post, applies the rate limit, and hands the message to the outbox. */
async function take({ body, signals, language }: Post, ip: string, edges: Edges): Promise<Answer> {
  const { fields, errors } = checkFields(body);
  if (errors) return { status: 422, code: 'invalid', errors };

  const wait = edges.limiter.take(ip);
  if (wait > 0) {
    return { status: 429, code: 'tooMany', headers: { 'Retry-After': String(wait) } };
  }
  const id = idOf(fields, signals.key, language);
  const custody = await accept(edges, id, compose(fields, language), suspicionOf(signals));
  if (custody === 'lost') {
    return { status: 503, code: 'unavailable', headers: { 'Retry-After': '60' } };
  }
  if (custody === 'refused') {
    return { status: 429, code: 'tooManyHere', headers: { 'Retry-After': '3600' } };
  }
  return { status: custody === 'sent' ? 200 : 202, code: 'sent' };
}
