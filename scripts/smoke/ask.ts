import { setTimeout as pause } from 'node:timers/promises';

/** A request, apart from its address. */
export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer, read whole and decompressed. Status 0 if there was none or it broke off; the body then says why. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests a path of the site without following redirects. */
export type Ask = (path: string, question?: Question) => Promise<Answer>;

const TIMEOUT_MS = 60_000;
/** Milliseconds before retrying, once, a request other than POST that got no answer. */
const PAUSE_MS = 1_000;

/**
 * Returns the function that asks a site.
 *
 * @param origin scheme and host of the site, without a trailing slash
 */
export function asking(origin: string): Ask {
  return async (path, question = {}) => {
    const first = await askOnce(origin + path, question);
    if (first.status !== 0 || question.method === 'POST') return first;
    await pause(PAUSE_MS);
    return askOnce(origin + path, question);
  };
}

async function askOnce(url: string, { headers, ...question }: Question): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...question,
      headers: { 'Accept-Encoding': 'br, gzip', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    return { status: 0, headers: new Headers(), body: Buffer.from(why) };
  }
}
