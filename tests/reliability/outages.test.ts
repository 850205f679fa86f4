import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBrake } from '../../netlify/contact/brake';
import { createResendMailer } from '../../netlify/contact/mailer-resend';
import { runRound } from '../../netlify/contact/round';
import { type Store, StoreError } from '../../netlify/contact/store';
import { createMemoryStore } from '../unit/contact/store-memory';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import { createWorld, postFields, type World } from '../unit/contact/support';
import { figure, randomFrom } from './support/figures';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ROUND = 5 * MINUTE;

const error =
  (statusCode: number, name: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ statusCode, name, message: 'text' }), {
      status: statusCode,
      headers,
    });
const raw = (status: number, body: string | null) => () => new Response(body, { status });
const cut = (): Response => {
  throw new TypeError('fetch failed');
};

/** How the provider answers during the outage. Those with `accepts` have the message nevertheless. */
const FAULTS: Record<string, { answer: () => Response; accepts?: boolean }> = {
  '401 wrong key': { answer: error(401, 'invalid_api_key') },
  '403 unverified sender': { answer: error(403, 'invalid_from_address') },
  '422': { answer: error(422, 'validation_error') },
  '429 daily quota': { answer: error(429, 'daily_quota_exceeded') },
  '429 monthly quota': { answer: error(429, 'monthly_quota_exceeded') },
  '429 rate': { answer: error(429, 'rate_limit_exceeded', { 'Retry-After': '1' }) },
  '429 Retry-After of a day': {
    answer: error(429, 'rate_limit_exceeded', { 'Retry-After': '86400' }),
  },
  '400 HTML': { answer: raw(400, '<h1>no</h1>') },
  '500': { answer: error(500, 'internal_server_error') },
  '500 accepted': { answer: error(500, 'internal_server_error'), accepts: true },
  '503 HTML': { answer: raw(503, '<h1>down</h1>') },
  '403 of another form': { answer: raw(403, '{"error":"blocked"}') },
  'no JSON': { answer: raw(200, '<html>') },
  'no JSON, accepted': { answer: raw(200, '<html>'), accepts: true },
  'no id': { answer: raw(200, '{}') },
  reset: { answer: cut },
  'reset after accepting': { answer: cut, accepts: true },
};

const OF_EACH_KIND = [
  '401 wrong key',
  '429 daily quota',
  '429 Retry-After of a day',
  '500',
  '500 accepted',
  'reset after accepting',
];

const OUTAGES: Record<string, number> = {
  '1 h': HOUR,
  '20 h': 20 * HOUR,
  '3 d': 3 * DAY,
  '40 d': 40 * DAY,
};

/** Returns a store in which about one call in 20 fails, half of them after they took effect. */
function flaky(store: Store): Store {
  const random = randomFrom(7);
  const names = ['create', 'read', 'replace', 'remove', 'keys', 'folders', 'put', 'get'] as const;
  const wrapped = { ...store };
  for (const name of names) {
    const call = store[name].bind(store) as (...args: unknown[]) => Promise<unknown>;
    (wrapped as Record<string, unknown>)[name] = async (...args: unknown[]) => {
      const luck = random();
      if (luck < 0.025) throw new StoreError('timeout');
      const result = await call(...args);
      if (luck < 0.05) throw new StoreError('timeout');
      return result;
    };
  }
  return wrapped;
}

/** A fake of Resend with its rule for idempotency keys: one mail per key within 24 hours. */
interface Provider {
  fault?: (typeof FAULTS)[string];
  now: () => number;
  bodies: string[];
  known: Map<string, number>;
}
let provider: Provider;
beforeAll(() => {
  vi.stubGlobal('fetch', (_url: string, init: { body: string; headers: Headers }) => {
    const accept = (): void => {
      const key = init.headers.get('idempotency-key')!;
      const at = provider.known.get(key);
      if (at !== undefined && provider.now() - at < DAY) return;
      provider.known.set(key, provider.now());
      provider.bodies.push(init.body);
    };
    const { fault } = provider;
    if (!fault || fault.accepts) accept();
    return Promise.resolve().then(() => fault?.answer() ?? new Response('{"id":"mail"}'));
  });
});
afterAll(() => vi.unstubAllGlobals());

interface Outcome {
  name: string;
  lost: number;
  doubled: number;
  /** Messages that came a second time, with a subject that says so. */
  repeated: number;
  listed: number;
  early: number;
}

async function run(faultName: string, outage: number, isFlaky: boolean): Promise<Outcome> {
  const truth = createMemoryStore();
  const base = createWorld({ store: isFlaky ? flaky(truth) : truth, limiter: { take: () => 0 } });
  const world: World = {
    ...base,
    brake: createBrake(base.store, base.clock, base.log, 30),
    mailer: Object.assign(
      createResendMailer({ apiKey: 're_key', from: 'a@example.com', to: 'b@example.com' }),
      { sent: [], calls: 0, next: [] },
    ),
  };
  provider = {
    now: () => world.clock.now(),
    bodies: [],
    known: new Map(),
    fault: FAULTS[faultName],
  };
  const taken: string[] = [];
  const send = async (mark: string): Promise<void> => {
    const fields = { lastName: mark, message: `text-of-${mark}` };
    const headers = { [CONTACT_HEADERS.key]: mark };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status } = await postFields(world, fields, { headers });
      if (status < 300) return void taken.push(mark);
    }
  };
  let early = 0;
  const goOn = async (ms: number): Promise<void> => {
    for (const end = world.clock.now() + ms; world.clock.now() < end; world.clock.move(ROUND)) {
      world.lines.length = 0;
      await runRound(world);
      early += world.lines.filter((line) => line.includes('message_erased')).length;
    }
  };
  await send('FirstMark');
  await goOn(outage / 2);
  await send('MiddleMark');
  await goOn(outage / 2);
  provider.fault = undefined;
  await goOn(DAY + HOUR);
  // A list that contains a message's text is not another copy of the message.
  const of = (mark: string): number =>
    provider.bodies.filter(
      (body) => body.includes(`text-of-${mark}`) && !body.includes('not delivered: '),
    ).length;
  const isToldTwice = (mark: string): boolean =>
    provider.bodies.some(
      (body) => body.includes('"subject":"Possibly a repeat: ') && body.includes(`text-of-${mark}`),
    );
  const isListed = (mark: string): boolean =>
    provider.bodies.some((body) => body.includes('not delivered') && body.includes(mark));
  return {
    name: `${faultName}, ${outage / HOUR} h${isFlaky ? ', flaky store' : ''}`,
    lost: taken.filter((mark) => of(mark) === 0 && !isListed(mark)).length,
    // A message may come once as it is, and once more with a subject that marks it as a possible repeat.
    doubled: taken.filter((mark) => of(mark) - (isToldTwice(mark) ? 1 : 0) > 1).length,
    repeated: taken.filter((mark) => of(mark) > 1 && isToldTwice(mark)).length,
    listed: taken.filter((mark) => of(mark) === 0 && isListed(mark)).length,
    early,
  };
}

test.each(Object.entries(OUTAGES))(
  'outages of %s, a round every 5 minutes',
  async (name, outage) => {
    const outcomes: Outcome[] = [];
    // Forty days are 11,520 rounds, so try only one fault of each kind.
    const isLong = outage > 3 * DAY;
    for (const fault of isLong ? OF_EACH_KIND : Object.keys(FAULTS)) {
      for (const isFlaky of isLong ? [false] : [false, true]) {
        outcomes.push(await run(fault, outage, isFlaky));
      }
    }
    const bad = outcomes.filter(({ lost, doubled, early }) => lost + doubled + early > 0);
    expect(bad).toEqual([]);
    const sum = (key: 'lost' | 'doubled' | 'repeated' | 'listed'): number =>
      outcomes.reduce((total, outcome) => total + outcome[key], 0);
    const label = `outages of ${name}, ${outcomes.length} cells`;
    figure(`${label}: lost`, '0', sum('lost'), sum('lost') === 0);
    figure(`${label}: doubled`, '0', sum('doubled'), sum('doubled') === 0);
    figure(`${label}: came again, as a possible repeat`, 'any', sum('repeated'), true);
    // Messages given up when their key expired, which the office got in the daily list.
    const listed = sum('listed');
    const certain = outcomes.filter(
      ({ name }) => /^4(?!03 of)/.test(name) && !name.includes('flaky'),
    );
    figure(
      `${label}: certainly refused and not delivered in full`,
      '0',
      certain.reduce((total, outcome) => total + outcome.listed, 0),
      certain.every((outcome) => outcome.listed === 0),
    );
    figure(`${label}: delivered by the daily list`, 'any', listed, true);
  },
  600_000,
);
