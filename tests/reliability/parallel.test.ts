import { expect, test } from 'vitest';
import { drain } from '../../netlify/contact/drain';
import type { Entry } from '../../netlify/contact/entry';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import {
  createWorld,
  post,
  postFields,
  recordingMailer,
  type World,
} from '../unit/contact/support';
import { figure } from './support/figures';

const MINUTE = 60_000;

/** Returns a world with `count` messages whose first attempt failed and that are all due. */
async function worldWithPending(count: number): Promise<World> {
  const world = createWorld({ limiter: { take: () => 0 } });
  for (let n = 0; n < count; n += 1) {
    world.mailer.next = [{ kind: 'retry', code: 'rate_limit_exceeded' }];
    await postFields(world, { message: `mark-${n}-` });
  }
  expect(await world.store.keys()).toHaveLength(count);
  world.mailer.calls = 0;
  world.clock.move(MINUTE);
  return world;
}

async function statesIn(world: World): Promise<Entry['state'][]> {
  const keys = await world.store.keys();
  return Promise.all(keys.map(async (key) => (await world.store.read(key))!.entry.state));
}

const marksOf = (world: World): string[] =>
  world.mailer.sent.map(({ mail }) => /mark-\d+-/.exec(mail.text)![0]);

test('50 identical posts at once', async () => {
  const world = createWorld();
  const headers = { [CONTACT_HEADERS.key]: 'double-click' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(world, { headers })));
  const good = answers.filter(({ status }) => status === 200 || status === 202).length;
  const { calls } = world.mailer;
  figure('50 identical posts at once: mails', '1', calls, calls === 1);
  figure('50 identical posts at once: successes', '50', good, good === 50);
});

test('50 different posts under one key at once', async () => {
  const world = createWorld();
  const headers = { [CONTACT_HEADERS.key]: 'one-key' };
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => postFields(world, { message: `mark-${n}-` }, { headers })),
  );
  const different = new Set(marksOf(world)).size;
  figure('50 different posts under one key: mails', '50', different, different === 50);
});

test('5 rounds at once over 100 pending messages', async () => {
  const world = await worldWithPending(100);
  for (let n = 0; n < 20; n += 1) {
    await Promise.all(Array.from({ length: 5 }, () => drain(world)));
  }
  const once = new Set(marksOf(world)).size;
  expect((await statesIn(world)).every((state) => state === 'sent')).toBe(true);
  figure('5 rounds over 100 pending: messages sent', '100', once, once === 100);
  figure(
    '5 rounds over 100 pending: calls to the provider',
    '100',
    world.mailer.calls,
    world.mailer.calls === 100,
  );
});

test('a round killed in the middle', async () => {
  const world = await worldWithPending(30);
  // The 11th send reaches the provider but never returns, as when the host stops the function. The 12th message and
  // those after it are never sent.
  const { mailer } = world;
  const send = mailer.send.bind(mailer);
  let isKilled = false;
  mailer.send = async (mail, key) => {
    const delivery = await send(mail, key);
    if (mailer.calls <= 10) return delivery;
    isKilled = true;
    return new Promise(() => undefined);
  };
  void drain(world);
  await expect.poll(() => isKilled).toBe(true);
  expect((await statesIn(world)).filter((state) => state === 'sent')).toHaveLength(10);

  const survivor = recordingMailer();
  for (let n = 0; n < 5; n += 1) {
    world.clock.move(2 * MINUTE);
    await drain({ ...world, mailer: survivor });
  }
  const keys = new Set([...mailer.sent, ...survivor.sent].map(({ key }) => key));
  const twice = survivor.sent.filter(({ key }) => mailer.sent.some((sent) => sent.key === key));
  expect((await statesIn(world)).every((state) => state === 'sent')).toBe(true);
  figure('a round killed in the middle: lost of 30', '0', 30 - keys.size, keys.size === 30);
  // The message that was being sent is offered again with its own key, which the provider recognizes.
  figure(
    'a round killed in the middle: offered twice under one key',
    '1',
    twice.length,
    twice.length === 1,
  );
});
