import { HEADERS } from '../../netlify/contact/respond';
import { LEAST } from '../../src/lib/contact-example';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import type { Answer, Ask } from './ask';
import { differing, statusOf, unlessLimited, type Check } from './check';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FOREIGN = { Origin: 'https://example.com', 'Sec-Fetch-Site': 'cross-site' };

/** True before the first round, of which /api/health knows none: not a fault yet, but to be checked again. */
const isBeforeFirstRound = (body: string): boolean =>
  body.includes('"status":"no_rounds"') && !body.includes('"lastRound"');

/** Checks the functions' answers and, if `sends` is true, sends one message that says it is a check. */
export async function functionChecks(ask: Ask, origin: string, sends: boolean): Promise<Check[]> {
  const contact = [
    ...(await contactChecks(ask)),
    ...(sends ? [await messageCheck(ask, origin)] : []),
  ];
  const get = await ask('/api/search-miss');
  const foreign = { method: 'POST', headers: { ...JSON_TYPE, ...FOREIGN }, body: '{}' };
  const miss = await ask('/api/search-miss', foreign);
  const empty = await ask('/api/search-miss', { method: 'POST', headers: JSON_TYPE, body: '{}' });
  const unsigned = await ask('/api/answered');
  const report = await ask('/api/csp-report');
  const health = await ask('/api/health');
  const round = await ask('/.netlify/functions/outbox-retry', { method: 'POST' });
  return [
    ...contact,
    {
      name: 'search without an answer: 405 with Allow, a foreign origin 403, no words 400',
      ok: get.headers.get('allow') === 'POST' && miss.status === 403 && empty.status === 400,
      found: [get, miss, empty].map(statusOf).join(', '),
    },
    guarded('search without an answer', get),
    {
      name: 'links of the list of messages: none without a signature (403)',
      ok: unsigned.status === 403,
      found: statusOf(unsigned),
    },
    {
      name: 'reports of the content security policy: 405 with Allow',
      ok: report.status === 405 && report.headers.get('allow') === 'POST',
      found: statusOf(report),
    },
    {
      name: 'health: 200, rounds run (the first one up to five minutes after a first deployment)',
      ok:
        health.status === 200
          ? true
          : isBeforeFirstRound(health.body.toString())
            ? undefined
            : false,
      found: health.status === 0 ? statusOf(health) : health.body.toString().slice(0, 160),
    },
    guarded('health', health),
    {
      name: 'the scheduled function has no address (404; the local host reads it as a page: 405)',
      ok: round.status === 404 ? true : round.status === 405 ? undefined : false,
      found: statusOf(round),
    },
  ];
}

async function contactChecks(ask: Ask): Promise<Check[]> {
  const get = await ask('/api/contact');
  const foreign = { method: 'POST', headers: { ...JSON_TYPE, ...FOREIGN }, body: '{}' };
  const refused = await ask('/api/contact', foreign);
  const invalid = await ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{}' });
  return [
    {
      name: 'contact: other methods are 405 with Allow (path of the function)',
      ok: get.status === 405 && get.headers.get('allow') === 'POST',
      found: statusOf(get),
    },
    {
      name: 'contact: a foreign origin is 403',
      ok: refused.status === 403,
      found: statusOf(refused),
    },
    { name: 'contact: empty fields are 422', ok: invalid.status === 422, found: statusOf(invalid) },
    guarded('contact', get),
  ];
}

async function messageCheck(ask: Ask, origin: string): Promise<Check> {
  const message = {
    ...LEAST,
    firstName: 'Smoke',
    lastName: 'Check',
    email: 'smoke@example.com',
    message: `A check after the deployment, ${new Date().toISOString()}. Please ignore it.`,
  };
  const headers = { ...JSON_TYPE, [CONTACT_HEADERS.key]: crypto.randomUUID(), Origin: origin };
  const sent = await ask('/api/contact', {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  });
  const name = 'contact: the marked message is sent (202: only stored)';
  return unlessLimited(name, sent, sent.status === 200);
}

/** Checks that a function's answer has the headers that `_headers` gives only to files, and allows no other origin. */
function guarded(name: string, answer: Answer): Check {
  const open = answer.headers.get('access-control-allow-origin');
  const found = [
    ...differing(answer, Object.entries(HEADERS)),
    ...(open === null ? [] : [`Access-Control-Allow-Origin: ${open}`]),
  ].join('; ');
  return { name: `${name}: headers of its own`, ok: found === '', found };
}
