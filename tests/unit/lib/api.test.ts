import { afterEach, describe, expect, it, vi } from 'vitest';
import { getJson, HttpError, postJson } from '../../../src/lib/api/client';
import { createQueryClient } from '../../../src/lib/api/query-client';

afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch` with a mock that gives these answers, and returns it. */
function answerWith(...answers: [body: string | null, init?: ResponseInit][]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const [body, init] of answers) fetch.mockResolvedValueOnce(new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('posting', () => {
  it('sends JSON with cookies, and reads JSON', async () => {
    const fetch = answerWith(['{"message":"Thank you."}']);
    await expect(postJson('/api/contact', { a: 'ü' }, { 'X-Key': '1' })).resolves.toEqual({
      message: 'Thank you.',
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'X-Key': '1' },
      body: '{"a":"ü"}',
    });
  });

  it.each([
    [503, 'Service Unavailable', '{"message":"Later."}', '503: {"message":"Later."}'],
    [503, 'Service Unavailable', '', '503: Service Unavailable'],
    [404, '', 'Not here', '404: Not here'],
    [302, 'Found', '', '302: Found'],
  ])('answered with %i %s and "%s" fails as "%s"', async (status, statusText, body, message) => {
    answerWith([body, { status, statusText }]);
    const error: unknown = await postJson('/x', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, status, body });
  });

  it('fails where an answer is no JSON, and where there is none', async () => {
    answerWith(['<h1>Log in</h1>']);
    await expect(postJson('/x', {})).rejects.toThrow(SyntaxError);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(postJson('/x', {})).rejects.toThrow(TypeError);
  });
});

describe('getting', () => {
  it('joins the segments of the key and sends cookies', async () => {
    const fetch = answerWith(['[1]']);
    await expect(getJson()({ queryKey: ['/api', 'prices', 2026] })).resolves.toEqual([1]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/prices/2026', { credentials: 'include' });
  });

  it('takes 401 as an error, or as nothing where that is wished', async () => {
    answerWith(['Who?', { status: 401 }], ['Who?', { status: 401 }], ['No', { status: 403 }]);
    await expect(getJson()({ queryKey: ['/a'] })).rejects.toThrow('401: Who?');
    await expect(getJson({ on401: 'null' })({ queryKey: ['/a'] })).resolves.toBeNull();
    await expect(getJson({ on401: 'null' })({ queryKey: ['/a'] })).rejects.toThrow('403: No');
  });
});

describe('the query client', () => {
  it('asks once for what a query names, and keeps it', async () => {
    const fetch = answerWith(['{"a":1}'], ['{"a":2}']);
    const client = createQueryClient();
    const ask = () => client.fetchQuery({ queryKey: ['/api', 'a'] });
    await expect(ask()).resolves.toEqual({ a: 1 });
    await expect(ask()).resolves.toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledOnce();
    client.clear();
  });

  it('tries a failed call once', async () => {
    const fetch = answerWith(['', { status: 500 }], ['{}']);
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/a'] })).rejects.toThrow(HttpError);
    expect(fetch).toHaveBeenCalledOnce();
    client.clear();
  });

  it('has the specified defaults', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
      gcTime: 300_000,
    });
    expect(mutations).toMatchObject({ retry: false });
  });
});
