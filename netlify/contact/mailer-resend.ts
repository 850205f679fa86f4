import { type CreateEmailResponse, type ErrorResponse, Resend } from 'resend';
import { withDeadline } from './deadline';
import { type Delivery, type Mailer, SEND_TIMEOUT_MS } from './mailer';

export interface ResendSettings {
  apiKey: string;
  from: string;
  to: string;
  baseUrl?: string;
}

/** The result of one of the package's requests. */
type Given<T> = ({ data: T; error: null } | { data: null; error: ErrorResponse }) & {
  headers: Record<string, string>;
};

type ErrorName = ErrorResponse['name'];

/**
 * What each of Resend's error names means for a message (https://resend.com/docs/api-reference/errors).
 * The names come from the package's types, so that an update which adds one fails to compile here.
 */
const MEANING: Record<
  Exclude<ErrorName, 'application_error'>,
  Exclude<Delivery['kind'], 'sent'>
> = {
  // Temporary.
  rate_limit_exceeded: 'retry',
  // A person has to fix something: a plan's limit, a key, an address, the request itself.
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
  // Another attempt uses or used the key, and may have been accepted.
  concurrent_idempotent_requests: 'unknown',
  invalid_idempotent_request: 'unknown',
  // An error on their side may come after the message was accepted.
  internal_server_error: 'unknown',
};

const HOUR_MS = 3_600_000;

/** The package hides why a request failed; the error of `fetch`, kept here, shows whether the request was sent. */
class Client extends Resend {
  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<Given<T>> {
    const response = await fetch(`${this.baseUrl}${path}`, options);
    const headers = Object.fromEntries(response.headers);
    const text = await response.text();
    if (response.ok) return { data: JSON.parse(text) as T, error: null, headers };
    return { data: null, error: readError(text, response.status), headers };
  }
}

function readError(text: string, statusCode: number): ErrorResponse {
  try {
    return JSON.parse(text) as ErrorResponse;
  } catch {
    return { name: 'application_error', statusCode, message: '' };
  }
}

/** True if the request was certainly never sent: the DNS lookup or the connection failed. */
function isUnsent(error: unknown): boolean {
  const { cause } = error as { cause?: { syscall?: string; errors?: { syscall?: string }[] } };
  // One error for each address that was tried (RFC 8305).
  const faults = cause?.errors ?? [cause];
  return faults.every((fault) => /^(?:getaddrinfo|connect)$/.test(fault?.syscall ?? ''));
}

/**
 * Returns a mailer that uses Resend's package, with one request per message. The package has no deadline of its own and
 * would follow a redirect with the message; both are set here. It has to pass on the errors of `fetch`: mailer.test.ts
 * fails if an update stops that.
 */
export function createResendMailer(settings: ResendSettings): Mailer {
  const { apiKey, from, to, baseUrl } = settings;
  const resend = new Client(apiKey, { baseUrl, userAgent: 'contact-function' });
  return {
    async send(mail, key) {
      try {
        return await withDeadline(SEND_TIMEOUT_MS, async (signal) => {
          const options = { idempotencyKey: key, signal, redirect: 'error' as const };
          return classify(await resend.emails.send({ from, to, ...mail }, options));
        });
      } catch (error) {
        return isUnsent(error) ? { kind: 'retry', code: 'unreachable' } : unknown('no_answer');
      }
    },
  };
}

/** The package's answer as typed; at run time `error` can be any JSON value. */
export type Answered = Pick<CreateEmailResponse, 'data' | 'error' | 'headers'>;

/**
 * Classifies the package's answer. Only an id counts as success. An error counts as a certain refusal only if its name
 * or its status says so; without a status (an error in another service's format) the outcome is unknown.
 */
function classify({ data, error, headers }: Answered): Delivery {
  const id: unknown = (data as { id?: unknown } | null)?.id;
  if (!error) return typeof id === 'string' && id !== '' ? { kind: 'sent', id } : unknown('no_id');
  const { name, statusCode } = error as { name?: unknown; statusCode?: unknown };
  const status = typeof statusCode === 'number' ? statusCode : null;
  const known = typeof name === 'string' && Object.hasOwn(MEANING, name);
  if (!known && status === null) return unknown('no_status');
  const code = known ? (name as ErrorName) : `status_${status}`;
  const kind = known ? MEANING[name as keyof typeof MEANING] : meaningOf(status!);
  if (kind !== 'retry') return { kind, code };
  return { kind, code, afterMs: Math.min(Number(headers?.['retry-after']) * 1000 || 0, HOUR_MS) };
}

function meaningOf(status: number): 'retry' | 'config' | 'unknown' {
  if (status === 429) return 'retry';
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 409;
  return isRefusal ? 'config' : 'unknown';
}

function unknown(code: string): Delivery {
  return { kind: 'unknown', code };
}
