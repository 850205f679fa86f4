import { describe, expect, test } from 'vitest';
import { createBrake, HELD_PER_HOUR, TRAPS_PER_HOUR } from '../../../netlify/contact/brake';
import type { Delivery } from '../../../netlify/contact/mailer';
import { runRound } from '../../../netlify/contact/round';
import { collect, StoreError } from '../../../netlify/contact/store';
import { CONTACT_HEADERS, REFUSAL_TEXTS } from '../../../src/lib/contact-limits';
import { bodyOf, createWorld, postFields, type World } from './support';

const ROUND = 5 * 60_000;
const CAP = 30;
const trap = { headers: { [CONTACT_HEADERS.trap]: 'x' } };

/** Returns a world with the real brake. */
function braked(mailsPerHour = CAP): World {
  const world = createWorld();
  return { ...world, brake: createBrake(world.store, world.clock, world.log, mailsPerHour) };
}

const flood = async (world: World, from: number, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = from; n < from + count; n += 1) {
    const caller = { ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
    statuses.push((await postFields(world, { message: `mark-${n}-` }, { caller })).status);
  }
  return statuses;
};

const count = async (world: World, start: string): Promise<number> =>
  (await collect(world.store.pages(start))).length;

const texts = (world: World): string => world.mailer.sent.map(({ mail }) => mail.text).join('\n');

describe('a flood from many addresses', () => {
  test('uses up no more mails than the cap, and every message is with the office within a round', async () => {
    const world = braked();
    await flood(world, 0, 200);
    expect(world.mailer.calls).toBe(CAP);
    await postFields(world, { message: 'mark-good-', firstName: 'Good' });
    world.clock.move(ROUND);
    await runRound(world);
    expect(texts(world)).toContain('mark-good-');
    for (let n = 0; n < 200; n += 1) expect(texts(world)).toContain(`mark-${n}-`);
    expect(world.mailer.calls).toBe(CAP + 1);
  });

  test('that goes on is listed round by round, each message once', async () => {
    const world = braked();
    for (let round = 0; round < 6; round += 1) {
      await flood(world, round * 50, 50);
      world.clock.move(ROUND);
      await runRound(world);
    }
    expect(world.mailer.calls).toBe(CAP + 6);
    const marks = texts(world).match(/mark-\d+-/g)!;
    expect(marks).toHaveLength(300);
    expect(new Set(marks).size).toBe(300);
  });

  test('of a thousand addresses takes no place from a good message, which is listed within a round', async () => {
    const world = braked();
    for (let n = 0; n < TRAPS_PER_HOUR; n += 1) {
      await postFields(world, { message: `trap-${n}-` }, trap);
    }
    await flood(world, 0, 1000);
    expect((await postFields(world, { message: 'mark-good-' })).status).toBe(202);
    await runRound(world);
    expect(texts(world)).toContain('mark-good-');
  });

  test('beyond what an hour can hold is refused with a word, and leaves nothing for rounds to go through', async () => {
    const world = braked();
    await flood(world, 0, CAP + HELD_PER_HOUR);
    const before = await count(world, '');
    const refused = await postFields(world, { message: 'too many' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await bodyOf(refused)).message).toBe(REFUSAL_TEXTS.tooManyHere);
    expect(await count(world, '')).toBe(before);
    expect(await count(world, 'due/pending/')).toBe(0);
    expect(await count(world, 'taken/')).toBe(CAP);
    world.clock.move(3_600_000);
    expect((await postFields(world, { message: 'next hour' })).status).toBe(200);
    await runRound(world);
    expect(await count(world, 'taken/')).toBe(1);
  });

  test('while the provider refuses everything has the same caps, in all instances together', async () => {
    const world = braked();
    world.mailer.send = () => {
      world.mailer.calls += 1;
      return Promise.resolve({ kind: 'config', code: 'daily_quota_exceeded' });
    };
    const statuses: number[] = [];
    for (let n = 0; n < CAP + HELD_PER_HOUR + 100; n += 50) {
      const other = {
        ...world,
        brake: createBrake(world.store, world.clock, world.log, CAP),
      };
      statuses.push(...(await flood(other, n, 50)));
    }
    expect(world.mailer.calls).toBe(CAP);
    expect(statuses.filter((status) => status === 202)).toHaveLength(CAP + HELD_PER_HOUR);
    expect(await world.store.keys()).toHaveLength(CAP + HELD_PER_HOUR);
  });

  test('of the longest messages makes a list that a mail can carry, with the way to each', async () => {
    const world = braked(1);
    const long = '&"<>'.repeat(1200);
    for (let n = 0; n <= 250; n += 1) await postFields(world, { message: `mark-${n}-${long}` });
    await runRound(world);
    const { mail } = world.mailer.sent.at(-1)!;
    for (let n = 1; n <= 250; n += 1) expect(mail.text).toContain(`mark-${n}-`);
    expect(mail.text.match(/in full: npm run outbox -- show [0-9a-f]{8}/g)).toHaveLength(250);
    // Far below Resend's limit of 40 MB, and no larger for a thousand messages.
    expect(Buffer.byteLength(JSON.stringify(mail))).toBeLessThan(10_000_000);
  });

  test('the hour is counted over all instances', async () => {
    const world = braked();
    await flood(world, 0, CAP);
    const other = { ...world, brake: createBrake(world.store, world.clock, world.log, CAP) };
    expect((await postFields(other, { message: 'mark-other-' })).status).toBe(202);
    expect(world.mailer.calls).toBe(CAP);
  });
});

describe('a flood of traps', () => {
  test('does not touch a good message, and ends at its own cap', async () => {
    const world = braked();
    for (let n = 0; n < TRAPS_PER_HOUR; n += 1) {
      expect((await postFields(world, { message: `trap-${n}-` }, trap)).status).toBe(202);
    }
    expect((await postFields(world, { message: 'one more' }, trap)).status).toBe(429);
    expect((await postFields(world, { message: 'mark-good-' })).status).toBe(200);
    expect(texts(world)).toContain('mark-good-');
    await runRound(world);
    // Although they are listed in the daily mail now, they still count in their hour.
    world.clock.move(11_000);
    expect((await postFields(world, { message: 'again' }, trap)).status).toBe(429);
  });
});

test('a message that may have arrived is in no list: it waits for the next hour', async () => {
  const world = braked(1);
  world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
  await flood(world, 0, 1);
  world.clock.move(ROUND);
  await runRound(world);
  expect(await count(world, 'due/flood/')).toBe(0);
  expect(world.mailer.sent).toEqual([]);
  world.clock.move(3_600_000);
  await runRound(world);
  expect(texts(world).match(/mark-0-/g)).toHaveLength(1);
});

test('nor is one that goes once more under a second key', async () => {
  const world = braked(1);
  world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
  await flood(world, 0, 1);
  world.clock.move(24 * 3_600_000);
  await runRound(world);
  // Another message uses the one mail of this hour.
  await flood(world, 1, 1);
  await runRound(world);
  expect(await count(world, 'due/flood/')).toBe(0);
  expect(texts(world)).not.toContain('mark-0-');
  world.clock.move(3_600_000);
  await runRound(world);
  expect(texts(world).match(/mark-0-/g)).toHaveLength(1);
});

test('a trap takes none of the mails of an hour', async () => {
  const world = braked(1);
  await postFields(world, { message: 'trap-1-' }, trap);
  await postFields(world, { message: 'trap-2-' }, trap);
  expect((await postFields(world, { message: 'mark-good-' })).status).toBe(200);
  expect(texts(world)).toContain('mark-good-');
});

describe('an outage with many messages', () => {
  const down: Delivery = { kind: 'config', code: 'daily_quota_exceeded' };

  test('asks the provider three times a round, and delivers all when it is over', async () => {
    const world = braked(1000);
    world.mailer.next = Array<Delivery>(60).fill(down);
    await flood(world, 0, 60);
    world.clock.move(3_600_000);
    world.mailer.calls = 0;
    world.mailer.next = Array<Delivery>(3).fill(down);
    await runRound(world);
    expect(world.mailer.calls).toBe(4); // three mails and the notice to the office
    for (let round = 0; round < 15; round += 1) {
      world.clock.move(ROUND);
      await runRound(world);
    }
    for (let n = 0; n < 60; n += 1) expect(texts(world)).toContain(`mark-${n}-`);
  });

  test('when it is over, what is beyond the cap comes in one list, not one by one', async () => {
    const world = braked();
    for (let hour = 0; hour < 4; hour += 1) {
      world.mailer.next = Array<Delivery>(25).fill(down);
      await flood(world, hour * 25, 25);
      world.clock.move(3_600_000);
    }
    expect(await count(world, 'due/refused/')).toBe(100);
    world.clock.move(3_600_000);
    world.mailer.sent.length = 0;
    for (let round = 0; round < 6; round += 1) {
      await runRound(world);
      world.clock.move(ROUND);
    }
    const marks = texts(world).match(/mark-\d+-/g)!;
    expect(new Set(marks).size).toBe(100);
    expect(marks).toHaveLength(100);
    expect(world.mailer.sent.length).toBeLessThanOrEqual(CAP + 6);
  });
});

test('a brake that cannot count turns nobody away', async () => {
  const world = braked(1);
  world.store.pages = () => {
    throw new StoreError('timeout');
  };
  expect(await flood(world, 0, 3)).toEqual([200, 200, 200]);
  expect(world.lines.join()).toContain('brake_blind');
});
