import { describe, expect, test } from 'vitest';
import { bodyOf, createWorld, post, SITE } from './support';

describe('methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'FOO'])(
    '%s is answered 405 with Allow and reaches nothing',
    async (method) => {
      const world = createWorld();
      const response = await post(world, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(world.mailer.calls).toBe(0);
      expect(await world.store.keys()).toEqual([]);
    },
  );
});

describe('content types', () => {
  test.each([
    ['application/json', 200],
    ['Application/JSON', 200],
    ['application/json; charset=utf-8', 200],
    ['application/json;charset="UTF-8"', 200],
    ['application/json; charset=iso-8859-1', 415],
    ['application/json; charset=utf-16', 415],
    ['application/jsonx', 415],
    ['application/ld+json', 415],
    ['text/json', 415],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/xml', 415],
    ['', 415],
  ])('%j is answered %i', async (type, status) => {
    const world = createWorld();
    expect((await post(world, { headers: { 'Content-Type': type } })).status).toBe(status);
    expect(world.mailer.calls).toBe(status === 200 ? 1 : 0);
  });
});

describe('origins', () => {
  const preview = 'https://deploy-preview-7--site.netlify.example';

  test.each([
    [SITE, 200],
    [preview, 200],
    ['null', 403],
    ['https://evil.example', 403],
    [`${SITE}.evil.example`, 403],
    [`${SITE}:8443`, 403],
    [`${SITE}/`, 403],
    [SITE.replace('https', 'http'), 403],
    [SITE.replace('www.', ''), 403],
    [SITE.toUpperCase(), 403],
    ['', 403],
  ])('%j is answered %i', async (origin, status) => {
    const world = createWorld({ ownOrigins: [preview] });
    const response = await post(world, { headers: { Origin: origin } });
    expect(response.status).toBe(status);
    expect(world.mailer.calls).toBe(status === 200 ? 1 : 0);
  });

  test.each([
    ['same-origin', 200],
    ['none', 200],
    ['cross-site', 403],
  ])('a fetch marked %s is answered %i', async (site, status) => {
    const headers = { 'Sec-Fetch-Site': site };
    expect((await post(createWorld(), { headers })).status).toBe(status);
  });

  test('a form of another site is refused and not redirected', async () => {
    const world = createWorld();
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://evil.example',
    };
    const response = await post(world, { headers, body: 'firstName=A' });
    expect(response.status).toBe(403);
    expect((await bodyOf(response)).message).toMatch(/contact page/);
  });
});

test('every answer carries its own security headers and none that opens the door', async () => {
  const world = createWorld();
  const answers = await Promise.all([
    post(world),
    post(world, { method: 'OPTIONS' }),
    post(world, { body: '{' }),
    post(world, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=b' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 405, 400, 303]);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toBe('req-1');
    const names = [...headers.keys()];
    expect(names.filter((name) => /^(access-control-|set-cookie)/.test(name))).toEqual([]);
  }
  expect(answers[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
