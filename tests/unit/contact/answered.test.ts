import { expect, test } from 'vitest';
import { handleAnswered } from '../../../netlify/contact/answered';
import { createLinks } from '../../../netlify/contact/links';
import { runRound } from '../../../netlify/contact/round';
import { CONTACT_HEADERS } from '../../../src/lib/contact-limits';
import { brokenStore, createWorld, post, postFields, SITE, VALID, type World } from './support';

const links = createLinks('secret', SITE);
const trap = { headers: { [CONTACT_HEADERS.trap]: 'x' } };

/** Returns a world whose office got a list with one message, and the link below the list. */
async function listed(): Promise<World & { link: string }> {
  const world = Object.assign(createWorld(), { links });
  await post(world, trap);
  await runRound(world);
  const { text, html } = world.mailer.sent.at(-1)!.mail;
  const link = /https:\S+$/m.exec(text)![0];
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
  return Object.assign(world, { link });
}

const ask = (world: World, link: string, method = 'GET'): Promise<Response> =>
  handleAnswered(new Request(link, { method }), { links, ...world });

test('the link shows a page with a button, and changes nothing, however often it is followed', async () => {
  const world = await listed();
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await ask(world, world.link, method)).status).toBe(200);
  }
  const answer = await ask(world, world.link);
  const html = await answer.text();
  expect(html).toContain('Have you answered &quot;Residential Home: Ana Núñez, ');
  expect(html).toContain('<form method="post"><button>');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'self'/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await world.store.keys()).toHaveLength(1);
});

test('the button erases the message, and it stands in no further list', async () => {
  const world = await listed();
  const done = await ask(world, world.link, 'POST');
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('off the list')]);
  expect(await world.store.keys()).toEqual([]);
  expect(world.lines.join()).toContain('office_answered');
  expect(world.lines.join()).not.toContain(VALID.email);
  for (const method of ['GET', 'POST']) {
    expect(await (await ask(world, world.link, method)).text()).toContain('Nothing is left to do');
  }
  const { length } = world.mailer.sent;
  world.clock.move(40 * 24 * 3_600_000);
  await runRound(world);
  expect(world.mailer.sent).toHaveLength(length);
});

test('the link of a message is not that of the same words sent later, nor of any other', async () => {
  const world = await listed();
  await ask(world, world.link, 'POST');
  world.clock.move(3_600_000);
  await post(world, trap);
  await postFields(world, { firstName: 'Other' }, trap);
  expect(await (await ask(world, world.link, 'POST')).text()).toContain('Nothing is left to do');
  expect(await world.store.keys()).toHaveLength(2);
});

test.each([
  ['no signature', (link: string) => link.replace(/&sign=.*/, '')],
  [
    'one of another message',
    (link: string) => link.replace(/=\w/, (x) => (x === '=a' ? '=b' : '=a')),
  ],
  [
    'one made with another secret',
    () => createLinks('x', SITE).to({ id: 'a'.repeat(32), receivedAt: 1 }),
  ],
  ['nothing at all', () => `${SITE}/api/answered`],
])('%s is refused, and nothing is erased', async (_, change) => {
  const world = await listed();
  expect((await ask(world, change(world.link), 'POST')).status).toBe(403);
  expect(await world.store.keys()).toHaveLength(1);
});

test('other methods, a store that fails, and a site without mail are answered', async () => {
  const world = await listed();
  expect((await ask(world, world.link, 'PUT')).status).toBe(405);
  const broken = { ...world, store: brokenStore() };
  expect((await ask(broken, world.link, 'POST')).status).toBe(503);
  expect(
    (await handleAnswered(new Request(world.link), { ...world, links: undefined })).status,
  ).toBe(403);
});

test('a message that another process takes up meanwhile is not erased', async () => {
  const world = await listed();
  world.store.replace = () => Promise.resolve(null);
  expect((await ask(world, world.link, 'POST')).status).toBe(409);
  expect(await world.store.keys()).toHaveLength(1);
});
