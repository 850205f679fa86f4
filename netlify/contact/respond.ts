import { responseTime } from '../../src/data/company.json';
import {
  type AnswerCode,
  FIELD_TEXTS,
  type FieldCode,
  invalidId,
  type Outcome,
  OUTCOME_IDS,
  REFUSAL_TEXTS,
  thankYou,
} from '../../src/lib/contact-limits';
import { pathIn, type Locale } from '../../src/languages/locales';

/** An answer before it is formatted for a script (JSON) or a plain browser (redirect). */
export interface Answer {
  status: number;
  code: AnswerCode;
  /** Why each refused field was refused, by field name. */
  errors?: Record<string, FieldCode>;
  headers?: Record<string, string>;
}

/** The site's `_headers` file does not apply to functions, so they send their own. */
export const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Answers as JSON, `{ message, code, errors?, errorCodes? }`: sentences in English that a visitor can read, and the
 * codes by which a page in another language finds its own.
 */
export function asJson(answer: Answer, requestId: string): Response {
  const { status, code, errors: errorCodes } = answer;
  const message = code === 'sent' ? thankYou(responseTime) : REFUSAL_TEXTS[code];
  const errors =
    errorCodes &&
    Object.fromEntries(
      Object.entries(errorCodes).map(([field, reason]) => [field, FIELD_TEXTS[reason]]),
    );
  return new Response(JSON.stringify({ message, code, errors, errorCodes }), {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': requestId,
      ...answer.headers,
    },
  });
}

/** Answers a form-encoded post with a redirect to the contact page in the form's language, which shows the outcome. */
export function asRedirect(answer: Answer, requestId: string, language: Locale): Response {
  const [refused] = Object.keys(answer.errors ?? {});
  return new Response(null, {
    status: 303,
    headers: {
      ...HEADERS,
      'X-Request-Id': requestId,
      Location: pathIn(
        language,
        `/contact#${refused ? invalidId(refused) : OUTCOME_IDS[outcomeOf(answer.status)]}`,
      ),
    },
  });
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status < 500 ? 'invalid' : 'failed';
}
