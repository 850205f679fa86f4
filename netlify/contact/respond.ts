import { type Outcome, outcomeLocation } from '../../src/lib/contact-limits';

/** An answer before it is known whether a script or a plain browser asked. */
export interface Answer {
  status: number;
  /** A text fit for a visitor. */
  message: string;
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The site's `_headers` file does not reach functions, so they bring their own. */
export const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers as JSON: `{ message, errors? }`. */
export function asJson(answer: Answer, requestId: string): Response {
  const { status, message, errors } = answer;
  return new Response(JSON.stringify({ message, errors }), {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': requestId,
      ...answer.headers,
    },
  });
}

/** Answers a form-encoded post: a redirect to the contact page, which shows the outcome. */
export function asRedirect(answer: Answer, requestId: string): Response {
  const [refused] = Object.keys(answer.errors ?? {});
  return new Response(null, {
    status: 303,
    headers: {
      ...HEADERS,
      'X-Request-Id': requestId,
      Location: outcomeLocation(outcomeOf(answer.status), refused),
    },
  });
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status < 500 ? 'invalid' : 'failed';
}
