import { describe, expect, test } from 'vitest';
import { createDesk } from '../../../netlify/contact/desk';
import { drain } from '../../../netlify/contact/drain';
import { idOf, keyOf } from '../../../netlify/contact/entry';
import { compose } from '../../../netlify/contact/message';
import { createMemoryStore } from './store-memory';
import {
  CONTACT_EXTRA_FIELDS,
  CONTACT_HEADERS,
  type ContactMessage,
  FIELD_TEXTS,
  MAX_BODY_BYTES,
  REFUSAL_TEXTS,
} from '../../../src/lib/contact-limits';
import { TRANSLATED_LOCALES } from '../../../src/languages/all-locales';
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

/** Each translated language: its code, the mark in the subject, and its English name. */
const FOREIGN = TRANSLATED_LOCALES.map((locale): [string, string, string] => [
  locale,
  locale.toUpperCase(),
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? '',
]);

const header = (language: string): { headers: Record<string, string> } => ({
  headers: { [CONTACT_HEADERS.language]: language },
});

const byScript = (world: World, language: string): Promise<Response> =>
  post(world, header(language));

const byForm = (world: World, language: string, fields: object = {}): Promise<Response> =>
  postForm(world, { ...VALID, ...fields, [CONTACT_EXTRA_FIELDS.language]: language });

const WAYS = [
  ['by script', byScript],
  ['without JavaScript', byForm],
] as const;

/** A message of {@link VALID} from an English page, as the office gets it. */
const ENGLISH = compose(VALID as ContactMessage, 'en');
const ENGLISH_ID = idOf(VALID as ContactMessage, '', 'en');

/** Returns the only mail that was sent. */
function onlyMail(world: World): World['mailer']['sent'][number]['mail'] {
  expect(world.mailer.sent).toHaveLength(1);
  return world.mailer.sent[0]!.mail;
}

describe.each(WAYS)('the office sees the language of a message sent %s', (_way, send) => {
  test.each(FOREIGN)('%s', async (language, mark, name) => {
    const world = createWorld();
    await send(world, language);
    const mail = onlyMail(world);
    expect(mail.subject).toBe(`[${mark}] ${ENGLISH.subject}`);
    expect(mail.replyTo).toBe(VALID.email);
    expect(mail.text).toMatch(RegExp(`\nProperty: [^]*\nLanguage: ${name}\n[^]*Message: `));
    // Apart from the language, it is the mail of an English page.
    expect(mail.text.replace(`Language: ${name}\n`, '')).toBe(ENGLISH.text);
    expect(mail.html.replace(`<p><strong>Language</strong><br>${name}</p>`, '')).toBe(ENGLISH.html);
    expect(mail.html).not.toBe(ENGLISH.html);
  });

  test.each([
    'en',
    '',
    'ES',
    'es-US',
    'xx',
    'Spanish',
    '__proto__',
    'toString',
    'es, es',
    '<b>es</b>',
    'x'.repeat(5000),
  ])('and takes %j for English, to the byte', async (word) => {
    const world = createWorld();
    const response = await send(world, word);
    expect([200, 303]).toContain(response.status);
    expect(onlyMail(world)).toEqual(ENGLISH);
    expect(world.mailer.sent[0]!.key).toBe(`contact-${ENGLISH_ID}-0`);
    expect(response.headers.get('location')).toBe(
      response.status === 303 ? '/contact#message-sent' : null,
    );
    expect(world.lines.join()).not.toContain('xxx');
  });
});

test('no word of the form field reaches the mail, whatever it is', async () => {
  const world = createWorld();
  const response = await byForm(world, 'es\r\nBcc: x@example.com');
  expect(onlyMail(world)).toEqual(ENGLISH);
  expect(response.headers.get('location')).toBe('/contact#message-sent');
});

test('one that says none, as every form did before there were languages, is English', async () => {
  const [script, form] = [createWorld(), createWorld()];
  await post(script);
  await postForm(form, VALID);
  for (const world of [script, form]) {
    expect(onlyMail(world)).toEqual(ENGLISH);
    expect(world.mailer.sent[0]!.key).toBe(`contact-${ENGLISH_ID}-0`);
  }
});

test('the language of a JSON post is none of its fields', async () => {
  const world = createWorld();
  await postFields(world, { [CONTACT_EXTRA_FIELDS.language]: 'es' });
  expect(onlyMail(world)).toEqual(ENGLISH);
});

describe('an answer has codes beside its sentences, which stay English', () => {
  test('a message that was taken', async () => {
    const response = await byScript(createWorld(), 'es');
    expect(await bodyOf(response)).toEqual(TAKEN);
  });

  test('fields that were refused', async () => {
    const fields = { firstName: 'A\nB', email: 'x', propertyType: 'castle' };
    const response = await postFields(createWorld(), fields, header('pt'));
    expect(response.status).toBe(422);
    expect(await bodyOf(response)).toEqual({
      message: REFUSAL_TEXTS.invalid,
      code: 'invalid',
      errors: {
        firstName: FIELD_TEXTS.control,
        email: FIELD_TEXTS.email,
        propertyType: FIELD_TEXTS.propertyType,
      },
      errorCodes: { firstName: 'control', email: 'email', propertyType: 'propertyType' },
    });
  });

  test.each([
    [405, 'method', { method: 'PUT' }],
    [415, 'mediaType', { headers: { 'Content-Type': 'text/plain' } }],
    [403, 'foreign', { headers: { Origin: 'https://other.example' } }],
    [413, 'tooLarge', { body: 'x'.repeat(MAX_BODY_BYTES + 1) }],
    [400, 'notReadable', { body: '{' }],
  ] as const)('%i', async (status, code, posting) => {
    const response = await post(createWorld(), posting);
    expect(response.status).toBe(status);
    expect(await bodyOf(response)).toEqual({ message: REFUSAL_TEXTS[code], code });
  });
});

describe('without JavaScript the page that shows the outcome is that of the language', () => {
  const thrown = (): never => {
    throw new TypeError('bad thing');
  };
  test.each(
    FOREIGN.flatMap(([language]) =>
      (
        [
          ['sent', {}, {}],
          ['invalid-email', { email: 'x' }, {}],
          ['busy', {}, { limiter: { take: () => 7 } }],
          ['failed', {}, { store: brokenStore() }],
          ['failed', {}, { limiter: { take: thrown } }],
        ] as const
      ).map(([outcome, fields, edges]) => [language, outcome, fields, edges] as const),
    ),
  )('%s: %s', async (language, outcome, fields, edges) => {
    const world = createWorld(edges);
    if (outcome === 'failed') world.mailer.next = [{ kind: 'unknown', code: 'no_answer' }];
    const response = await byForm(world, language, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/${language}/contact#message-${outcome}`);
  });
});

describe.each(WAYS)('the same message again, %s', (_way, send) => {
  test('in the same language is one mail', async () => {
    const world = createWorld();
    await send(world, 'es');
    await send(world, 'es');
    expect(world.mailer.calls).toBe(1);
  });

  test('in another language is another, and no key ever has two bodies', async () => {
    const world = createWorld();
    for (const language of ['es', 'pt', 'en', 'es']) await send(world, language);
    expect(world.mailer.sent.map(({ mail }) => mail.subject)).toEqual([
      `[ES] ${ENGLISH.subject}`,
      `[PT] ${ENGLISH.subject}`,
      ENGLISH.subject,
    ]);
    expect(new Set(world.mailer.sent.map(({ key }) => key)).size).toBe(3);
  });

  test('is the same to the byte when it is tried again', async () => {
    const tried: unknown[] = [];
    const world = createWorld();
    const attempt = world.mailer.send.bind(world.mailer);
    world.mailer.send = (mail, key) => {
      tried.push({ mail, key });
      return attempt(mail, key);
    };
    world.mailer.next = [
      { kind: 'unknown', code: 'no_answer' },
      { kind: 'unknown', code: 'no_answer' },
    ];
    await send(world, 'es');
    for (let round = 0; round < 2; round += 1) {
      world.clock.move(10 * 60_000);
      await drain(world);
    }
    expect(onlyMail(world).subject).toBe(`[ES] ${ENGLISH.subject}`);
    expect(tried).toHaveLength(3);
    expect(new Set(tried.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

test('a message that the version without languages has stored is known and sent as it lies there', async () => {
  const store = createMemoryStore();
  const world = createWorld({ store });
  const at = world.clock.now();
  await store.create(keyOf(ENGLISH_ID), {
    state: 'pending',
    receivedAt: at,
    mail: ENGLISH,
    attempts: 1,
    since: at,
    round: 0,
    dueAt: at,
    uncertain: true,
    again: false,
    code: 'no_answer',
    refused: false,
    offers: 0,
    offeredAt: 0,
  });
  // The visitor sends it again, now to the current version.
  await post(world);
  expect(world.mailer.calls).toBe(0);
  await drain(world);
  expect(onlyMail(world)).toEqual(ENGLISH);
  expect(world.mailer.sent[0]!.key).toBe(`contact-${ENGLISH_ID}-0`);
});

test('who looks into the outbox sees the language first', async () => {
  const world = createWorld();
  world.mailer.next = [{ kind: 'retry', code: 'rate_limit_exceeded' }];
  await byScript(world, 'es');
  const desk = createDesk(world.store, world.clock);
  expect(await desk.list()).toContain(`[ES] ${ENGLISH.subject} <${VALID.email}>`);
  const [key = ''] = await world.store.keys();
  expect(await desk.show(key.slice(-32))).toContain('Language: Spanish');
});
