import {
  CONTACT_EXTRA_FIELDS,
  CONTACT_HEADERS,
  MAX_BODY_BYTES,
} from '../../src/lib/contact-limits';
import type { Locale } from '../../src/languages/locales';
import { type BodyProblem, parseForm, parseJson, readText } from './body';
import { languageOf } from './language';
import type { Signals } from './signals';

/** A post as read; its fields are not validated yet. */
export interface Post {
  body: unknown;
  signals: Signals;
  /** The language of the page with the form. */
  language: Locale;
}

/** The values sent along with the fields, named as in the form; '' if not sent. */
type Beside = Record<keyof typeof CONTACT_HEADERS, string>;

/**
 * Reads a post and what is sent along with its fields: in headers with JSON, in extra fields with a form. Never
 * rejects.
 */
export async function readPost(
  request: Request,
  isForm: boolean,
): Promise<{ post: Post; problem?: never } | { post?: never; problem: BodyProblem }> {
  const { text, problem } = await readText(request, MAX_BODY_BYTES);
  if (problem) return { problem };
  const body = isForm ? parseForm(text) : parseJson(text);
  if (body === undefined) return { problem: 'not_readable' };
  const { language, ...signals } = isForm
    ? besideForm(body as Record<string, string>)
    : besideJson(request);
  return { post: { body, signals, language: languageOf(language) } };
}

function besideJson({ headers }: Request): Beside {
  return {
    trap: headers.get(CONTACT_HEADERS.trap) ?? '',
    elapsed: headers.get(CONTACT_HEADERS.elapsed) ?? '',
    key: headers.get(CONTACT_HEADERS.key) ?? '',
    language: headers.get(CONTACT_HEADERS.language) ?? '',
  };
}

function besideForm(body: Record<string, string>): Beside {
  return {
    trap: body[CONTACT_EXTRA_FIELDS.trap] ?? '',
    elapsed: body[CONTACT_EXTRA_FIELDS.elapsed] ?? '',
    key: body[CONTACT_EXTRA_FIELDS.key] ?? '',
    language: body[CONTACT_EXTRA_FIELDS.language] ?? '',
  };
}
