import { keyOf } from './entry';
import type { Links } from './links';
import { describeError, type Log } from './log';
import { escapeHtml } from './message';
import { erase } from './move';
import { HEADERS } from './respond';
import { type Store, StoreError } from './store';
import { timeOf } from './times';

/** The handler's dependencies. `links` is undefined without mail settings: no link was ever signed then. */
export interface AnsweredEdges {
  store: Store;
  links?: Links;
  log: Log;
}

const GONE = 'Nothing is left to do: this message is in no list any more.';

/**
 * Answers /api/answered, the link below each message in the office's list. GET shows a page with a
 * button and changes nothing, because mail scanners follow links; POST takes the message off the
 * list and erases it, since the office has it by mail. Never rejects.
 */
export async function handleAnswered(
  request: Request,
  { store, links, log }: AnsweredEdges,
): Promise<Response> {
  const { method } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    return page(405, 'This link takes no such request.', { Allow: 'GET, HEAD, POST' });
  }
  const named = links?.read(new URL(request.url));
  if (!named) {
    return page(
      403,
      'This link is not whole, or too old. The next list of messages has a new one.',
    );
  }
  const { id, receivedAt } = named;
  try {
    const found = await store.read(keyOf(id));
    if (found?.entry.receivedAt !== receivedAt) return page(200, GONE);
    const { entry } = found;
    if (entry.state === 'sent' || entry.state === 'erased') return page(200, GONE);
    const about = `${entry.mail.subject}, ${timeOf(receivedAt)}`;
    if (method !== 'POST') return page(200, `Have you answered "${about}"?`, {}, BUTTON);
    if (!(await erase(store, id, found))) {
      return page(409, 'This message is being sent right now. Please try again in a few minutes.');
    }
    log('info', 'office_answered', { messageId: id });
    return page(200, `Thank you. "${about}" is off the list.`);
  } catch (error) {
    const cause = error instanceof StoreError ? { code: error.code } : describeError(error);
    log('error', 'store_failed', { messageId: id, ...cause });
    return page(503, 'That did not work just now. Please try again in a few minutes.');
  }
}

const BUTTON = '<form method="post"><button>Yes, take it off the list</button></form>';

function page(
  status: number,
  text: string,
  headers: Record<string, string> = {},
  more = '',
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact message</title><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body><main><h1>Contact message</h1><p>${escapeHtml(text)}</p>${more}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...HEADERS,
      'Content-Security-Policy': `${HEADERS['Content-Security-Policy']}; form-action 'self'`,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}
