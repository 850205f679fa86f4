import { describe, expect, test } from 'vitest';
import { keyOf, KEY } from '../../../netlify/contact/entry';
import { createMemoryStore } from './store-memory';
import { StoreError } from '../../../netlify/contact/store';
import {
  CONTACT_EXTRA_FIELDS,
  CONTACT_HEADERS,
  MIN_FILL_MS,
  REFUSAL_TEXTS,
} from '../../../src/lib/contact-limits';
import {
  bodyOf,
  brokenStore,
  createWorld,
  post,
  postFields,
  postForm,
  TAKEN,
  VALID,
  type World,
} from './support';

/** Returns the only entry in the store. */
async function onlyEntry(world: World): Promise<Record<string, unknown>> {
  const keys = await world.store.keys();
  expect(keys).toHaveLength(1);
  return { ...(await world.store.read(keys[0]!))!.entry };
}

const key = (value: string): { headers: Record<string, string> } => ({
  headers: { [CONTACT_HEADERS.key]: value },
});

describe('custody', () => {
  test('sent: 200, one mail, and a receipt without personal data', async () => {
    const world = createWorld();
    const response = await post(world);
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toEqual(TAKEN);
    expect(world.mailer.sent).toHaveLength(1);
    const entry = await onlyEntry(world);
    expect(Object.keys(entry).sort()).toEqual(['providerId', 'receivedAt', 'sentAt', 'state']);
    expect(entry['state']).toBe('sent');
  });

  test('it is stored before it is sent', async () => {
    const world = createWorld();
    const before: string[] = [];
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = async (mail, id) => {
      before.push(...(await world.store.keys()));
      return send(mail, id);
    };
    await post(world);
    expect(before).toHaveLength(1);
    expect(before[0]).toMatch(KEY);
  });

  test.each([
    [{ kind: 'retry', code: 'rate_limit_exceeded' }],
    [{ kind: 'unknown', code: 'no_answer' }],
    [{ kind: 'config', code: 'invalid_api_key' }],
  ] as const)('stored and not sent (%j): 202 with the same text', async (delivery) => {
    const world = createWorld();
    world.mailer.next = [delivery];
    const response = await post(world);
    expect(response.status).toBe(202);
    expect(await bodyOf(response)).toEqual(TAKEN);
    const entry = await onlyEntry(world);
    expect(entry).toMatchObject({ state: 'pending', attempts: 1, code: delivery.code });
    expect(entry['uncertain']).toBe(delivery.kind === 'unknown');
    expect(JSON.stringify(entry)).toContain(VALID.email);
  });

  test('sent and not stored: 200, and the log says that the store failed', async () => {
    const world = createWorld({ store: brokenStore() });
    expect((await post(world)).status).toBe(200);
    expect(world.lines.join()).toContain('"event":"store_failed"');
    expect(world.lines.join()).toContain('status_503');
  });

  test('neither: 503 with Retry-After, never a success', async () => {
    const world = createWorld({ store: brokenStore() });
    world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
    const response = await post(world);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await bodyOf(response)).toEqual({
      message: REFUSAL_TEXTS.unavailable,
      code: 'unavailable',
    });
    expect(world.lines.join()).toContain('"event":"message_lost"');
  });

  test('a receipt that cannot be written leaves a claim, not a loss', async () => {
    const store = createMemoryStore();
    store.replace = () => Promise.reject(new StoreError('timeout'));
    const world = createWorld({ store });
    expect((await post(world)).status).toBe(200);
    expect(await onlyEntry(world)).toMatchObject({ state: 'pending', uncertain: true });
  });

  test('an unforeseen fault: 500 that names nothing', async () => {
    const world = createWorld({
      limiter: {
        take: () => {
          throw new TypeError(`bad thing about ${VALID.email}`);
        },
      },
    });
    const response = await post(world);
    expect(response.status).toBe(500);
    expect(await bodyOf(response)).toEqual({
      message: REFUSAL_TEXTS.internal,
      code: 'internal',
    });
    const line = world.lines.find((text) => text.includes('unexpected_error'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 'error', code: 'TypeError' });
    expect(line).toMatch(/"where":"handle\.test\.ts:\d+"/);
    expect(line).not.toContain('ana');
  });
});

describe('the same message again', () => {
  test('with the same form key: one mail, both answers a success', async () => {
    const world = createWorld();
    const answers = [await post(world, key('k1')), await post(world, key('k1'))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(world.mailer.calls).toBe(1);
  });

  test('while the first is waiting: 202 and no second attempt', async () => {
    const world = createWorld();
    world.mailer.next = [{ kind: 'retry', code: 'rate_limit_exceeded' }];
    const answers = [await post(world, key('k1')), await post(world, key('k1'))];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(world.mailer.calls).toBe(1);
  });

  test('another key, or one changed field under the same key, is another message', async () => {
    const world = createWorld();
    await post(world, key('k1'));
    await post(world, key('k2'));
    for (const field of ['firstName', 'lastName', 'message'] as const) {
      await postFields(world, { [field]: 'changed' }, key('k1'));
    }
    await postFields(world, { email: 'other@example.com' }, key('k1'));
    await postFields(world, { phone: '1' }, key('k1'));
    await postFields(world, { propertyType: 'commercial' }, key('k1'));
    expect(world.mailer.sent).toHaveLength(8);
  });

  test('values cannot slide from one field into the next', async () => {
    const world = createWorld();
    await postFields(world, { firstName: 'AB', lastName: 'C' });
    await postFields(world, { firstName: 'A', lastName: 'BC' });
    expect(world.mailer.sent).toHaveLength(2);
  });

  test('no form key: equal fields are one message', async () => {
    const world = createWorld();
    await postForm(world, VALID);
    await postForm(world, VALID);
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('when the store cannot say more than that it has it: 202', async () => {
    const store = createMemoryStore();
    const world = createWorld({ store });
    await post(world, key('k1'));
    store.read = () => Promise.reject(new StoreError('timeout'));
    expect((await post(world, key('k1'))).status).toBe(202);
    expect(world.mailer.calls).toBe(1);
  });

  test('a key that is taken by nothing readable counts as not stored: it is sent', async () => {
    const store = createMemoryStore();
    store.create = () => Promise.resolve(null);
    const world = createWorld({ store });
    expect((await post(world)).status).toBe(200);
    world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
    expect((await post(world)).status).toBe(503);
  });

  test('a dead one gets a new start', async () => {
    const world = createWorld();
    world.mailer.next = [{ kind: 'config', code: 'invalid_api_key' }];
    await post(world, key('k1'));
    const [name] = await world.store.keys();
    const { entry, etag } = (await world.store.read(name!))!;
    await world.store.replace(name!, { ...entry, state: 'dead' } as typeof entry, etag);
    expect((await post(world, key('k1'))).status).toBe(202);
    expect(await onlyEntry(world)).toMatchObject({
      state: 'pending',
      attempts: 0,
      round: 1,
      dueAt: world.clock.now(),
    });
  });
});

describe('trap and fill time', () => {
  const trap = (value: string): { headers: Record<string, string> } => ({
    headers: { [CONTACT_HEADERS.trap]: value },
  });
  const elapsed = (value: string): { headers: Record<string, string> } => ({
    headers: { [CONTACT_HEADERS.elapsed]: value },
  });

  test('a filled trap: the answer of a success, the message in quarantine, no mail', async () => {
    const world = createWorld();
    const response = await post(world, trap('https://spam.example'));
    expect(response.status).toBe(202);
    expect(await bodyOf(response)).toEqual(TAKEN);
    expect(world.mailer.calls).toBe(0);
    expect(await onlyEntry(world)).toMatchObject({ state: 'quarantine', code: 'trap' });
    expect(world.lines.join()).toContain('"level":"warn","event":"quarantined"');
  });

  test.each([
    ['0', true],
    [String(MIN_FILL_MS - 1), true],
    [String(MIN_FILL_MS), false],
    ['60000', false],
    ['', false],
    ['-5', false],
    ['1.5', false],
    ['fast', false],
    ['99999999999999', false],
  ])('filled in %j ms: quarantine %s', async (value, isQuarantined) => {
    const world = createWorld();
    expect((await post(world, elapsed(value))).status).toBe(isQuarantined ? 202 : 200);
    expect((await onlyEntry(world))['state']).toBe(isQuarantined ? 'quarantine' : 'sent');
  });

  test('an empty or blank trap is no trap', async () => {
    expect((await post(createWorld(), trap('  '))).status).toBe(200);
  });

  test('the same in a form-encoded post', async () => {
    const world = createWorld();
    await postForm(world, { ...VALID, [CONTACT_EXTRA_FIELDS.trap]: 'x' });
    expect((await onlyEntry(world))['state']).toBe('quarantine');
    const quick = createWorld();
    await postForm(quick, { ...VALID, [CONTACT_EXTRA_FIELDS.elapsed]: '3' });
    expect((await onlyEntry(quick))['state']).toBe('quarantine');
    const keyed = createWorld();
    await postForm(keyed, { ...VALID, [CONTACT_EXTRA_FIELDS.key]: 'a' });
    await postForm(keyed, { ...VALID, [CONTACT_EXTRA_FIELDS.key]: 'b' });
    expect(keyed.mailer.sent).toHaveLength(2);
  });

  test('extra fields of a form post count in no JSON body', async () => {
    const world = createWorld();
    await postFields(world, { [CONTACT_EXTRA_FIELDS.trap]: 'x' });
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('without the store a suspicious message is mailed rather than lost', async () => {
    const world = createWorld({ store: brokenStore() });
    expect((await post(world, trap('x'))).status).toBe(200);
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('sent again without the suspicion it goes on its way', async () => {
    const world = createWorld();
    await post(world, trap('x'));
    await post(world, trap('x'));
    expect((await onlyEntry(world))['state']).toBe('quarantine');
    expect((await post(world)).status).toBe(202);
    expect(await onlyEntry(world)).toMatchObject({ state: 'pending', dueAt: world.clock.now() });
  });
});

describe('form-encoded outcomes', () => {
  test.each([
    ['sent', {}, {}],
    ['invalid-email', { email: 'x' }, {}],
    ['failed', {}, { store: brokenStore() }],
    ['busy', {}, { limiter: { take: () => 7 } }],
  ])('%s', async (outcome, fields, edges) => {
    const world = createWorld(edges);
    if (outcome === 'failed') world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
    const response = await postForm(world, { ...VALID, ...fields });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/contact#message-${outcome}`);
    expect(await response.text()).toBe('');
  });
});

test('an eleventh message in ten minutes: 429 with Retry-After, by address and no header', async () => {
  const world = createWorld();
  const send = (n: number, ip: string): Promise<Response> =>
    post(world, {
      caller: { ip },
      headers: { ...key(`k${n}`).headers, 'X-Forwarded-For': `198.51.100.${n}` },
    });
  for (let n = 1; n <= 10; n += 1) expect((await send(n, '192.0.2.1')).status).toBe(200);
  const refused = await send(11, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await bodyOf(refused)).toEqual({
    message: REFUSAL_TEXTS.tooMany,
    code: 'tooMany',
  });
  expect((await send(12, '192.0.2.2')).status).toBe(200);
  expect(world.mailer.sent).toHaveLength(11);
});

test('refused messages do not count', async () => {
  const world = createWorld();
  const caller = { ip: '192.0.2.1' };
  for (let n = 0; n < 20; n += 1) await postFields(world, { email: 'x' }, { caller });
  expect((await post(world, { caller })).status).toBe(200);
});

test('a request id that is no plain word is not repeated', async () => {
  const world = createWorld();
  const response = await post(world, { caller: { requestId: 'x y' } });
  expect(response.headers.get('x-request-id')).toBe('none');
});

test('keys of the store and of the provider are plain', async () => {
  const world = createWorld();
  await post(world, key('"; %0d%0a'));
  expect(world.mailer.sent[0]?.key).toMatch(/^contact-[0-9a-f]{32}-0$/);
  expect((await world.store.keys())[0]).toMatch(KEY);
  expect(keyOf('a')).toBe('message/a');
});

describe('canaries', () => {
  const canary = {
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    email: 'canarymail@example.com',
    phone: '5550133 x4242',
    message: 'Canarytext\n{"level":"error","event":"forged"}',
  };
  const marks = ['Canaryfirst', 'Canarylast', 'canarymail', '5550133', 'Canarytext', 'forged'];

  test('no field shows in the log, in an answer or in a receipt', async () => {
    const outputs: string[] = [];
    const stores = [createMemoryStore(), brokenStore()];
    for (const store of stores) {
      for (const kind of ['sent', 'retry', 'unknown', 'config'] as const) {
        for (const wrong of [undefined, 'firstName', 'email', 'phone', 'message'] as const) {
          const world = createWorld({ store });
          world.mailer.next = [
            kind === 'sent' ? { kind, id: 'provider-1' } : { kind, code: 'application_error' },
          ];
          const fields = wrong ? { [wrong]: `${canary[wrong]}\0`.repeat(500) } : {};
          const headers = { ...key(`${kind}${wrong}`).headers };
          const response = await postFields(world, { ...canary, ...fields }, { headers });
          outputs.push(await response.text(), ...[...response.headers.values()], ...world.lines);
          expect(world.lines.every((line) => !line.includes('\n'))).toBe(true);
          for (const line of world.lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
        }
      }
    }
    for (const name of await stores[0]!.keys()) {
      const { entry } = (await stores[0]!.read(name))!;
      if (entry.state === 'sent') outputs.push(JSON.stringify(entry));
    }
    expect(outputs.length).toBeGreaterThan(100);
    for (const mark of marks) expect(outputs.filter((text) => text.includes(mark))).toEqual([]);
  });
});
