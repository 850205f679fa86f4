import redirects from '../../src/data/redirects.json';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';

/** One thing looked at. `ok` is undefined where the real host may differ from the local one. */
export interface Check {
  name: string;
  ok: boolean | undefined;
  /** What was found. */
  found?: string;
}

const TIMEOUT_MS = 15_000;

/** What /api/health answers until the first round: not a fault yet, but to be looked at again. */
const NO_ROUND_YET = '{"status":"no_rounds"}';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An answer, read whole; status 0 where nobody answered. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Looks at a running site from outside, and sends one message that says that it is a check.
 * @param origin scheme and host, without a slash at the end
 */
export async function siteChecks(origin: string): Promise<Check[]> {
  const ask = (path: string, init?: Asked): Promise<Answer> => fetchOnce(`${origin}${path}`, init);
  return [
    ...(await pageChecks(ask, new URL(origin).protocol === 'https:')),
    ...(await redirectChecks(ask, origin)),
    ...(await functionChecks(ask, origin)),
  ];
}

type Ask = (path: string, init?: Asked) => Promise<Answer>;

async function fetchOnce(url: string, init: Asked = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), body: error instanceof Error ? error.message : '' };
  }
}

async function pageChecks(ask: Ask, isSecure: boolean): Promise<Check[]> {
  const home = await ask('/');
  const policy = home.headers.get('content-security-policy') ?? '';
  const loose = policy.split(';').find((part) => /unsafe-(inline|eval)/.test(part));
  const missing = await ask('/no-such-page-smoke');
  const hidden = await ask('/_headers');
  const again = await ask('/', { headers: { 'If-None-Match': home.headers.get('etag') ?? '' } });
  const etag = home.headers.get('etag');
  return [
    { name: 'home page', ok: home.status === 200, found: String(home.status || home.body) },
    ...['x-content-type-options', 'referrer-policy'].map((name) => ({
      name: `header ${name}`,
      ok: home.headers.has(name),
      found: home.headers.get(name) ?? 'none',
    })),
    {
      name: 'header strict-transport-security (the local host has no https, and sends none)',
      ok: home.headers.has('strict-transport-security') || (isSecure ? false : undefined),
      found: home.headers.get('strict-transport-security') ?? 'none',
    },
    {
      name: 'policy without unsafe-inline and unsafe-eval',
      ok: policy.includes("default-src 'none'") && !loose,
      found: loose ?? (policy.slice(0, 60) || 'none'),
    },
    {
      name: '404 page with status 404 and the same policy',
      ok: missing.status === 404 && missing.headers.has('content-security-policy'),
      found: String(missing.status),
    },
    { name: '_headers is not published', ok: hidden.status === 404, found: String(hidden.status) },
    {
      name: 'ETag of a page (the local host gives strong ones)',
      ok: etag && !etag.startsWith('W/') ? true : undefined,
      found: etag ?? 'none',
    },
    {
      name: 'a page that has not changed is answered 304',
      ok: again.status === 304 ? true : undefined,
      found: String(again.status),
    },
  ];
}

async function redirectChecks(ask: Ask, origin: string): Promise<Check[]> {
  const checks = await Promise.all(
    redirects.map(async ({ from, to }): Promise<Check> => {
      const { status, headers } = await ask(from);
      const location = headers.get('location') ?? 'none';
      const path = location.startsWith(origin) ? location.slice(origin.length) : location;
      return {
        name: `redirect ${from}`,
        ok: status === 301 && path === to,
        found: `${status} ${path}`,
      };
    }),
  );
  const open = await ask('//example.com/%2e%2e%2fblog/');
  const target = open.headers.get('location') ?? '';
  const leaves = target !== '' && new URL(target, origin).origin !== origin;
  return [
    ...checks,
    { name: 'no open redirect', ok: !leaves, found: target || String(open.status) },
  ];
}

async function functionChecks(ask: Ask, origin: string): Promise<Check[]> {
  const json = { 'Content-Type': 'application/json' };
  const get = await ask('/api/contact');
  const foreign = await ask('/api/contact', {
    method: 'POST',
    headers: { ...json, Origin: 'https://example.com' },
    body: '{}',
  });
  const invalid = await ask('/api/contact', { method: 'POST', headers: json, body: '{}' });
  const health = await ask('/api/health');
  const round = await ask('/.netlify/functions/outbox-retry', { method: 'POST' });
  const message = JSON.stringify({
    firstName: 'Smoke',
    lastName: 'Check',
    email: 'smoke@example.com',
    phone: '',
    propertyType: 'residential',
    message: `A check after the deployment, ${new Date().toISOString()}. Please ignore it.`,
  });
  const key = { [CONTACT_HEADERS.key]: crypto.randomUUID(), Origin: origin };
  const post = { method: 'POST', headers: { ...json, ...key }, body: message };
  const sent = await ask('/api/contact', post);
  const twice = await ask('/api/contact', post);
  return [
    {
      name: 'contact: other methods are 405 with Allow (path of the function)',
      ok: get.status === 405 && get.headers.get('allow') === 'POST',
      found: String(get.status),
    },
    {
      name: 'contact: a foreign origin is 403',
      ok: foreign.status === 403,
      found: String(foreign.status),
    },
    {
      name: 'contact: empty fields are 422',
      ok: invalid.status === 422,
      found: String(invalid.status),
    },
    {
      name: 'contact: security headers of its own',
      ok: (get.headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
    },
    {
      name: 'contact: the marked message is sent (202: only stored)',
      ok: sent.status === 200,
      found: String(sent.status),
    },
    {
      name: 'contact: the same message again is no second one',
      ok: twice.status === sent.status,
      found: String(twice.status),
    },
    {
      name: 'health: 200, rounds run (the first one up to five minutes after a first deployment)',
      ok: health.status === 200 ? true : health.body === NO_ROUND_YET ? undefined : false,
      found: health.body.slice(0, 160),
    },
    {
      name: 'the scheduled function has no address (404; the local host reads it as a page: 405)',
      ok: round.status === 404 ? true : undefined,
      found: String(round.status),
    },
  ];
}
