import { Resend } from 'resend';
import { type Delivery, type Mailer, SEND_TIMEOUT_MS } from './mailer';

export interface ResendSettings {
  apiKey: string;
  from: string;
  to: string;
  baseUrl?: string;
}

/** Resend's error names that say "not now" (https://resend.com/docs/api-reference/errors). */
const NOT_NOW = ['rate_limit_exceeded', 'concurrent_idempotent_requests'];

/** Names that need a person: a plan's limit, a key, an address, a refused payload. */
const MEND = [
  'daily_quota_exceeded',
  'invalid_access',
  'invalid_api_key',
  'invalid_attachment',
  'invalid_from_address',
  'invalid_idempotency_key',
  'invalid_parameter',
  'invalid_region',
  'method_not_allowed',
  'missing_api_key',
  'missing_required_field',
  'monthly_quota_exceeded',
  'not_found',
  'restricted_api_key',
  'security_error',
  'validation_error',
];

const HOUR_MS = 3_600_000;

/** Sends by Resend. The SDK knows no deadline, so each attempt is given up after 4 seconds. */
export function createResendMailer({ apiKey, from, to, baseUrl }: ResendSettings): Mailer {
  const resend = new Resend(apiKey, { baseUrl });
  return {
    async send({ replyTo, ...content }, key) {
      const options = { idempotencyKey: key, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
      try {
        return classify(await resend.emails.send({ from, to, replyTo, ...content }, options));
      } catch {
        return { kind: 'unknown', code: 'threw' };
      }
    },
  };
}

/** The parts of an SDK answer that may be relied on; every one of them can be missing. */
interface Answer {
  data?: unknown;
  error?: unknown;
  headers?: Record<string, string> | null;
}

/**
 * Reads an answer of the SDK. Only an id is a success: the SDK reports `error: null` for a 500 with
 * the body `null` too. A fault without a status, and any 5xx, may have happened after the message
 * was accepted.
 */
export function classify({ data, error, headers }: Answer): Delivery {
  const id = (data as { id?: unknown } | null | undefined)?.id;
  if (typeof id === 'string' && id !== '') return { kind: 'sent', id };
  const { name, statusCode } = (error ?? {}) as { name?: unknown; statusCode?: unknown };
  if (typeof name !== 'string') return { kind: 'unknown', code: 'no_id' };
  if (NOT_NOW.includes(name)) {
    const seconds = Number(headers?.['retry-after']);
    return { kind: 'retry', code: name, afterMs: Math.min(seconds * 1000 || 0, HOUR_MS) };
  }
  if (MEND.includes(name)) return { kind: 'config', code: name };
  // A key that was used with another body: an earlier attempt may have been accepted.
  if (name === 'invalid_idempotent_request') return { kind: 'unknown', code: name };
  return { kind: 'unknown', code: typeof statusCode === 'number' ? `status_${statusCode}` : 'cut' };
}
