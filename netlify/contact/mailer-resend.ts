import type { ErrorResponse } from 'resend';
import { withDeadline } from './deadline';
import { type Delivery, type Mailer, SEND_TIMEOUT_MS } from './mailer';

export interface ResendSettings {
  apiKey: string;
  from: string;
  to: string;
  baseUrl?: string;
}

type ErrorName = ErrorResponse['name'];

/**
 * What each of Resend's error names means for a message (https://resend.com/docs/api-reference/errors).
 * The names come from the SDK's types, so that an update which adds one fails to compile here.
 */
const MEANING: Record<ErrorName, Exclude<Delivery['kind'], 'sent'>> = {
  // Not now.
  rate_limit_exceeded: 'retry',
  concurrent_idempotent_requests: 'retry',
  // A person has to mend something: a plan's limit, a key, an address, the request itself.
  daily_quota_exceeded: 'config',
  invalid_access: 'config',
  invalid_api_key: 'config',
  invalid_attachment: 'config',
  invalid_from_address: 'config',
  invalid_idempotency_key: 'config',
  invalid_parameter: 'config',
  invalid_region: 'config',
  method_not_allowed: 'config',
  missing_api_key: 'config',
  missing_required_field: 'config',
  monthly_quota_exceeded: 'config',
  not_found: 'config',
  restricted_api_key: 'config',
  security_error: 'config',
  validation_error: 'config',
  // The key was used with another body: an earlier attempt may have been accepted.
  invalid_idempotent_request: 'unknown',
  // A fault on their side may come after the message was accepted.
  application_error: 'unknown',
  internal_server_error: 'unknown',
};

const HOUR_MS = 3_600_000;

/**
 * Sends by Resend's HTTP API, one request a message. The SDK is used for its types and in the tests
 * alone: it knows no deadline, reports some failures as `error: null`, and would triple the function
 * (117 of 170 KB, most of it a parser for received mail).
 */
export function createResendMailer(settings: ResendSettings): Mailer {
  const { apiKey, from, to, baseUrl = 'https://api.resend.com' } = settings;
  return {
    async send({ replyTo, ...content }, key) {
      try {
        return await withDeadline(SEND_TIMEOUT_MS, async (signal) => {
          const response = await fetch(new URL('/emails', baseUrl), {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${apiKey}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': key,
              'User-Agent': 'contact-function',
            },
            body: JSON.stringify({ from, to, reply_to: replyTo, ...content }),
            redirect: 'error',
            signal,
          });
          const body: unknown = await response.json().catch(() => undefined);
          return classify(response.status, body, response.headers.get('retry-after'));
        });
      } catch {
        return unknown('no_answer');
      }
    },
  };
}

/**
 * Reads an answer of the API. Only a 2xx with an id is a success. Whatever carries no name that
 * is known for certain may have been accepted, except a plain refusal (4xx).
 */
export function classify(status: number, body: unknown, retryAfter: string | null): Delivery {
  const { id, name } = (body ?? {}) as { id?: unknown; name?: unknown };
  if (status < 300) {
    return typeof id === 'string' && id !== '' ? { kind: 'sent', id } : unknown('no_id');
  }
  const known = typeof name === 'string' && Object.hasOwn(MEANING, name);
  const code = known ? (name as ErrorName) : `status_${status}`;
  const kind = known ? MEANING[name as ErrorName] : meaningOf(status);
  if (kind === 'retry') {
    return { kind, code, afterMs: Math.min(Number(retryAfter) * 1000 || 0, HOUR_MS) };
  }
  return { kind, code };
}

function meaningOf(status: number): 'retry' | 'config' | 'unknown' {
  if (status === 429) return 'retry';
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 409;
  return isRefusal ? 'config' : 'unknown';
}

function unknown(code: string): Delivery {
  return { kind: 'unknown', code };
}
