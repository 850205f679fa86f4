import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { handleHealth } from '../../../netlify/contact/health';
import type { Delivery } from '../../../netlify/contact/mailer';
import { runRound } from '../../../netlify/contact/round';
import { StoreError } from '../../../netlify/contact/store';
import { createWebhook } from '../../../netlify/contact/webhook';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import {
  brokenStore,
  createWorld,
  giveUp,
  postFields,
  recordingMailer,
  SITE,
  PERSONAL,
  VALID,
  type World,
} from './support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const unknown: Delivery = { kind: 'unknown', code: 'no_answer' };
const config: Delivery = { kind: 'config', code: 'invalid_api_key' };
const trap = { headers: { [CONTACT_HEADERS.trap]: 'x' } };

/** Returns a world whose webhook records its messages, or fails if `isUp` is false. */
function office(isUp = true): World & { alerts: string[] } {
  const alerts: string[] = [];
  const webhook = { post: (text: string) => Promise.resolve(isUp && alerts.push(text) > 0) };
  return { ...createWorld(), ...{ webhook }, alerts };
}

/** Returns the mails that are notices rather than messages. */
const notices = (world: World) =>
  world.mailer.sent.filter(({ key }) => key.startsWith('notice-')).map(({ mail }) => mail);

const health = async (world: World) => {
  const response = await handleHealth(new Request(`${SITE}/api/health`), world);
  const body = (await response.json()) as Record<string, unknown>;
  return { code: response.status, ...body };
};

describe('the daily mail', () => {
  test('says nothing while nothing waits', async () => {
    const world = office();
    await postFields(world, {});
    await runRound(world);
    expect(notices(world)).toEqual([]);
    expect(world.alerts).toEqual([]);
  });

  test('lists a trapped visitor at once, with name, way to reply, reason and what to do', async () => {
    const world = office();
    await postFields(world, { firstName: '<b>Ana</b>' }, trap);
    await runRound(world);
    const [mail] = notices(world);
    expect(mail!.subject).toMatch(/: 1 contact message not delivered: 1 put aside$/);
    expect(mail!.text).toContain(`Residential Home: <b>Ana</b> Núñez <${VALID.email}>`);
    expect(mail!.text).toContain('people cannot see');
    expect(mail!.text).toContain(`Phone: ${VALID.phone}`);
    expect(mail!.text).toContain(VALID.message);
    expect(mail!.text).not.toContain('Reply to this email');
    expect(mail!.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect(mail!.html).not.toContain('<b>');
    expect(mail!.replyTo).not.toBe(VALID.email);
  });

  test('comes at once for each new message, else once a day; a message stands in it every fifteenth day', async () => {
    const world = office();
    await postFields(world, { firstName: 'First' }, trap);
    await runRound(world);
    await postFields(world, { firstName: 'Second' }, trap);
    await runRound(world);
    expect(notices(world)).toHaveLength(2);
    expect(notices(world)[1]!.text).toContain('Second');
    expect(notices(world)[1]!.text).not.toContain('First');
    expect(notices(world)[1]!.subject).toContain('2 put aside');
    for (let n = 0; n < 23; n += 1) {
      world.clock.move(HOUR);
      await runRound(world);
    }
    expect(notices(world)).toHaveLength(2);
    for (let day = 1; day <= 15; day += 1) {
      world.clock.move(DAY);
      await runRound(world);
    }
    expect(notices(world)).toHaveLength(17);
    expect(notices(world).map(({ text }) => text.includes('First'))).toEqual(
      Array.from({ length: 17 }, (_, n) => n === 0 || n === 16),
    );
  });

  test('comes six times at a stretch to a flood of robots, then once an hour, and leaves out nobody', async () => {
    const world = office();
    for (let n = 0; n < 5 * 12; n += 1) {
      await postFields(world, { firstName: `Robot${n}x` }, trap);
      await runRound(world);
      world.clock.move(5 * 60_000);
    }
    expect(notices(world).length).toBeLessThanOrEqual(6 + 5);
    world.clock.move(HOUR);
    await runRound(world);
    const texts = notices(world).map(({ text }) => text);
    for (let n = 0; n < 5 * 12; n += 1) expect(texts.join()).toContain(`Robot${n}x`);
  });

  test('names in the next round whom the first could not read', async () => {
    const world = office();
    await postFields(world, {}, trap);
    const read = world.store.read.bind(world.store);
    world.store.read = () => Promise.reject(new StoreError('timeout'));
    await runRound(world);
    expect(notices(world)).toHaveLength(1);
    world.store.read = read;
    world.clock.move(5 * 60_000);
    await runRound(world);
    expect(notices(world)[1]!.text).toContain(VALID.email);
  });

  test('comes at once again after nothing waited any more', async () => {
    const world = office();
    await postFields(world, {}, trap);
    await runRound(world);
    for (const key of await world.store.keys()) await world.store.remove(key);
    for (const key of ['dead', 'quarantine']) {
      for await (const page of world.store.pages(`due/${key}/`)) {
        for (const place of page) await world.store.remove(place);
      }
    }
    await runRound(world);
    await postFields(world, { firstName: 'Next' }, trap);
    await runRound(world);
    expect(notices(world)).toHaveLength(2);
  });

  test('comes although the clock was set back by a day', async () => {
    const world = office();
    await postFields(world, {}, trap);
    await runRound(world);
    world.clock.move(-DAY);
    await postFields(world, { firstName: 'Back' }, trap);
    await runRound(world);
    expect(notices(world).at(-1)!.text).toContain('Back');
  });

  test('lists what was given up, and says that it may have arrived', async () => {
    const world = office();
    world.mailer.next = [unknown];
    await postFields(world, {});
    await giveUp(world);
    await runRound(world);
    const [mail] = notices(world);
    expect(mail!.subject).toContain('1 given up');
    expect(mail!.text).toContain('may have arrived');
    expect(mail!.text).toContain(VALID.email);
  });

  test('names a message that the provider refuses while it takes others, every day', async () => {
    const world = office();
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = (mail, key) =>
      key.startsWith('notice-')
        ? send(mail, key)
        : Promise.resolve({ kind: 'config', code: 'validation_error' });
    await postFields(world, {});
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      await runRound(world);
      world.clock.move(HOUR);
    }
    expect(notices(world)).toHaveLength(40);
    for (const { text, subject } of notices(world)) {
      expect(subject).toContain('1 refused by the mail provider');
      expect(text).toContain(`Residential Home: Ana Núñez <${VALID.email}>`);
      expect(text).toContain('the mail provider refuses what is in it');
    }
    expect(await world.store.keys()).toHaveLength(1);
  });

  test('counts as an offer only when the provider confirmed it', async () => {
    const world = office();
    await postFields(world, {}, trap);
    for (let n = 0; n < 40; n += 1) {
      world.mailer.next = [n % 2 ? unknown : config];
      await runRound(world);
      world.clock.move(DAY);
    }
    expect(await world.store.keys()).toHaveLength(1);
    const { entry } = (await world.store.read((await world.store.keys())[0]!))!;
    expect(entry).toMatchObject({ state: 'quarantine', offers: 0 });
  });
});

describe('the second channel', () => {
  test('is used when mail is what fails: at once, then once a day, without personal data', async () => {
    const world = office();
    world.mailer.send = () => Promise.resolve(config);
    await postFields(world, {});
    await runRound(world);
    expect(world.alerts).toHaveLength(1);
    expect(world.alerts[0]).toContain('1 refused by the mail provider');
    expect(world.alerts[0]).toContain('does not know the API key');
    for (let n = 0; n < 48; n += 1) {
      world.clock.move(HOUR);
      await runRound(world);
    }
    expect(world.alerts).toHaveLength(3);
    for (const text of world.alerts) {
      for (const value of PERSONAL) expect(text).not.toContain(value);
    }
  });

  test('is used after an hour in which no attempt got an answer', async () => {
    const world = office();
    world.mailer.send = () => Promise.resolve(unknown);
    await postFields(world, {});
    for (let minutes = 0; minutes <= 60; minutes += 5) {
      world.clock.move(5 * 60_000);
      await runRound(world);
      if (minutes < 55) expect(world.alerts).toEqual([]);
    }
    world.clock.move(10 * 60_000);
    await runRound(world);
    expect(world.alerts).toHaveLength(1);
  });

  test('is used at once although the daily mail went out just before mail failed', async () => {
    const world = office();
    await postFields(world, { firstName: 'Trap' }, trap);
    await runRound(world);
    expect(notices(world)).toHaveLength(1);
    world.mailer.send = () => Promise.resolve(config);
    world.clock.move(HOUR);
    await postFields(world, {});
    for (let n = 0; n < 12; n += 1) await runRound(world);
    expect(world.alerts).toHaveLength(1);
    expect(world.alerts[0]).toContain('1 refused by the mail provider');
    // A further alert comes at once if mail worked in the meantime and fails again.
    const mailer = recordingMailer();
    world.mailer.send = (mail, key) => mailer.send(mail, key);
    world.clock.move(2 * HOUR);
    await runRound(world);
    world.mailer.send = () => Promise.resolve(config);
    await postFields(world, { firstName: 'Later' });
    await runRound(world);
    expect(world.alerts).toHaveLength(2);
  });

  test('that is down, or not set, is an error in the log, and is tried again', async () => {
    const world = office(false);
    world.mailer.send = () => Promise.resolve(config);
    await postFields(world, {});
    await runRound(world);
    await runRound(world);
    expect(world.lines.filter((line) => line.includes('webhook_failed'))).toHaveLength(2);
    const without = createWorld();
    without.mailer.send = () => Promise.resolve(config);
    await postFields(without, {});
    await runRound(without);
    expect(without.lines.join()).toContain('"level":"error","event":"office_not_told"');
  });

  test('is used once an hour while the store takes no note of it', async () => {
    const world = office();
    await runRound(world);
    const put = world.store.put.bind(world.store);
    world.store.put = (key, text) =>
      key === 'note/told' ? Promise.reject(new StoreError('status_500')) : put(key, text);
    world.mailer.send = () => Promise.resolve(config);
    await postFields(world, {});
    for (let n = 0; n < 24; n += 1) {
      await runRound(world);
      world.clock.move(HOUR / 12);
    }
    expect(world.alerts).toHaveLength(2);
  });

  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => (server.closeAllConnections(), server.close())));

  async function listening(
    answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
  ): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => answer(request, response, body));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }

  test('posts { text } and believes a 2xx alone', async () => {
    const seen: unknown[] = [];
    let status = 200;
    const url = await listening((request, response, body) => {
      seen.push([request.method, request.url, request.headers['content-type'], body]);
      response.writeHead(status, { Location: '/hook' }).end();
    });
    expect(await createWebhook(url).post('3 wait')).toBe(true);
    expect(seen).toEqual([['POST', '/hook', 'application/json', '{"text":"3 wait"}']]);
    const elsewhere = await listening((request, response) =>
      response.writeHead(request.url === '/hook' ? 302 : 200, { Location: '/other' }).end(),
    );
    expect(await createWebhook(elsewhere).post('x')).toBe(false);
    for (status of [302, 404, 500]) expect(await createWebhook(url).post('x')).toBe(false);
    expect(await createWebhook('http://127.0.0.1:1').post('x')).toBe(false);
    const silent = await listening(() => undefined);
    expect(await createWebhook(silent).post('x')).toBe(false);
  });
});

describe('/api/health', () => {
  test('counts without personal data: 200 while all is well', async () => {
    const world = office();
    await postFields(world, {});
    await runRound(world);
    expect(await health(world)).toEqual({
      code: 200,
      status: 'ok',
      waiting: 0,
      refused: 0,
      dead: 0,
      quarantine: 0,
      lastRound: new Date(world.clock.now()).toISOString(),
    });
  });

  test('what is put aside is no alarm; what was given up is', async () => {
    const world = office();
    await postFields(world, { firstName: 'Trap' }, trap);
    await runRound(world);
    expect(await health(world)).toMatchObject({ code: 200, status: 'ok', quarantine: 1 });
    world.mailer.next = [unknown];
    await postFields(world, {});
    await giveUp(world);
    await runRound(world);
    const answer = await health(world);
    expect(answer).toMatchObject({
      code: 503,
      status: 'messages_given_up',
      todo: expect.stringContaining('press the link') as string,
      dead: 1,
    });
    expect(JSON.stringify(answer)).not.toMatch(/@|Ana|Trap/);
  });

  test('mail that is refused is an alarm', async () => {
    const world = office();
    world.mailer.next = [config];
    await postFields(world, {});
    await runRound(world);
    expect(await health(world)).toMatchObject({
      code: 503,
      status: 'mail_failing',
      todo: expect.stringContaining('resend.com') as string,
      waiting: 1,
      refused: 1,
    });
  });

  test('a list that cannot go out is an alarm, although nothing else is to be mailed', async () => {
    const world = office(false);
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = () => Promise.resolve(config);
    await postFields(world, {}, trap);
    await runRound(world);
    expect(await health(world)).toMatchObject({ code: 503, status: 'mail_failing', quarantine: 1 });
    world.mailer.send = send;
    await runRound(world);
    expect(await health(world)).toMatchObject({ code: 200, status: 'ok', quarantine: 1 });
  });

  test('no round for more than twenty minutes, or none at all, is an alarm', async () => {
    const world = office();
    expect(await health(world)).toEqual({
      code: 503,
      status: 'no_rounds',
      todo: expect.stringContaining('outbox-retry') as string,
    });
    await runRound(world);
    world.clock.move(20 * 60_000);
    expect(await health(world)).toMatchObject({ code: 200 });
    world.clock.move(1);
    expect(await health(world)).toMatchObject({ code: 503, status: 'no_rounds' });
  });

  test('a store that does not answer is an alarm, and other methods are refused', async () => {
    const world = { ...office(), store: brokenStore() };
    expect(await health(world)).toEqual({
      code: 503,
      status: 'store_unreachable',
      todo: expect.stringContaining('netlifystatus.com') as string,
    });
    const request = new Request(`${SITE}/api/health`, { method: 'POST' });
    const response = await handleHealth(request, office());
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('while the store cannot be listed', () => {
  test('the second channel is used without it: soon, then once an hour, without personal data', async () => {
    const world = office();
    world.mailer.send = () => Promise.resolve(config);
    await runRound(world);
    await postFields(world, {});
    world.store.folders = () => Promise.reject(new StoreError('status_500'));
    for (let n = 0; n < 20 * 12; n += 1) {
      world.clock.move(5 * 60_000);
      await runRound(world);
      if (n === 0) expect(world.alerts).toEqual([]); // one failure is not yet an outage
      if (n === 5) expect(world.alerts).toHaveLength(1);
    }
    expect(world.alerts).toHaveLength(20);
    expect(world.alerts[0]).toContain('status_500');
    for (const value of PERSONAL) expect(world.alerts.join()).not.toContain(value);
  });

  test('nor read: the same', async () => {
    const world = Object.assign(office(), { store: brokenStore() });
    await runRound(world);
    await runRound(world);
    expect(world.alerts).toHaveLength(1);
  });
});

test('a round that cannot list the store says so and does not reject', async () => {
  const world = { ...office(), store: brokenStore() };
  expect(await runRound(world)).toBe(false);
  expect(world.lines.join()).toContain('"event":"outbox_failed","code":"status_503"');
});
