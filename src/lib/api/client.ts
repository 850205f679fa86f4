/** An answer other than 2xx. Its message is "status: body", or "status: status text" when the body is empty. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
  }
}

async function refuseErrors(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/**
 * Posts a JSON payload, cookies included.
 *
 * @param url where to
 * @param payload what to send, as JSON
 * @param headers what travels beside the payload
 * @returns the answer, read as JSON
 * @throws HttpError for any answer that is not 2xx; TypeError when the network fails; SyntaxError when the
 *   answer is not JSON
 */
export async function postJson(
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });
  return (await refuseErrors(response)).json();
}

/**
 * Makes a query function that gets the URL made of a query's key segments joined with "/", cookies included.
 *
 * @param on401 what a 401 means: an error (the default), or `null` in place of data
 * @throws HttpError for any other answer that is not 2xx
 */
export function getJson({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include' });
    if (on401 === 'null' && response.status === 401) return null;
    return (await refuseErrors(response)).json();
  };
}
