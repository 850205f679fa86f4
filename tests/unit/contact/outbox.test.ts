import { describe, expect, test } from 'vitest';
import { drain } from '../../../netlify/contact/drain';
import type { Entry, Unsent } from '../../../netlify/contact/entry';
import type { Delivery } from '../../../netlify/contact/mailer';
import { StoreError } from '../../../netlify/contact/store';
import { createMemoryStore } from '../../../netlify/contact/store-memory';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { createWorld, post, recordingMailer, type World } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const retry: Delivery = { kind: 'retry', code: 'rate_limit_exceeded' };
const unknown: Delivery = { kind: 'unknown', code: 'no_answer' };
const config: Delivery = { kind: 'config', code: 'invalid_api_key' };

/** Posts a message whose first attempt comes to `delivery`. */
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
  test('ten repeats at 1, 5, 10, 15, 30 min, 1, 2, 4, 6, 8 h, all within 23 h, then dead', async () => {
    const world = createWorld();
    const start = world.clock.now();
    await pending(world);
    const waits: number[] = [];
    let last = start;
    for (let n = 0; n < 20 && (await only(world)).state === 'pending'; n += 1) {
      const { dueAt } = await only(world);
      world.clock.move(dueAt - 1 - world.clock.now());
      const calls = world.mailer.calls;
      await drain(world);
      expect(world.mailer.calls).toBe(calls);
      world.clock.move(1);
      waits.push(world.clock.now() - last);
      last = world.clock.now();
      world.mailer.next = [retry];
      await drain(world);
      expect(world.mailer.calls).toBe(calls + 1);
    }
    expect(waits.map((wait) => wait / MINUTE)).toEqual([1, 5, 10, 15, 30, 60, 120, 240, 360, 480]);
    expect(world.clock.now() - start).toBeLessThan(23 * HOUR);
    expect(world.mailer.calls).toBe(11);
    expect(await only(world)).toMatchObject({ state: 'dead', attempts: 11 });
    expect(world.lines.join()).toContain('"level":"error","event":"message_dead"');
    world.clock.move(HOUR);
    await drain(world);
    expect(world.mailer.calls).toBe(11);
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

  test('a wait beyond the 23 hours is the end', async () => {
    const world = createWorld();
    await pending(world);
    world.clock.move(22.5 * HOUR);
    world.mailer.next = [config];
    await drain(world);
    expect((await only(world)).state).toBe('dead');
  });
});

describe('a round', () => {
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

  test('an attempt that may have arrived is not repeated once the key is forgotten', async () => {
    const world = createWorld();
    await pending(world, unknown);
    world.clock.move(23 * HOUR + 1);
    await drain(world);
    expect(world.mailer.calls).toBe(1);
    expect((await only(world)).state).toBe('dead');
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

  test('quarantine and dead letters 30 days', async () => {
    const world = createWorld();
    await post(world, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
    await pending(world, unknown, 'other');
    world.clock.move(24 * HOUR);
    expect(await drain(world)).toMatchObject({ dead: 1, quarantine: 1 });
    world.clock.move(29 * 24 * HOUR);
    expect((await drain(world)).purged).toBe(0);
    world.clock.move(1000);
    expect((await drain(world)).purged).toBe(2);
  });

  test('a pending message for as long as it is pending', async () => {
    const world = createWorld();
    await pending(world, retry);
    world.clock.move(31 * 24 * HOUR);
    expect(await drain(world)).toMatchObject({ sent: 1, purged: 0 });
  });
});
