import { describe, expect, test } from 'vitest';
import { createBrake } from '../../../netlify/contact/brake';
import { census, type Counts } from '../../../netlify/contact/census';
import { createDesk, DeskError } from '../../../netlify/contact/desk';
import { drain } from '../../../netlify/contact/drain';
import { type Entry, keyOf, type Unsent } from '../../../netlify/contact/entry';
import type { Delivery } from '../../../netlify/contact/mailer';
import { erase, move, settle } from '../../../netlify/contact/move';
import { runRound } from '../../../netlify/contact/round';
import {
  isExpired,
  newEntry,
  offered,
  quarantined,
  revived,
} from '../../../netlify/contact/schedule';
import { placeOf, readPlace } from '../../../netlify/contact/shelves';
import { collect, StoreError } from '../../../netlify/contact/store';
import { readSummary } from '../../../netlify/contact/summary';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { createWorld, postFields, type World } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ID = 'ab'.repeat(16);
const MAIL = { subject: 'Home: Ana', text: 'text', html: '<p>', replyTo: 'ana@example.com' };
const unknown: Delivery = { kind: 'unknown', code: 'no_answer' };
const config: Delivery = { kind: 'config', code: 'invalid_api_key' };
const sent: Delivery = { kind: 'sent', id: 'mail' };

const places = (world: World): Promise<string[]> => collect(world.store.pages('due/'));

/** Stores an entry and its place in the register. */
async function lay(world: World, entry: Entry, id = ID) {
  const place = placeOf(id, entry);
  if (place) await world.store.put(place, '');
  return { entry, etag: (await world.store.create(keyOf(id), entry))! };
}

describe('the summary of a round', () => {
  const failingSince = async (world: World): Promise<number> =>
    (await readSummary(world.store))!.failingSince;

  test('says since when nothing got through, until something does or nothing waits', async () => {
    const world = createWorld();
    const round = async (...deliveries: Delivery[]): Promise<number> => {
      world.clock.move(HOUR);
      world.mailer.next = deliveries;
      await drain(world);
      return failingSince(world);
    };
    world.mailer.next = [unknown, unknown];
    await postFields(world, { message: 'one' });
    await postFields(world, { message: 'two' });
    expect(await round(unknown, unknown)).toBe(world.clock.now());
    expect(await round(unknown, sent)).toBe(0);
    const began = await round(unknown);
    expect(began).toBe(world.clock.now());
    world.clock.move(-59 * MINUTE); // a round without an attempt
    expect(await round()).toBe(began);
    expect(await round(sent)).toBe(0);
    expect(await round()).toBe(0);
    world.mailer.next = [unknown];
    await postFields(world, { message: 'three' });
    expect(await round(unknown)).toBe(world.clock.now());
    const left = [...(await world.store.keys()), ...(await places(world))];
    await Promise.all(left.map((key) => world.store.remove(key)));
    expect(await round()).toBe(0);
  });

  test('counts what waits, what of it is refused, and both kinds of what is put aside', async () => {
    const world = createWorld();
    const now = world.clock.now();
    await lay(world, { ...newEntry(MAIL, now), dueAt: now + HOUR }, '1'.repeat(32));
    await lay(world, { ...newEntry(MAIL, now), dueAt: now + HOUR, refused: true }, '2'.repeat(32));
    await lay(world, quarantined(newEntry(MAIL, now), 'trap'), '3'.repeat(32));
    await lay(world, quarantined(newEntry(MAIL, now), 'flood'), '4'.repeat(32));
    await drain(world);
    expect(await readSummary(world.store)).toMatchObject({
      waiting: 2,
      refused: 1,
      dead: 0,
      quarantine: 2,
    });
  });
});

test('a count that runs out of time goes on with the hour at which it stopped', async () => {
  const world = createWorld();
  const now = world.clock.now();
  for (const n of [1, 2]) {
    const due = { ...newEntry(MAIL, now), dueAt: now + n * HOUR };
    await lay(world, due, String(n).repeat(32));
  }
  const pages = world.store.pages.bind(world.store);
  // Each listing uses up all the time that is left.
  world.store.pages = (start) => {
    world.clock.move(1);
    return pages(start);
  };
  const count = (): Promise<Counts> => census(world.store, world.clock, world.clock.now() + 1);
  expect([(await count()).waiting, (await count()).waiting]).toEqual([1, 2]);
});

describe('what a round sends', () => {
  test('is the longest due first, hour by hour and within an hour', async () => {
    const world = createWorld();
    const now = world.clock.now();
    for (const [n, ago] of [30, 2 * HOUR, 50, 40].entries()) {
      const mail = { ...MAIL, subject: String(ago) };
      await lay(world, { ...newEntry(mail, now), dueAt: now - ago }, String(n).repeat(32));
    }
    const pages = world.store.pages.bind(world.store);
    // A listing guarantees no order.
    world.store.pages = async function* (start) {
      for await (const page of pages(start)) yield page.reverse();
    };
    await drain(world);
    expect(world.mailer.sent.map(({ mail }) => mail.subject)).toEqual([
      String(2 * HOUR),
      '50',
      '40',
      '30',
    ]);
  });

  test('is not what a left-over place leads to before its time', async () => {
    const world = createWorld();
    const now = world.clock.now();
    await lay(world, { ...newEntry(MAIL, now), dueAt: now + HOUR });
    await world.store.put(placeOf(ID, { ...newEntry(MAIL, now), dueAt: now - 1 })!, '');
    await drain(world);
    expect(world.mailer.calls).toBe(0);
  });

  test('includes at once what could not be read before', async () => {
    const world = createWorld();
    await lay(world, newEntry(MAIL, world.clock.now()));
    const read = world.store.read.bind(world.store);
    world.store.read = () => Promise.reject(new StoreError('timeout'));
    await drain(world).catch(() => undefined);
    world.store.read = read;
    expect((await drain(world)).sent).toBe(1);
  });

  test('is said to be in another hand only where it is', async () => {
    const world = createWorld();
    await postFields(world, { message: 'undisturbed' });
    expect(world.lines.join()).not.toContain('claim_lost');
    world.store.replace = () => Promise.resolve(null);
    expect((await postFields(world, { message: 'taken up' })).status).toBe(200);
    expect(world.lines.join()).toContain('claim_lost');
  });
});

describe('a place in the register', () => {
  test('stays while its message is changed by somebody else, or keeps its time', async () => {
    const world = createWorld();
    const entry = newEntry(MAIL, world.clock.now());
    const found = await lay(world, entry);
    const other = { ...entry, dueAt: entry.dueAt + HOUR };
    expect(await move(world.store, ID, { ...found, etag: '"old"' }, other)).toBeNull();
    expect(await places(world)).toContain(placeOf(ID, entry));
    await world.store.remove(placeOf(ID, other)!);
    expect(await move(world.store, ID, found, { ...entry, attempts: 1 })).not.toBeNull();
    expect(await places(world)).toEqual([placeOf(ID, entry)]);
  });

  test('that leads nowhere goes after ten minutes, and a message gets its right one', async () => {
    const world = createWorld();
    const now = world.clock.now();
    const entry = { ...newEntry(MAIL, now), dueAt: now + DAY };
    const old = placeOf(ID, { ...entry, dueAt: now })!;
    await world.store.put(old, '');
    const place = readPlace(old)!;
    world.clock.move(10 * MINUTE - 1);
    await settle(world, place, { entry, etag: '' });
    expect(await places(world)).toEqual([old]);
    world.clock.move(2);
    await settle(world, place, { entry, etag: '' });
    expect(await places(world)).toEqual([placeOf(ID, entry)]);
    const right = readPlace(placeOf(ID, entry)!)!;
    world.clock.move(2 * DAY);
    await settle(world, right, { entry, etag: '' });
    expect(await places(world)).toEqual([right.key]);
  });

  test('goes with its message, which one of two may erase', async () => {
    const world = createWorld();
    const found = await lay(world, newEntry(MAIL, world.clock.now()));
    expect(await erase(world.store, ID, { ...found, etag: '"old"' })).toBe(false);
    expect(await world.store.keys()).toHaveLength(1);
    expect(await erase(world.store, ID, found)).toBe(true);
    expect(await world.store.keys()).toEqual([]);
    expect(await places(world)).toEqual([]);
  });
});

describe('what waits for a person', () => {
  test('is listed at once although it came in different hours', async () => {
    const world = createWorld();
    world.mailer.next = [config]; // the first list does not go out
    for (const name of ['Early', 'Late']) {
      await postFields(world, { firstName: name }, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
      world.clock.move(3 * HOUR);
    }
    world.mailer.next = [];
    await runRound(world);
    expect(world.mailer.sent.at(-1)!.mail.text).toMatch(/Early[^]*Late/);
  });

  test('is erased 30 days after its first offer at the soonest, however often it was offered', () => {
    const entry = quarantined(newEntry(MAIL, 0), 'trap');
    const thrice = offered(offered(offered(entry, 5), 6), 7);
    expect(thrice).toMatchObject({ offers: 3, offeredAt: 5 });
    expect(isExpired(thrice, 30 * DAY + 5)).toBe(false);
    expect(isExpired(thrice, 30 * DAY + 6)).toBe(true);
    expect(isExpired({ ...thrice, offers: 2 }, 99 * DAY)).toBe(false);
  });

  test('has all its offers again when it was sent once more in vain', () => {
    const entry = quarantined(newEntry(MAIL, 0), 'trap');
    const thrice = offered(offered(offered(entry, 5), 6), 7);
    const again: Unsent = { ...revived(thrice, 40 * DAY), state: 'dead' };
    expect(isExpired(again, 99 * DAY)).toBe(false);
  });

  test('is neither found by an empty ID nor listed while it is being erased', async () => {
    const world = createWorld();
    const found = await lay(world, quarantined(newEntry(MAIL, world.clock.now()), 'trap'));
    const desk = createDesk(world.store, world.clock);
    for (const act of [desk.show(''), desk.retry(''), desk.purge('')]) {
      await expect(act).rejects.toThrow(DeskError);
    }
    expect(await desk.list()).toContain('Ana');
    await world.store.replace(keyOf(ID), { state: 'erased', receivedAt: 0 }, found.etag);
    expect(await desk.list()).toBe('The outbox is empty.');
  });
});

test('the same words a day later, twice at once, are one new message', async () => {
  const world = createWorld();
  await postFields(world, {});
  world.clock.move(DAY);
  const answers = await Promise.all([postFields(world, {}), postFields(world, {})]);
  expect(answers.every(({ status }) => status < 300)).toBe(true);
  expect(world.mailer.sent).toHaveLength(2);
});

describe('the brake', () => {
  test('counts anew after five messages, ten seconds or the hour, and not before', async () => {
    const world = createWorld();
    const brake = createBrake(world.store, world.clock, world.log, 30);
    let counts = 0;
    const pages = world.store.pages.bind(world.store);
    world.store.pages = (start) => {
      if (start.startsWith('due/sent/')) counts += 1;
      return pages(start);
    };
    const load = async (): Promise<number> => (await brake.load(), counts);
    expect([await load(), await load()]).toEqual([1, 1]);
    for (let n = 0; n < 4; n += 1) brake.add('mailed');
    expect(await brake.load()).toEqual({ mailed: 4, held: 0 });
    expect(counts).toBe(1);
    brake.add('held');
    expect(await load()).toBe(2);
    world.clock.move(10_000);
    expect(await load()).toBe(2);
    world.clock.move(1);
    expect(await load()).toBe(3);
    world.clock.move(HOUR - 10_002); // the last millisecond of the hour
    expect(await load()).toBe(4);
    world.clock.move(1);
    expect(await load()).toBe(5);
  });

  test('that cannot count still has the message stored', async () => {
    const world = createWorld();
    world.brake = createBrake(world.store, world.clock, world.log, 1);
    world.store.pages = () => {
      throw new StoreError('timeout');
    };
    world.mailer.next = [config];
    expect((await postFields(world, {})).status).toBe(202);
    expect(world.lines.join()).toContain('"event":"brake_blind","code":"timeout"');
  });
});
