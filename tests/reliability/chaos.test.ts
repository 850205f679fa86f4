import { afterAll, beforeAll, expect, test } from 'vitest';
import { drain } from '../../netlify/contact/drain';
import { createResendMailer } from '../../netlify/contact/mailer-resend';
import { collect, type Store, StoreError } from '../../netlify/contact/store';
import { createMemoryStore } from '../unit/contact/store-memory';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import { createWorld, postFields } from '../unit/contact/support';
import { figure, randomFrom } from './support/figures';
import { answer, type Provider, startProvider } from './support/provider';

const SEED = 20_261_121;
const MESSAGES = 1000;
const MINUTE = 60_000;

/** Returns a store in which a share of the calls (0 to 1) fails, half of them after they took effect. */
function failing(store: Store, share: () => number, random: () => number): Store {
  const wrap =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const fails = random() < share();
      if (fails && random() < 0.5) throw new StoreError('timeout');
      const result = await call(...args);
      if (fails) throw new StoreError('timeout');
      return result;
    };
  return {
    create: wrap(store.create.bind(store)),
    read: wrap(store.read.bind(store)),
    replace: wrap(store.replace.bind(store)),
    remove: wrap(store.remove.bind(store)),
    keys: wrap(store.keys.bind(store)),
    async *pages(prefix) {
      const pages = wrap(() => collect(store.pages(prefix)));
      yield await pages();
    },
    folders: wrap(store.folders.bind(store)),
    put: wrap(store.put.bind(store)),
    get: wrap(store.get.bind(store)),
  };
}

let provider: Provider;
let forget: () => number = Date.now;
beforeAll(async () => void (provider = await startProvider('re_key', () => forget())));
afterAll(() => provider.close());

test(`${MESSAGES} messages while provider and store fail, then recovery`, async () => {
  const random = randomFrom(SEED);
  let isChaos = true;
  const truth = createMemoryStore();
  const mailer = createResendMailer({
    apiKey: 're_key',
    from: 'website@example.com',
    to: 'office@example.com',
    baseUrl: provider.url,
  });
  const world = createWorld({
    store: failing(truth, () => (isChaos ? 0.05 : 0), random),
    limiter: { take: () => 0 },
  });
  const edges = { ...world, mailer };
  forget = () => world.clock.now();
  provider.behave = (request, response, accept) => {
    if (!isChaos || random() >= 0.4) return answer(response, 200, { id: accept() });
    const fault = Math.floor(random() * 6);
    if (fault === 0) request.socket.destroy();
    else if (fault === 1) {
      accept();
      request.socket.destroy();
    } else if (fault === 2) {
      accept();
      answer(response, 500, null);
    } else if (fault === 3) answer(response, 500, { name: 'internal_server_error' });
    else if (fault === 4) answer(response, 429, { name: 'rate_limit_exceeded' });
    else answer(response, 200, {});
  };

  const statuses = new Map<string, number>();
  const send = async (n: number): Promise<void> => {
    const mark = `mark-${n}-`;
    const headers = { [CONTACT_HEADERS.key]: `form-${n}` };
    // A visitor who is told that sending failed tries again up to twice.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status } = await postFields(edges, { message: mark }, { headers });
      statuses.set(mark, status);
      if (status < 300) return;
    }
  };
  for (let n = 0; n < MESSAGES; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, k) => send(n + k)));
    world.clock.move(20_000);
    if (n % 200 === 0) await drain(edges).catch(() => undefined);
  }
  expect([...statuses.values()].filter((status) => ![200, 202, 503].includes(status))).toEqual([]);

  isChaos = false;
  let left = Infinity;
  for (let round = 0; round < 400 && left > 0; round += 1) {
    world.clock.move(5 * MINUTE);
    const { waiting, unseen } = await drain(edges);
    left = waiting + unseen;
  }

  const marks = provider.delivered.map(({ body }) => /mark-\d+-/.exec(body)![0]);
  const acknowledged = [...statuses].filter(([, status]) => status < 300).map(([mark]) => mark);
  const kept = await Promise.all((await truth.keys()).map((key) => truth.read(key)));
  const dead = kept.filter((found) => found?.entry.state === 'dead');
  const lost = acknowledged.filter(
    (mark) => !marks.includes(mark) && !dead.some((found) => JSON.stringify(found).includes(mark)),
  );
  const doubled = marks.length - new Set(marks).size;
  const personal = kept.filter((found) => JSON.stringify(found?.entry).includes('@'));
  expect(provider.requests.length).toBeGreaterThan(MESSAGES * 1.1);
  expect(world.lines.filter((line) => line.includes('store_failed')).length).toBeGreaterThan(20);
  figure(
    `chaos (seed ${SEED}): acknowledged of ${MESSAGES}`,
    '>= 990',
    acknowledged.length,
    acknowledged.length >= 990,
  );
  figure('chaos: lost', '0', lost.length, lost.length === 0);
  figure('chaos: doubled', '0', doubled, doubled === 0);
  figure('chaos: changed bodies under one key', '0', provider.conflicts, provider.conflicts === 0);
  figure(
    'chaos: personal data kept after recovery',
    `${dead.length} dead`,
    personal.length,
    personal.length === dead.length,
  );
});
