import { describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../../../src/lib/contact-limits';
import { ODD_BODIES } from './odd-bodies';
import { bodyOf, createWorld, post, SITE, VALID } from './support';

describe('odd bodies', () => {
  test('there are at least 60 of them', () => {
    expect(ODD_BODIES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(ODD_BODIES)('%s', async (_name, body, status) => {
    const world = createWorld();
    const response = await post(world, { body });
    expect(response.status).toBe(status);
    const { message, errors } = await bodyOf(response);
    expect(message).toMatch(/\w/);
    expect(errors === undefined).toBe(status !== 422);
    expect(world.mailer.calls).toBe(status === 200 ? 1 : 0);
    expect(await world.store.keys()).toHaveLength(status === 200 ? 1 : 0);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

/** Returns a valid JSON body of exactly `size` bytes, padded by an unknown field. */
function bodyOfSize(size: number): string {
  const empty = JSON.stringify({ ...VALID, pad: '' });
  const pad = 'x'.repeat(size - Buffer.byteLength(empty));
  return JSON.stringify({ ...VALID, pad });
}

/** Streams a text in chunks of 1,000 bytes, without a Content-Length, and counts the bytes that are read. */
function stream(text: string): { body: ReadableStream<Uint8Array>; taken: () => number } {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + 1000));
        at += 1000;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => at };
}

describe('size', () => {
  test.each([
    [MAX_BODY_BYTES, 200],
    [MAX_BODY_BYTES + 1, 413],
  ])('%i bytes are answered %i, announced or not', async (size, status) => {
    const text = bodyOfSize(size);
    expect(Buffer.byteLength(text)).toBe(size);
    const announced = { 'Content-Length': String(size) };
    expect((await post(createWorld(), { body: text, headers: announced })).status).toBe(status);
    expect((await post(createWorld(), { body: text })).status).toBe(status);
    expect((await post(createWorld(), { body: stream(text).body })).status).toBe(status);
  });

  test('8 MB are given up after the first byte too many', async () => {
    const { body, taken } = stream(bodyOfSize(8_000_000));
    const world = createWorld();
    expect((await post(world, { body })).status).toBe(413);
    expect(taken()).toBeLessThanOrEqual(MAX_BODY_BYTES + 1000);
  });

  test('an announced size over the limit is refused unread', async () => {
    const { body, taken } = stream(JSON.stringify(VALID));
    const headers = { 'Content-Length': String(MAX_BODY_BYTES + 1) };
    expect((await post(createWorld(), { body, headers })).status).toBe(413);
    expect(taken()).toBe(0);
  });

  test('a body that breaks off is not readable', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('cut')),
    });
    expect((await post(createWorld(), { body })).status).toBe(400);
  });

  test('a character cut by two parts is read whole', async () => {
    const text = bodyOfSize(3000).replace('"pad":"', '"pad":"é€😀');
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const world = createWorld();
    expect((await post(world, { body })).status).toBe(200);
    expect(world.mailer.sent[0]?.mail.subject).toContain('Núñez');
  });
});

describe('form-encoded', () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE };
  const valid = new URLSearchParams(VALID).toString();

  test.each([
    ['valid', valid, 'sent'],
    ['with charset', valid, 'sent'],
    ['plus signs for blanks', valid.replaceAll('%20', '+'), 'sent'],
    ['a name twice: the last counts', `${valid}&firstName=Eva`, 'sent'],
    ['a name twice, the last empty', `${valid}&firstName=`, 'invalid-firstName'],
    ['empty', '', 'invalid-firstName'],
    ['a field missing', valid.replace(/&?email=[^&]*/, ''), 'invalid-email'],
    ['a malformed escape', `${valid}&x=%zz`, 'invalid'],
    ['an escape that is no UTF-8', `${valid}&message=%ff`, 'invalid'],
    ['JSON', JSON.stringify(VALID), 'invalid-firstName'],
    ['too large', `${valid}&pad=${'x'.repeat(MAX_BODY_BYTES)}`, 'invalid'],
    ['a line feed in the name', `${valid}&firstName=A%0D%0AB`, 'invalid-firstName'],
    ['__proto__', `${valid}&__proto__=1`, 'sent'],
  ])('%s', async (_name, body, outcome) => {
    const world = createWorld();
    const response = await post(world, { headers, body });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/contact#message-${outcome}`);
    expect(world.mailer.sent).toHaveLength(outcome === 'sent' ? 1 : 0);
  });

  test('it makes the same message as JSON', async () => {
    const [form, json] = [createWorld(), createWorld()];
    await post(form, { headers, body: valid });
    await post(json);
    expect(form.mailer.sent[0]?.mail).toEqual(json.mailer.sent[0]?.mail);
  });
});
