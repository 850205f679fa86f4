/**
 * A response with a status other than 2xx. Its message is "status: body", or "status: status text" if the body is
 * empty.
 */
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
 * Posts a JSON payload, with cookies.
 *
 * @param url the address to post to
 * @param payload the value to send as JSON
 * @param headers additional request headers
 * @returns the response body, parsed as JSON
 * @throws HttpError for any status other than 2xx; TypeError if the network fails; SyntaxError if the response is not
 *   JSON
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
 * Makes a query function that fetches the URL formed by joining the query key's segments with "/", with cookies.
 *
 * @param on401 what a 401 does: throw an HttpError (the default), or return `null` in place of data
 * @throws HttpError for any other status that is not 2xx
 */
export function getJson({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include' });
    if (on401 === 'null' && response.status === 401) return null;
    return (await refuseErrors(response)).json();
  };
}
