import { responseTime } from '../../src/data/company.json';
import {
  CONTACT_EXTRA_FIELDS,
  CONTACT_HEADERS,
  MAX_BODY_BYTES,
  REFUSAL_TEXTS,
  thankYou,
} from '../../src/lib/contact-limits';
import { parseForm, parseJson, readText } from './body';
import { idOf } from './entry';
import { guard } from './guard';
import type { Limiter } from './limiter';
import { describeError } from './log';
import { compose } from './message';
import { accept, type OutboxEdges } from './outbox';
import { type Answer, asJson, asRedirect } from './respond';
import { checkFields } from './schema';
import { type Signals, suspicionOf } from './signals';

/** What the handler needs of the world. */
export interface Edges extends OutboxEdges {
  limiter: Limiter;
  /** Origins of this site beside the one a request was sent to. */
  ownOrigins: readonly string[];
}

/** Who asks, in the host's own words, never in the request's. */
export interface Caller {
  /** The client's address; '' where the host does not know it. */
  ip: string;
  requestId: string;
}

/**
 * Answers a request to /api/contact. It never rejects. The answers are listed in
 * `netlify/functions/contact.ts`.
 */
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
  try {
    if (passage === 'json' || passage === 'form') {
      answer = await take(request, passage === 'form', caller.ip, edges);
    } else answer = REFUSALS[passage];
  } catch (error) {
    log('error', 'unexpected_error', { requestId, ...describeError(error) });
    answer = { status: 500, message: REFUSAL_TEXTS.internal };
  }
  const ms = clock.now() - started;
  log('info', 'contact_answer', { requestId, status: answer.status, ms });
  return passage === 'form' ? asRedirect(answer, requestId) : asJson(answer, requestId);
}

const REFUSALS = {
  method: { status: 405, message: REFUSAL_TEXTS.method, headers: { Allow: 'POST' } },
  media_type: { status: 415, message: REFUSAL_TEXTS.mediaType },
  foreign: { status: 403, message: REFUSAL_TEXTS.foreign },
  too_large: { status: 413, message: REFUSAL_TEXTS.tooLarge },
  not_readable: { status: 400, message: REFUSAL_TEXTS.notReadable },
} satisfies Record<string, Answer>;

/** From the body on: read, check, count, and give to the outbox. */
async function take(request: Request, isForm: boolean, ip: string, edges: Edges): Promise<Answer> {
  const { text, problem } = await readText(request, MAX_BODY_BYTES);
  if (problem) return REFUSALS[problem];
  const body = isForm ? parseForm(text) : parseJson(text);
  if (body === undefined) return REFUSALS.not_readable;
  const { fields, errors } = checkFields(body);
  if (errors) return { status: 422, message: REFUSAL_TEXTS.invalid, errors };

  const wait = edges.limiter.take(ip);
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) };
    return { status: 429, message: REFUSAL_TEXTS.tooMany, headers };
  }
  const signals = isForm ? signalsOfForm(body as Record<string, string>) : signalsOf(request);
  const id = idOf(fields, signals.key);
  const custody = await accept(edges, id, compose(fields), suspicionOf(signals));
  if (custody === 'lost') {
    const headers = { 'Retry-After': '60' };
    return { status: 503, message: REFUSAL_TEXTS.unavailable, headers };
  }
  if (custody === 'refused') {
    const headers = { 'Retry-After': '3600' };
    return { status: 429, message: REFUSAL_TEXTS.tooManyHere, headers };
  }
  return { status: custody === 'sent' ? 200 : 202, message: thankYou(responseTime) };
}

function signalsOf({ headers }: Request): Signals {
  return {
    trap: headers.get(CONTACT_HEADERS.trap) ?? '',
    elapsed: headers.get(CONTACT_HEADERS.elapsed) ?? '',
    key: headers.get(CONTACT_HEADERS.key) ?? '',
  };
}

function signalsOfForm(body: Record<string, string>): Signals {
  return {
    trap: body[CONTACT_EXTRA_FIELDS.trap] ?? '',
    elapsed: body[CONTACT_EXTRA_FIELDS.elapsed] ?? '',
    key: body[CONTACT_EXTRA_FIELDS.key] ?? '',
  };
}
