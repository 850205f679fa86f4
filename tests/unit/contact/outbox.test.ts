import { describe, expect, test } from 'vitest';
import { createDesk } from '../../../netlify/contact/desk';
import { drain } from '../../../netlify/contact/drain';
import type { Entry, Unsent } from '../../../netlify/contact/entry';
import type { Delivery } from '../../../netlify/contact/mailer';
import { placeOf } from '../../../netlify/contact/shelves';
import { StoreError } from '../../../netlify/contact/store';
import { createMemoryStore } from './store-memory';
import { tellOffice } from '../../../netlify/contact/tell';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { createWorld, giveUp, post, recordingMailer, type World } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const retry: Delivery = { kind: 'retry', code: 'rate_limit_exceeded' };
const unknown: Delivery = { kind: 'unknown', code: 'no_answer' };
const config: Delivery = { kind: 'config', code: 'invalid_api_key' };

/** Posts a message whose first attempt has the outcome `delivery`. */
async function pending(world: World, delivery = retry, formKey = 'k'): Promise<void> {
  world.mailer.next = [delivery];
  expect((await post(world, { headers: { [CONTACT_HEADERS.key]: formKey } })).status).toBe(202);
}

async function entries(world: World): Promise<Entry[]> {
  const keys = await world.store.keys();
  return Promise.all(keys.map(async (key) => (await world.store.read(key))!.entry));
}

async function only(world: World): Promise<Unsent> {
  return (await entries(world))[0] as Unsent;
}

describe('the schedule', () => {
  test('of unknown outcomes: repeats at 1, 5, 10, 15, 30 min, then every hour, all within 23 h, then the end of the key', async () => {
    const world = createWorld();
    const start = world.clock.now();
    await pending(world, unknown);
    const waits: number[] = [];
    let last = start;
    for (let n = 0; n < 50 && (await only(world)).round === 0; n += 1) {
      const { dueAt } = await only(world);
      world.clock.move(dueAt - 1 - world.clock.now());
      const calls = world.mailer.calls;
      await drain(world);
      expect(world.mailer.calls).toBe(calls);
      world.clock.move(1);
      waits.push(world.clock.now() - last);
      last = world.clock.now();
      world.mailer.next = [unknown];
      await drain(world);
      expect(world.mailer.calls).toBe(calls + 1);
    }
    expect(waits.map((wait) => wait / MINUTE)).toEqual([
      1,
      5,
      10,
      15,
      30,
      ...Array<number>(21).fill(60),
    ]);
    expect(world.clock.now() - start).toBeLessThan(23 * HOUR);
    expect(world.mailer.calls).toBe(27);
    expect((await only(world)).dueAt - start).toBe(23 * HOUR);
  });

  test('of one that may have arrived goes on under a second key, as a possible repeat, for 23 h; then dead', async () => {
    const world = createWorld();
    const start = world.clock.now();
    await pending(world, unknown);
    const keys = new Set<string>();
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = (mail, key) => {
      keys.add(key);
      const isLate = world.clock.now() >= start + 23 * HOUR;
      expect(mail.subject.startsWith('Possibly a repeat: ')).toBe(isLate);
      world.mailer.next = [unknown];
      return send(mail, key);
    };
    for (let n = 0; n < 80 && (await only(world)).state === 'pending'; n += 1) {
      world.clock.move(Math.max(0, (await only(world)).dueAt - world.clock.now()));
      await drain(world);
    }
    expect([...keys].map((key) => key.slice(-2))).toEqual(['-0', '-1']);
    expect(world.clock.now() - start).toBeGreaterThan(45 * HOUR);
    expect(await only(world)).toMatchObject({ state: 'dead', attempts: 27 });
    expect(world.lines.join()).toContain('"level":"error","event":"message_dead"');
    const { calls } = world.mailer;
    world.clock.move(40 * HOUR);
    await drain(world);
    expect(world.mailer.calls).toBe(calls);
  });

  test('a day without an answer from the provider: the message is there when it is over', async () => {
    const world = createWorld();
    await pending(world, unknown);
    const end = world.clock.now() + 24 * HOUR;
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = () => Promise.resolve(unknown);
    for (; world.clock.now() < end; world.clock.move(5 * MINUTE)) await drain(world);
    world.mailer.send = send;
    world.clock.move(4 * HOUR);
    await drain(world);
    expect(world.mailer.sent.map(({ mail }) => mail.subject)).toEqual([
      'Possibly a repeat: Residential Home: Ana Núñez',
    ]);
    expect((await entries(world)).map(({ state }) => state)).toEqual(['sent']);
  });

  test('what the provider took while the store was down keeps its key over hours of refusals', async () => {
    const world = createWorld();
    const create = world.store.create.bind(world.store);
    world.store.create = () => Promise.reject(new StoreError('status_503'));
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = async (mail, key) => (await send(mail, key), unknown);
    const headers = { [CONTACT_HEADERS.key]: 'k' };
    expect((await post(world, { headers })).status).toBe(503);
    Object.assign(world, { store: { ...world.store, create } });
    world.mailer.send = () => Promise.resolve(retry);
    expect((await post(world, { headers })).status).toBe(202);
    for (let hour = 0; hour < 21; hour += 1, world.clock.move(HOUR)) await drain(world);
    world.mailer.send = send;
    await drain(world);
    expect((await entries(world)).map(({ state }) => state)).toEqual(['sent']);
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('a fault that a person has to mend is tried an hour later at the soonest', async () => {
    const world = createWorld();
    await pending(world, config);
    expect((await only(world)).dueAt - world.clock.now()).toBe(HOUR);
    expect(world.lines.join()).toContain('"level":"error","event":"mail_refused"');
  });

  test('a provider that asks for more time gets it', async () => {
    const world = createWorld();
    await pending(world, { kind: 'retry', code: 'rate_limit_exceeded', afterMs: 20 * MINUTE });
    expect((await only(world)).dueAt - world.clock.now()).toBe(20 * MINUTE);
  });

  test('a wait beyond the 23 hours is the end of the key of one that may have arrived', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(22.5 * HOUR);
    world.mailer.next = [config];
    await drain(world);
    expect(await only(world)).toMatchObject({ round: 1, uncertain: false });
  });

  test.each([
    ['a wrong key', config],
    ['a used-up quota', { kind: 'config', code: 'daily_quota_exceeded' }],
    ['a long Retry-After', { kind: 'retry', code: 'rate_limit_exceeded', afterMs: HOUR }],
  ] as const)('%s for 40 days: tried every hour, and delivered when mended', async (_, refusal) => {
    const world = createWorld();
    await pending(world, refusal);
    const end = world.clock.now() + 40 * 24 * HOUR;
    let calls = world.mailer.calls;
    for (; world.clock.now() < end; world.clock.move(HOUR)) {
      world.mailer.next = [refusal];
      await drain(world);
      expect(await only(world)).toMatchObject({ state: 'pending', uncertain: false });
      expect(world.mailer.calls - calls).toBeLessThanOrEqual(1);
      calls = world.mailer.calls;
    }
    expect(calls).toBeGreaterThan(900);
    world.mailer.next = [];
    expect((await drain(world)).sent).toBe(1);
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('an attempt that may arrive after days of refusals has a key of its own and 23 hours', async () => {
    const world = createWorld();
    await pending(world, config);
    for (let hour = 0; hour < 48; hour += 1) {
      world.clock.move(HOUR);
      world.mailer.next = [config];
      await drain(world);
    }
    world.clock.move(HOUR + MINUTE);
    world.mailer.next = [unknown];
    await drain(world);
    const first = await only(world);
    expect(first).toMatchObject({ state: 'pending', uncertain: true, attempts: 1 });
    expect(first.round).toBeGreaterThan(0);
    expect(world.clock.now() - first.since).toBeLessThan(MINUTE);
    for (let n = 0; n < 26; n += 1) {
      world.clock.move(Math.max(0, (await only(world)).dueAt - world.clock.now()));
      world.mailer.next = [unknown];
      await drain(world);
      expect((await only(world)).round).toBe(first.round + (n < 25 ? 0 : 1));
    }
  });

  test('it has them too where no round has run since the refusal', async () => {
    const world = createWorld();
    await pending(world, config);
    world.clock.move(30 * HOUR);
    world.mailer.next = [unknown];
    await drain(world);
    expect(await only(world)).toMatchObject({ state: 'pending', round: 1, attempts: 1 });
  });

  test('a clock that was set back leaves no key its time to come', async () => {
    const world = createWorld();
    await pending(world, config);
    world.clock.move(-26 * HOUR);
    await createDesk(world.store, world.clock).retry((await world.store.keys())[0]!.slice(8));
    world.mailer.next = [unknown];
    const since = world.clock.now();
    await drain(world);
    expect(await only(world)).toMatchObject({ round: 1, since });
  });

  test('a revived message has all its time again', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(24 * HOUR);
    await drain(world);
    const { id } = { id: (await world.store.keys())[0]!.slice(8) };
    await createDesk(world.store, world.clock).retry(id);
    world.mailer.next = [unknown];
    await drain(world);
    expect(await only(world)).toMatchObject({ state: 'pending', round: 1, attempts: 1 });
  });
});

test('a store that took long for its part leaves the mail to the next round', async () => {
  const world = createWorld();
  const create = world.store.create.bind(world.store);
  world.store.create = (...entry) => {
    world.clock.move(3001);
    return create(...entry);
  };
  expect((await post(world)).status).toBe(202);
  expect(world.mailer.calls).toBe(0);
  world.clock.move(2 * MINUTE);
  expect((await drain(world)).sent).toBe(1);
});

test('the same words revive what was given up before they are answered', async () => {
  const world = createWorld();
  await pending(world, unknown);
  await giveUp(world);
  expect((await only(world)).state).toBe('dead');
  const replace = world.store.replace.bind(world.store);
  world.store.replace = async (...entry) => {
    await new Promise(setImmediate);
    return replace(...entry);
  };
  await post(world, { headers: { [CONTACT_HEADERS.key]: 'k' } });
  expect((await only(world)).state).toBe('pending');
});

describe('a round', () => {
  test('goes on after failures that do not follow each other', async () => {
    const world = createWorld();
    for (const formKey of ['a', 'b', 'c', 'd', 'e']) await pending(world, retry, formKey);
    world.clock.move(HOUR);
    world.mailer.next = [retry, retry, { kind: 'sent', id: 'x' }, retry, retry];
    expect(await drain(world)).toMatchObject({ sent: 1, waiting: 4, unseen: 0 });
    expect(world.mailer.next).toEqual([]);
  });

  test('sends what is due under the same key, and leaves a receipt', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(MINUTE);
    const round = await drain(world);
    expect(round).toEqual({ sent: 1, waiting: 0, dead: 0, quarantine: 0, purged: 0, unseen: 0 });
    expect(world.mailer.sent).toHaveLength(1);
    expect(world.mailer.sent[0]?.key).toMatch(/-0$/);
    const [entry] = await entries(world);
    expect(JSON.stringify(entry)).not.toContain('@');
    expect(entry).toMatchObject({ state: 'sent', sentAt: world.clock.now() - 500 });
  });

  test('a message that is delayed does not wait behind those the provider refuses', async () => {
    const world = createWorld();
    for (let n = 0; n < 10; n += 1) await pending(world, config, `refused-${n}`);
    world.clock.move(2 * HOUR);
    await pending(world, retry, 'good');
    world.clock.move(MINUTE);
    world.mailer.next = [{ kind: 'sent', id: 'good' }, config, config, config];
    expect(await drain(world)).toMatchObject({ sent: 1, waiting: 10 });
    const left = (await entries(world)).filter(({ state }) => state === 'pending') as Unsent[];
    expect(left.map(({ code }) => code)).toEqual(Array(10).fill('invalid_api_key'));
  });

  test('an attempt that may have arrived is not repeated once the key is forgotten', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(23 * HOUR + 1);
    await drain(world);
    expect(world.mailer.calls).toBe(1);
    expect(await only(world)).toMatchObject({ state: 'pending', round: 1 });
  });

  test('an attempt that may have arrived is remembered over later refusals', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(MINUTE);
    world.mailer.next = [retry];
    await drain(world);
    expect(await only(world)).toMatchObject({ state: 'pending', uncertain: true });
  });

  test('one that certainly did not arrive is still sent then', async () => {
    const world = createWorld();
    await pending(world, retry);
    world.clock.move(30 * HOUR);
    expect((await drain(world)).sent).toBe(1);
  });

  test('takes up a claim that was never finished, after its two minutes', async () => {
    const world = createWorld();
    world.mailer.send = () => new Promise(() => undefined);
    void post(world);
    await expect.poll(async () => (await world.store.keys()).length).toBe(1);
    const other = { ...world, mailer: recordingMailer() };
    world.clock.move(2 * MINUTE - 1);
    expect((await drain(other)).waiting).toBe(1);
    expect(other.mailer.calls).toBe(0);
    world.clock.move(1);
    expect((await drain(other)).sent).toBe(1);
  });

  test('claims before it sends: of two rounds at once, one sends', async () => {
    const world = createWorld();
    await pending(world);
    world.clock.move(MINUTE);
    const calls = world.mailer.calls;
    await Promise.all([drain(world), drain(world), drain(world)]);
    expect(world.mailer.calls).toBe(calls + 1);
  });

  test('pauses between sends and stops at its budget', async () => {
    const world = createWorld();
    for (let n = 0; n < 60; n += 1) await pending(world, retry, `k${n}`);
    world.clock.move(MINUTE);
    const started = world.clock.now();
    expect(await drain(world)).toMatchObject({ sent: 36, unseen: 24 });
    expect(world.clock.now() - started).toBe(18_000);
    expect((await drain(world)).sent).toBe(24);
  });

  test('one entry that cannot be read stops no other', async () => {
    const store = createMemoryStore();
    const world = createWorld({ store });
    await pending(world, retry, 'a');
    await pending(world, retry, 'b');
    world.clock.move(MINUTE);
    const read = store.read.bind(store);
    const [bad] = await store.keys();
    store.read = (key) =>
      key === bad ? Promise.reject(new StoreError('entry_unreadable')) : read(key);
    expect((await drain(world)).sent).toBe(1);
    expect(world.lines.join()).toContain('entry_unreadable');
  });

  test('a store that is down is an error of the whole round', async () => {
    const world = createWorld();
    world.store.keys = () => Promise.reject(new StoreError('timeout'));
    await expect(drain(world)).rejects.toThrow('timeout');
  });

  test('counts what waits for a person and warns about it', async () => {
    const world = createWorld();
    await post(world, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
    expect(await drain(world)).toMatchObject({ quarantine: 1, sent: 0 });
    expect(world.mailer.calls).toBe(0);
    expect(world.lines.at(-1)).toContain('"level":"warn","event":"outbox_round"');
  });
});

test('before a message is stored or changed, its place is in the register', async () => {
  const store = createMemoryStore();
  const world = createWorld({ store });
  const missing: string[] = [];
  const check = async (key: string, entry: Entry): Promise<void> => {
    const place = placeOf(key.slice('message/'.length), entry);
    if (place && (await store.get(place)) === null) missing.push(place);
  };
  const [create, replace] = [store.create.bind(store), store.replace.bind(store)];
  store.create = async (key, entry) => (await check(key, entry), create(key, entry));
  store.replace = async (key, entry, etag) => {
    // Only an entry claimed by a round keeps its old place until the round ends.
    if (entry.state !== 'pending' || !entry.uncertain) await check(key, entry);
    return replace(key, entry, etag);
  };
  await post(world);
  await pending(world, config);
  await post(world, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
  world.clock.move(HOUR);
  await drain(world);
  await tellOffice(world, Infinity);
  expect(missing).toEqual([]);
});

describe('what is kept', () => {
  test('a receipt 48 hours', async () => {
    const world = createWorld();
    await post(world);
    world.clock.move(48 * HOUR);
    expect((await drain(world)).purged).toBe(0);
    world.clock.move(1);
    expect((await drain(world)).purged).toBe(1);
    expect(await world.store.keys()).toEqual([]);
  });

  test('quarantine and dead letters until three offers over 30 days, and a day longer', async () => {
    const world = createWorld();
    await post(world, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
    await pending(world, unknown, 'other');
    await giveUp(world);
    expect(await drain(world)).toMatchObject({ dead: 1, quarantine: 1 });
    // Nobody could be told, so nothing is erased, however long it takes.
    world.clock.move(400 * 24 * HOUR);
    expect(await drain(world)).toMatchObject({ dead: 1, quarantine: 1, purged: 0 });

    const start = world.clock.now();
    const days: number[] = [];
    for (let day = 0; day < 40 && (await world.store.keys()).length > 0; day += 1) {
      await tellOffice(world, Infinity);
      const offers = (await entries(world)).map((entry) => (entry as Unsent).offers);
      if (offers[0] !== days.length) days.push(day);
      world.clock.move(24 * HOUR);
      await drain(world);
    }
    expect(days).toEqual([0, 15, 30]);
    expect(world.clock.now() - start).toBe(32 * 24 * HOUR);
    const erasures = world.lines.filter((line) => line.includes('message_erased'));
    expect(erasures).toHaveLength(2);
    expect(erasures.join()).toContain('"level":"error"');
  });

  test('a pending message for as long as it is pending', async () => {
    const world = createWorld();
    await pending(world, retry);
    world.clock.move(31 * 24 * HOUR);
    expect(await drain(world)).toMatchObject({ sent: 1, purged: 0 });
  });
});
