import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDesk } from '../../../netlify/contact/desk';
import { drain } from '../../../netlify/contact/drain';
import type { Edges } from '../../../netlify/contact/handle';
import { createBlobsStore } from '../../../netlify/contact/store-blobs';
import { tellOffice } from '../../../netlify/contact/tell';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { createWorld, fakeClock, giveUp, postFields, type World } from './support';

/** Returns a world with one message that was sent, one that waits, one in quarantine and one given up. */
async function seededWorld(over: Partial<Edges> = {}, start = 0): Promise<World> {
  const world = createWorld(over);
  world.clock.move(start);
  await postFields(world, { firstName: 'Sent' });
  world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
  await postFields(world, { firstName: 'Dead' });
  world.clock.move(24 * 3_600_000);
  await giveUp(world);
  world.mailer.next = [{ kind: 'config', code: 'not_configured' }];
  await postFields(world, { firstName: 'Waiting' });
  const headers = { [CONTACT_HEADERS.trap]: 'x' };
  await postFields(world, { firstName: 'Trapped' }, { headers });
  return world;
}

/** Returns the short ID at the start of the list's line that contains a word. */
const idOn = (list: string, word: string): string =>
  /^[0-9a-f]{8}/.exec(list.split('\n').find((line) => line.includes(word))!)![0];

describe('the desk', () => {
  test('lists what needs a person first, and no content of what was sent', async () => {
    const world = await seededWorld();
    const list = await createDesk(world.store, world.clock).list();
    const lines = list.split('\n');
    expect(lines[0]).toBe('4 in the outbox, 2 need you.');
    expect(lines[2]).toMatch(
      /^[0-9a-f]{8} {2}Jan 5, 2026, 10:00 AM {2}GIVEN UP, may have arrived {2}Residential Home: Dead Núñez <ana\.nunez@example\.com>$/,
    );
    expect(lines[3]).toMatch(/NOT SENT, put aside.*Trapped/);
    expect(lines[4]).toMatch(/waiting, is tried again.*Waiting/);
    expect(lines[5]).toMatch(/ {2}sent$/);
    expect(lines).toHaveLength(6);
  });

  test('shows a message in full, and why it waits', async () => {
    const world = await seededWorld();
    const desk = createDesk(world.store, world.clock);
    const list = await desk.list();
    const waiting = await desk.show(idOn(list, 'Waiting'));
    expect(waiting).toContain('the settings for sending mail are missing');
    expect(waiting).toContain('Attempts: 1, next Jan 6, 2026, 11:00 AM');
    expect(waiting).toContain('Our basement read 6.1 pCi/L.\nWhat next?');
    expect(await desk.show(idOn(list, 'Trapped'))).toContain('people cannot see');
    const sent = await desk.show(idOn(list, '  sent'));
    expect(sent).toContain('Sent Jan 5, 2026, 10:00 AM (provider id');
    expect(sent).toContain('office mailbox');
    expect(sent).not.toContain('@');
  });

  test('retry sends a dead letter and releases one from quarantine at the next round', async () => {
    const world = await seededWorld();
    const desk = createDesk(world.store, world.clock);
    const list = await desk.list();
    expect(await desk.retry(idOn(list, 'Dead'))).toMatch(/within 5 minutes[^]*may come twice/);
    expect(await desk.retry(idOn(list, 'Trapped'))).not.toMatch(/twice/);
    expect((await drain(world)).sent).toBe(2);
    expect(world.mailer.sent.map(({ mail }) => mail.subject)).toEqual(
      expect.arrayContaining([
        'Possibly a repeat: Residential Home: Dead Núñez',
        'Residential Home: Trapped Núñez',
      ]),
    );
    await expect(desk.retry(idOn(list, '  sent'))).rejects.toThrow('has been sent already');
  });

  test('retry of a waiting one keeps its key', async () => {
    const world = await seededWorld();
    const desk = createDesk(world.store, world.clock);
    await desk.retry(idOn(await desk.list(), 'Waiting'));
    await drain(world);
    expect(world.mailer.sent.at(-1)?.key).toMatch(/-0$/);
  });

  test('purge removes one for good, or all that are old', async () => {
    const world = await seededWorld();
    const desk = createDesk(world.store, world.clock);
    expect(await desk.purge(idOn(await desk.list(), 'Waiting'))).toMatch(/^Removed message/);
    expect(await world.store.keys()).toHaveLength(3);
    expect(await desk.purge()).toBe('Removed 0 that had been kept long enough.');
    world.clock.move(31 * 24 * 3_600_000);
    expect(await desk.purge()).toBe('Removed 1 that had been kept long enough.');
    expect(await desk.list()).toContain('2 in the outbox, 2 need you.');
    for (let n = 0; n < 3; n += 1) {
      await drain(world);
      await tellOffice(world, Infinity);
      world.clock.move(16 * 24 * 3_600_000);
    }
    expect(await desk.purge()).toBe('Removed 2 that had been kept long enough.');
    expect(await desk.list()).toBe('The outbox is empty.');
  });

  test('an empty ID names no message, not even the only one', async () => {
    const world = createWorld();
    await postFields(world, {}, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
    const desk = createDesk(world.store, world.clock);
    for (const action of [desk.purge(''), desk.show(''), desk.retry('')]) {
      await expect(action).rejects.toThrow('type more of the ID');
    }
    expect(await world.store.keys()).toHaveLength(1);
  });

  test('an unknown or too short id is explained', async () => {
    const world = await seededWorld();
    const desk = createDesk(world.store, world.clock);
    await expect(desk.show('zzzz')).rejects.toThrow('No message zzzz.');
    await expect(desk.show('')).rejects.toThrow('4 messages begin with');
  });
});

describe('npm run outbox', () => {
  const token = 'local-token';
  let folder: string;
  let server: BlobsServer;
  let world: World;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    await mkdir(join(folder, '.local'));
    server = new BlobsServer({ directory: join(folder, '.local', 'blobs'), token });
    const { port } = await server.start();
    const blobsUrl = `http://127.0.0.1:${port}`;
    await writeFile(
      join(folder, '.local', 'host.json'),
      JSON.stringify({ blobsUrl, token, siteID: 'site' }),
    );
    const place = { siteID: 'site', token, edgeURL: blobsUrl, uncachedEdgeURL: blobsUrl };
    const aDayAgo = Date.now() - 25 * 3_600_000;
    world = await seededWorld({ store: createBlobsStore(place) }, aDayAgo - fakeClock().now());
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the command in the folder and resolves with its exit code and output. */
  function outbox(...args: string[]): Promise<{ code: number; out: string; hint: string }> {
    const tsx = resolve('node_modules/.bin/tsx');
    const env = { ...process.env, NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '' };
    return new Promise((done) => {
      execFile(tsx, [resolve('scripts/outbox.ts'), ...args], { cwd: folder, env }, (error, a, b) =>
        done({ code: error ? Number(error.code) : 0, out: a + b, hint: b }),
      );
    });
  }

  test('lists, shows, retries and purges while the host runs, and lists when it does not', async () => {
    const list = await outbox('list');
    expect(list.code).toBe(0);
    expect(list.out).toContain('4 in the outbox');
    // Where it is written to a file, the terminal says whose outbox it was.
    expect(list.hint).toMatch(
      /outbox of this computer.* set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN/,
    );
    const dead = idOn(list.out, 'Dead');
    expect((await outbox('show', dead)).out).toContain('Our basement read');
    expect((await outbox('retry', dead)).out).toContain('due now');
    world.clock.move(Date.now() - world.clock.now() + 1000);
    expect((await drain(world)).sent).toBeGreaterThanOrEqual(1);
    expect(world.mailer.sent.map(({ mail }) => mail.subject)).toContain(
      'Possibly a repeat: Residential Home: Dead Núñez',
    );
    expect((await outbox('purge', idOn(list.out, 'Trapped'))).out).toContain('for good');
    await server.stop();
    const stopped = await outbox('list');
    expect(stopped.out).toContain('the local host (not running)');
    expect(stopped.out).toContain('3 in the outbox');
  }, 60_000);

  test('explains a wrong command and exits with 1', async () => {
    const [wrong, missing] = [await outbox('send'), await outbox('show', 'zz')];
    const empty = await outbox('purge', '');
    expect([wrong.code, missing.code, empty.code]).toEqual([1, 1, 1]);
    expect(empty.out).toContain('npm run outbox -- COMMAND');
    expect(wrong.out).toContain('npm run outbox -- COMMAND');
    expect(missing.out).toContain('No message zz');
  }, 60_000);
});
