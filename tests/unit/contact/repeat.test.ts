import { describe, expect, test } from 'vitest';
import { REPEAT_MS } from '../../../netlify/contact/schedule';
import { StoreError } from '../../../netlify/contact/store';
import { createMemoryStore } from './store-memory';
import { CONTACT_EXTRA_FIELDS, CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { createWorld, postFields, postForm, VALID, type World } from './support';

const HOUR = 3_600_000;

const ways: [string, (world: World) => Promise<Response>][] = [
  ['without JavaScript', (world) => postForm(world, VALID)],
  [
    'with JavaScript',
    (world) => postFields(world, {}, { headers: { [CONTACT_HEADERS.key]: 'k' } }),
  ],
];

describe.each(ways)('the same words again, %s', (_, send) => {
  test('are one message within 12 hours, a new one later, each under a key of its own', async () => {
    const world = createWorld();
    await send(world);
    world.clock.move(REPEAT_MS - 1);
    await send(world);
    expect(world.mailer.sent).toHaveLength(1);
    world.clock.move(1);
    await send(world);
    await send(world);
    expect(world.mailer.sent).toHaveLength(2);
    world.clock.move(24 * HOUR);
    await send(world);
    expect(world.mailer.sent).toHaveLength(3);
    expect(new Set(world.mailer.sent.map(({ key }) => key)).size).toBe(3);
  });

  test('are one message when two posts race', async () => {
    const world = createWorld();
    await send(world);
    world.clock.move(26 * HOUR);
    await Promise.all([send(world), send(world), send(world)]);
    expect(world.mailer.sent).toHaveLength(2);
  });

  test('are sent although the store fails to keep them, and never said to be', async () => {
    const store = createMemoryStore();
    const world = createWorld({ store });
    await send(world);
    world.clock.move(26 * HOUR);
    store.replace = () => Promise.reject(new StoreError('timeout'));
    await send(world);
    expect(world.mailer.sent).toHaveLength(2);
    world.clock.move(26 * HOUR);
    world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
    const lost = await send(world);
    expect(lost.headers.get('location') ?? String(lost.status)).toMatch(/503|message-failed/);
  });

  test('are a new message after the clock was set back by a day', async () => {
    const world = createWorld();
    await send(world);
    world.clock.move(-24 * HOUR);
    await send(world);
    expect(world.mailer.sent).toHaveLength(2);
  });
});

test('a suspicious repeat is put aside, not swallowed', async () => {
  const world = createWorld();
  await postForm(world, VALID);
  world.clock.move(26 * HOUR);
  await postForm(world, { ...VALID, [CONTACT_EXTRA_FIELDS.trap]: 'x' });
  const { entry } = (await world.store.read((await world.store.keys())[0]!))!;
  expect(entry).toMatchObject({ state: 'quarantine', code: 'trap' });
});
