import { createHash, timingSafeEqual } from 'node:crypto';
import type { Limiter } from '../contact/limiter';
import type { Log } from '../contact/log';
import { HEADERS as API_HEADERS } from '../contact/respond';

/** The dependencies of a sign-in. */
export interface SignInEdges {
  /** The GitHub app; undefined if the owner has not set one up. */
  app?: { id: string; secret: string };
  /** `https://github.com`. */
  github: string;
  /** Origins whose editor may sign people in. */
  ownOrigins: readonly string[];
  limiter: Limiter;
  log: Log;
  /** Returns an unguessable string of 43 letters, digits, `-` and `_` (256 bits in base64url). */
  random: () => string;
}

/** Where people start to sign in, and where GitHub redirects them back to. */
export const SIGN_IN = '/api/sign-in';
export const SIGNED_IN = '/api/sign-in/done';

/**
 * What the browser keeps between the two requests: the state, and the PKCE verifier, of which GitHub has seen the hash.
 * With the prefix, browsers accept the cookie only from this host, over https or on http://localhost (RFC 6265bis,
 * 4.1.3.2).
 */
const COOKIE = '__Host-editor-sign-in';
const KEPT = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)\\.([\\w-]+)(?:;|$)`);
const DEADLINE_MS = 8_000;
const STATE_SECONDS = 600;

/**
 * The scopes that may be requested from an OAuth App; a GitHub App has its permissions set at GitHub and ignores them.
 */
const SCOPES = ['repo', 'public_repo'];

/** The script that tells the editor's window the outcome once that window has answered, and no other window. */
const TELL = `
const { message, origin } = JSON.parse(document.getElementById('outcome').textContent);
addEventListener('message', (event) => {
  if (event.origin === origin && event.source === opener) opener.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', origin);
`;

const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(TELL).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every answer; the page that ends a sign-in replaces the policy with its own. */
export const HEADERS = { ...API_HEADERS, 'X-Robots-Tag': 'noindex' };

/** Why nobody was signed in, as the editor shows it. */
const REASONS = {
  state: 'The sign-in took too long, or began in another window. Try again.',
  refused: 'GitHub was not given permission. Try again, and allow it.',
  github: 'GitHub did not answer as expected. Try again in a minute.',
};

type Reason = keyof typeof REASONS;

/**
 * Signs a member of the office in with GitHub, for the editor's window (OAuth 2.0, authorization code with PKCE, RFC
 * 7636).
 *
 * GET {@link SIGN_IN}: 302 to GitHub, with a state that is also set as a cookie. GET {@link SIGNED_IN}: exchanges the
 * code and answers 200 with a page that tells the outcome to the window that opened it. 403 another origin, 405 another
 * method, 429 too many from one address, 503 no app is set up. The token is neither stored nor logged.
 */
export async function handleSignIn(
  request: Request,
  ip: string,
  edges: SignInEdges,
): Promise<Response> {
  const { app, ownOrigins, limiter, github } = edges;
  const url = new URL(request.url);
  if (request.method !== 'GET') return refuse(405, 'Method not allowed', { Allow: 'GET' });
  if (!app) return refuse(503, 'Signing in with GitHub is not set up; sign in with a token.');
  if (!ownOrigins.includes(url.origin)) return refuse(403, 'Sign in on the published site.');
  if (url.pathname.replace(/\/$/, '') === SIGNED_IN) return finish(request, url, app, edges);

  const wait = limiter.take(ip);
  if (wait > 0) return refuse(429, 'Too many tries; wait a little.', { 'Retry-After': `${wait}` });
  const [state, verifier] = [edges.random(), edges.random()];
  const asked = url.searchParams.get('scope') ?? '';
  const query = new URLSearchParams({
    client_id: app.id,
    redirect_uri: `${url.origin}${SIGNED_IN}`,
    scope: SCOPES.includes(asked) ? asked : 'repo',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return new Response(null, {
    status: 302,
    headers: {
      ...HEADERS,
      Location: `${github}/login/oauth/authorize?${query}`,
      'Set-Cookie': cookie(`${state}.${verifier}`, STATE_SECONDS),
    },
  });
}

async function finish(
  request: Request,
  url: URL,
  app: NonNullable<SignInEdges['app']>,
  { github, log }: SignInEdges,
): Promise<Response> {
  const fail = (reason: Reason): Response => {
    log('warn', 'sign_in_failed', { code: reason });
    return tell(url.origin, 'error', { provider: 'github', error: REASONS[reason] });
  };
  const given = url.searchParams.get('state') ?? '';
  const [, state, verifier] = KEPT.exec(request.headers.get('cookie') ?? '') ?? [];
  if (!state || !verifier || !equal(given, state)) return fail('state');
  const code = url.searchParams.get('code');
  if (!code) return fail('refused');
  const token = await exchange(github, {
    client_id: app.id,
    client_secret: app.secret,
    code,
    code_verifier: verifier,
    redirect_uri: `${url.origin}${SIGNED_IN}`,
  });
  if (token === undefined) return fail('github');
  log('info', 'sign_in');
  return tell(url.origin, 'success', { provider: 'github', token });
}

async function exchange(
  github: string,
  query: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${github}/login/oauth/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(query),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const said = (await answer.json()) as { access_token?: unknown } | null;
    const token = said?.access_token;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined; // no answer, or an unreadable one
  }
}

function tell(origin: string, outcome: 'success' | 'error', content: object): Response {
  const message = `authorization:github:${outcome}:${JSON.stringify(content)}`;
  const data = JSON.stringify({ message, origin }).replace(/</g, '\\u003c');
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><script ' +
    `type="application/json" id="outcome">${data}</script><script>${TELL}</script></html>`;
  return new Response(page, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Set-Cookie': cookie('', 0),
    },
  });
}

function refuse(status: number, words: string, more: Record<string, string> = {}): Response {
  const headers = { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...more };
  return new Response(words, { status, headers });
}

/** Returns the value of Set-Cookie. `Lax`, because the browser returns here from GitHub's page. */
function cookie(value: string, seconds: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

function equal(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => createHash('sha256').update(word).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
