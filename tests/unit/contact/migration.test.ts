import { describe, expect, test } from 'vitest';
import { drain } from '../../../netlify/contact/drain';
import { type Entry, keyOf } from '../../../netlify/contact/entry';
import { runRound } from '../../../netlify/contact/round';
import { StoreError } from '../../../netlify/contact/store';
import { createWorld, type World } from './support';

const HOUR = 3_600_000;
const MAIL = { subject: 'Home: Ana', text: 'text', html: '<p>', replyTo: 'ana@example.com' };

/** Returns a message as stored by a version that had no register, without the fields that were added later. */
function oldEntry(world: World): unknown {
  const now = world.clock.now();
  return {
    state: 'pending',
    receivedAt: now,
    mail: MAIL,
    attempts: 1,
    since: now,
    round: 0,
    dueAt: now,
    uncertain: false,
    code: 'invalid_api_key',
  };
}

/** Stores a message as that version did, without a place in the register. */
async function lay(world: World, n: number, over: object): Promise<string> {
  const old = { ...(oldEntry(world) as Entry), ...over };
  const key = keyOf((n * 0x1234567).toString(16).padStart(32, '0').split('').reverse().join(''));
  await world.store.create(key, old);
  return key;
}

describe('messages of a version without a register', () => {
  test('that are due leave in the first round, all others at their time', async () => {
    const world = createWorld();
    for (let n = 0; n < 20; n += 1) await lay(world, n, {});
    await lay(world, 20, { dueAt: world.clock.now() + 3 * HOUR });
    expect(await drain(world)).toMatchObject({ sent: 20, waiting: 1 });
    world.clock.move(3 * HOUR);
    expect(await drain(world)).toMatchObject({ sent: 1, waiting: 0 });
  });

  test('that were given up or put aside are listed in the first notice', async () => {
    const world = createWorld();
    await lay(world, 1, { state: 'dead', code: 'no_answer', uncertain: true });
    await lay(world, 2, { state: 'quarantine', code: 'trap' });
    await runRound(world);
    expect(world.mailer.sent.map(({ mail }) => mail.text).join()).toMatch(/Ana[^]*Ana/);
  });

  test('that were sent go after their 48 hours', async () => {
    const world = createWorld();
    const at = world.clock.now();
    await lay(world, 1, { state: 'sent', sentAt: at, providerId: 'x', mail: undefined });
    await drain(world);
    world.clock.move(48 * HOUR + 1);
    expect((await drain(world)).purged).toBe(1);
  });

  test('are found although listings fail now and then', async () => {
    const world = createWorld();
    await lay(world, 1, {});
    const keys = world.store.keys.bind(world.store);
    let calls = 0;
    world.store.keys = (start) =>
      (calls += 1) % 7 === 0 ? Promise.reject(new StoreError('timeout')) : keys(start);
    for (let round = 0; round < 300 && world.mailer.sent.length === 0; round += 1)
      await drain(world);
    expect(world.mailer.sent).toHaveLength(1);
  });
});

test('a store too full for one round is gone through all the same, however slow it is', async () => {
  const world = createWorld();
  // All messages are in one part of the store.
  for (let n = 0; n < 60; n += 1) {
    const id = `ab${n.toString(16).padStart(30, '0')}`;
    await world.store.create(keyOf(id), oldEntry(world) as Entry);
  }
  const read = world.store.read.bind(world.store);
  world.store.read = (name) => {
    world.clock.move(500);
    return read(name);
  };
  for (let round = 0; round < 40 && world.mailer.sent.length < 60; round += 1) {
    world.clock.move(5 * 60_000);
    await drain(world);
  }
  expect(world.mailer.sent).toHaveLength(60);
});

test('a message whose place was lost is found again', async () => {
  const world = createWorld();
  await drain(world);
  await lay(world, 1, {});
  let rounds = 0;
  for (; rounds < 40 && world.mailer.sent.length === 0; rounds += 1) {
    world.clock.move(5 * 60_000);
    await drain(world);
  }
  expect(world.mailer.sent).toHaveLength(1);
  expect(rounds).toBeGreaterThan(12);
});

test('an entry that cannot be read keeps its place out of the way of the others', async () => {
  const world = createWorld();
  const key = await lay(world, 1, {});
  const read = world.store.read.bind(world.store);
  world.store.read = (name) =>
    name === key ? Promise.reject(new StoreError('entry_unreadable')) : read(name);
  await drain(world);
  await world.store.put('note/sweep', '{"after":"","isComplete":true}');
  const reads: string[] = [];
  const failing = world.store.read.bind(world.store);
  world.store.read = (name) => (reads.push(name), failing(name));
  await drain(world);
  expect(reads.filter((name) => name === key)).toEqual([]);
});
