import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter } from '../../../netlify/contact/limiter';
import { handleSignIn, type SignInEdges } from '../../../netlify/sign-in/handle';

/** A fake GitHub: the requests it got, the answer it gives next, and its URL. */
const github = { asked: [] as Record<string, string>[], answer: '{}', url: '' };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      github.asked.push(JSON.parse(body) as Record<string, string>);
      response.setHeader('Content-Type', 'application/json').end(github.answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  github.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const lines: string[] = [];
/** Fixed values in place of random ones. */
let words: string[];
/** The example of RFC 7636, appendix B: a code verifier and its challenge. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const TOKEN = 'gho_</script>secret';
let edges: SignInEdges;

beforeEach(() => {
  github.asked = [];
  github.answer = JSON.stringify({ access_token: TOKEN });
  lines.length = 0;
  words = ['state-1', VERIFIER];
  edges = {
    app: { id: 'app-id', secret: 'app-secret' },
    github: github.url,
    ownOrigins: ['https://site.example'],
    limiter: createLimiter({ now: () => 0 } as never),
    log: (level, event, fields) => lines.push(JSON.stringify({ level, event, fields })),
    random: () => words.shift() ?? 'none',
  };
});

function get(path: string, cookie?: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(cookie === undefined ? [] : [['cookie', cookie]]);
  const address = path.startsWith('http') ? path : `https://site.example${path}`;
  return handleSignIn(new Request(address, { headers, ...init }), '192.0.2.1', edges);
}

/** Returns the message that the page posts to the editor's window. */
async function told(answer: Response): Promise<{ message: string; origin: string }> {
  const json = /id="outcome">([^<]*)</.exec(await answer.text())?.[1] ?? '';
  return JSON.parse(json) as { message: string; origin: string };
}

const DONE = '/api/sign-in/done?code=abc&state=state-1';
const COOKIE = `other=1; __Host-editor-sign-in=state-1.${VERIFIER}`;

describe('the way to GitHub', () => {
  it('carries the app, the way back, a state that a cookie repeats, and the hash of a secret', async () => {
    const answer = await get('/api/sign-in?provider=github&scope=repo');
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('location') ?? '');
    expect(to.origin + to.pathname).toBe(`${github.url}/login/oauth/authorize`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'app-id',
      redirect_uri: 'https://site.example/api/sign-in/done',
      scope: 'repo',
      state: 'state-1',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    });
    expect(answer.headers.get('location')).not.toContain(VERIFIER);
    expect(answer.headers.get('set-cookie')).toBe(
      `__Host-editor-sign-in=state-1.${VERIFIER}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('asks for no other right than to the repository', async () => {
    const answer = await get('/api/sign-in?scope=admin:org');
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('scope')).toBe('repo');
  });

  it('is closed where no app is set up, on another address, and to other methods', async () => {
    expect((await get('https://other.example/api/sign-in')).status).toBe(403);
    expect((await get('/api/sign-in', undefined, { method: 'POST' })).status).toBe(405);
    delete edges.app;
    expect((await get('/api/sign-in')).status).toBe(503);
  });

  it('is closed for a while to who tries too often', async () => {
    for (let tries = 0; tries < 10; tries += 1) await get('/api/sign-in');
    const answer = await get('/api/sign-in');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('every answer keeps to itself: no store, no type but its own, no frame, https alone', async () => {
  const begun = await get('/api/sign-in');
  const done = await get(DONE, COOKIE);
  const lost = await get(DONE);
  const refused = await get('https://other.example/api/sign-in');
  const posted = await get('/api/sign-in', undefined, { method: 'POST' });
  delete edges.app;
  const answers = [begun, done, lost, refused, posted, await get('/api/sign-in')];
  for (const { status, headers } of answers) {
    expect(Object.fromEntries(headers), `${status}`).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*frame-ancestors 'none'/,
      ) as string,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
      'x-content-type-options': 'nosniff',
    });
  }
});

describe('the way back', () => {
  it('exchanges the code, and tells the token to the own window alone', async () => {
    const answer = await get(DONE, COOKIE);
    expect(github.asked).toEqual([
      {
        client_id: 'app-id',
        client_secret: 'app-secret',
        code: 'abc',
        code_verifier: VERIFIER,
        redirect_uri: 'https://site.example/api/sign-in/done',
      },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await told(answer)).toEqual({
      message: `authorization:github:success:${JSON.stringify({ provider: 'github', token: TOKEN })}`,
      origin: 'https://site.example',
    });
  });

  it('logs neither code, token nor secret', async () => {
    await get(DONE, COOKIE);
    expect(lines).toEqual(['{"level":"info","event":"sign_in"}']);
  });

  it.each([
    ['no cookie', DONE, undefined],
    ['a foreign cookie', DONE, `__Host-editor-sign-in=state-2.${VERIFIER}`],
    ['a cookie that any page of the domain can set', DONE, `editor-sign-in=state-1.${VERIFIER}`],
    ['a cookie without the secret', DONE, '__Host-editor-sign-in=state-1'],
    ['a cookie with an empty secret', DONE, '__Host-editor-sign-in=state-1.'],
    ['no state', '/api/sign-in/done?code=abc', COOKIE],
    ['an empty state and cookie', '/api/sign-in/done?code=abc&state=', '__Host-editor-sign-in=.'],
  ])('with %s asks GitHub nothing', async (_what, path, cookie) => {
    const { message } = await told(await get(path, cookie));
    expect(message).toMatch(/^authorization:github:error:.*began in another window/);
    expect(github.asked).toEqual([]);
  });

  it('says so where the person refused', async () => {
    const { message } = await told(await get('/api/sign-in/done?error=x&state=state-1', COOKIE));
    expect(message).toContain('GitHub was not given permission');
  });

  it.each(['{"error":"bad_verification_code"}', 'not JSON', 'null', '{"access_token":""}'])(
    'says so where GitHub answers %s',
    async (answer) => {
      github.answer = answer;
      const { message } = await told(await get(DONE, COOKIE));
      expect(message).toContain('GitHub did not answer as expected');
      expect(lines.join()).not.toContain('app-secret');
    },
  );
});
