import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMailboxMailer, toEml } from '../../../netlify/contact/mailer-mailbox';
import { createResendMailer } from '../../../netlify/contact/mailer-resend';
import { type Delivery, unconfiguredMailer } from '../../../netlify/contact/mailer';
import { type Provider, startProvider } from '../../reliability/support/provider';

const FROM = 'Website <website@example.com>';
const TO = 'office@senecacreekradon.example';
const MAIL = {
  subject: 'Residential Home: Ana Núñez',
  text: 'Name: Ana Núñez 😀\n',
  html: '<p>Ana</p>',
  replyTo: 'ana@example.com',
};

/** Returns an error in Resend's format. */
const refused = (statusCode: number, name: string) => ({ statusCode, name, message: 'text' });

describe("reading the provider's answer, through its own package", () => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider('re_key')));
  afterAll(() => provider.close());

  async function delivery(status: number, body: unknown, retryAfter?: string): Promise<Delivery> {
    provider.behave = (_request, response) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
      });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    return createResendMailer({ apiKey: 're_key', from: FROM, to: TO, baseUrl: provider.url }).send(
      MAIL,
      'contact-1',
    );
  }

  test.each([
    [200, { id: 'abc' }, 'sent', undefined],
    [201, { id: 'abc' }, 'sent', undefined],
    [200, {}, 'unknown', 'no_id'],
    [200, { id: '' }, 'unknown', 'no_id'],
    [200, { id: 5 }, 'unknown', 'no_id'],
    [200, null, 'unknown', 'no_id'],
    [200, undefined, 'unknown', 'no_answer'],
    [200, 'abc', 'unknown', 'no_id'],
    [500, { id: 'abc' }, 'unknown', 'no_status'],
    [500, null, 'unknown', 'no_id'],
    [500, 'boom', 'unknown', 'no_status'],
    [500, undefined, 'unknown', 'status_500'],
    [500, refused(500, 'internal_server_error'), 'unknown', 'internal_server_error'],
    [500, refused(500, 'application_error'), 'unknown', 'status_500'],
    [503, { name: 'ana@example.com' }, 'unknown', 'no_status'],
    [503, refused(503, 'ana@example.com'), 'unknown', 'status_503'],
    [429, refused(429, 'rate_limit_exceeded'), 'retry', 'rate_limit_exceeded'],
    [429, undefined, 'retry', 'status_429'],
    [
      409,
      refused(409, 'concurrent_idempotent_requests'),
      'unknown',
      'concurrent_idempotent_requests',
    ],
    [409, refused(409, 'invalid_idempotent_request'), 'unknown', 'invalid_idempotent_request'],
    [409, undefined, 'unknown', 'status_409'],
    [408, undefined, 'unknown', 'status_408'],
    [429, refused(429, 'daily_quota_exceeded'), 'config', 'daily_quota_exceeded'],
    [429, refused(429, 'monthly_quota_exceeded'), 'config', 'monthly_quota_exceeded'],
    [401, refused(401, 'missing_api_key'), 'config', 'missing_api_key'],
    [403, refused(403, 'invalid_api_key'), 'config', 'invalid_api_key'],
    [422, refused(422, 'validation_error'), 'config', 'validation_error'],
    [422, { name: 'validation_error' }, 'config', 'validation_error'],
    [422, refused(422, 'constructor'), 'config', 'status_422'],
    [400, undefined, 'config', 'status_400'],
    [499, undefined, 'config', 'status_499'],
    // The package gives no status for an error in another format, so the outcome is unknown.
    [422, { name: 'constructor' }, 'unknown', 'no_status'],
    [403, { error: 'blocked' }, 'unknown', 'no_status'],
    [302, undefined, 'unknown', 'no_answer'],
  ])('%i %j is %s', async (status, body, kind, code) => {
    expect(await delivery(status, body)).toMatchObject(
      kind === 'sent' ? { kind, id: 'abc' } : { kind, code },
    );
  });

  test.each([
    ['30', 30_000],
    ['99999', 3_600_000],
    ['soon', 0],
    [undefined, 0],
  ])('retry-after %j is %i ms', async (header, afterMs) => {
    const body = refused(429, 'rate_limit_exceeded');
    expect(await delivery(429, body, header)).toMatchObject({ kind: 'retry', afterMs });
  });
});

describe('Resend', () => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider('re_key')));
  afterEach(() => void (provider.behave = undefined));
  afterAll(() => provider.close());

  const mailer = (apiKey = 're_key') =>
    createResendMailer({ apiKey, from: FROM, to: TO, baseUrl: provider.url });

  test('the request holds the key, both parts and the way to reply, and nothing else', async () => {
    expect(await mailer().send(MAIL, 'contact-1')).toEqual({ kind: 'sent', id: 'mail-1' });
    const [request] = provider.requests;
    const { replyTo, ...content } = MAIL;
    expect(JSON.parse(request!.body)).toEqual({
      from: FROM,
      to: TO,
      reply_to: replyTo,
      ...content,
    });
    expect(request).toMatchObject({ path: '/emails', key: 'contact-1' });
    expect(request!.headers).toMatchObject({
      authorization: 'Bearer re_key',
      'content-type': 'application/json',
      'user-agent': 'contact-function',
    });
  });

  test('a silent provider is given up after 4 seconds, and so is one that drips', async () => {
    const started = Date.now();
    provider.behave = (request, response) => {
      if (request.headers['idempotency-key'] === 'contact-silent') return;
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id":');
    };
    const both = ['contact-silent', 'contact-drip'].map((key) => mailer().send(MAIL, key));
    expect(await Promise.all(both)).toEqual([
      { kind: 'unknown', code: 'no_answer' },
      { kind: 'unknown', code: 'no_answer' },
    ]);
    expect(Date.now() - started).toBeGreaterThan(3900);
  });

  test('a key that no header can carry does not throw', async () => {
    expect(await mailer().send(MAIL, 'bad\r\nkey')).toMatchObject({ kind: 'unknown' });
    expect(
      await mailer('re_\n')
        .send(MAIL, 'k')
        .catch(() => 'threw'),
    ).not.toBe('threw');
  });

  test('the same key twice is one mail; a changed body is a conflict', async () => {
    const before = provider.delivered.length;
    await mailer().send(MAIL, 'contact-3');
    expect(await mailer().send(MAIL, 'contact-3')).toMatchObject({ kind: 'sent' });
    expect(await mailer().send({ ...MAIL, text: 'x' }, 'contact-3')).toEqual({
      kind: 'unknown',
      code: 'invalid_idempotent_request',
    });
    expect(provider.delivered.length).toBe(before + 1);
  });

  test('a wrong key is for a person to mend', async () => {
    expect(await mailer('re_other').send(MAIL, 'contact-4')).toEqual({
      kind: 'config',
      code: 'invalid_api_key',
    });
  });

  test('a connection cut after the message was accepted is unknown', async () => {
    provider.behave = (_request, response, accept) => {
      accept();
      response.destroy();
    };
    expect(await mailer().send(MAIL, 'contact-5')).toEqual({ kind: 'unknown', code: 'no_answer' });
  });

  test.each([
    ['nobody takes the connection', '127.0.0.1'],
    ['its name is not found', 'mail.invalid'],
  ])('where %s, the message certainly did not leave', async (_, host) => {
    const gone = await startProvider('re_key');
    await gone.close();
    const baseUrl = gone.url.replace('127.0.0.1', host);
    const away = createResendMailer({ apiKey: 're_key', from: FROM, to: TO, baseUrl });
    expect(await away.send(MAIL, 'contact-9')).toEqual({ kind: 'retry', code: 'unreachable' });
  });

  test('a redirect is not followed', async () => {
    provider.behave = (_request, response) => {
      response.writeHead(302, { Location: '/emails' }).end();
    };
    const before = provider.requests.length;
    expect(await mailer().send(MAIL, 'contact-6')).toMatchObject({ kind: 'unknown' });
    expect(provider.requests.length).toBe(before + 1);
  });

  test('an answer that is no JSON is unknown, or a refusal by its status', async () => {
    provider.behave = (_request, response) => response.writeHead(200).end('<html>');
    expect(await mailer().send(MAIL, 'contact-7')).toEqual({ kind: 'unknown', code: 'no_answer' });
    provider.behave = (_request, response) => response.writeHead(422).end('<html>');
    expect(await mailer().send(MAIL, 'contact-8')).toEqual({ kind: 'config', code: 'status_422' });
  });
});

describe('the local mailbox', () => {
  test('writes one .eml for each key, readable as mail', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    try {
      const mailer = createMailboxMailer(join(folder, 'new', 'folder'), FROM, TO);
      expect(await mailer.send(MAIL, 'contact-a-0')).toEqual({ kind: 'sent', id: 'contact-a-0' });
      await mailer.send(MAIL, 'contact-a-0');
      await mailer.send(MAIL, 'contact-b-0');
      const files = await readdir(join(folder, 'new', 'folder'));
      expect(files.sort()).toEqual(['contact-a-0.eml', 'contact-b-0.eml']);
      const eml = await readFile(join(folder, 'new', 'folder', files[0]!), 'utf8');
      expect(eml).toBe(toEml(MAIL, 'contact-a-0', FROM, TO));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('headers, subject and both parts can be read back', () => {
    const eml = toEml({ ...MAIL, subject: `${MAIL.subject} ${'😀'.repeat(60)}` }, 'k', FROM, TO);
    const [head = '', ...parts] = eml.split(/^--k(?:--)?\r\n/m);
    expect(head).toContain(`From: ${FROM}\r\n`);
    expect(head).toContain(`To: ${TO}\r\n`);
    expect(head).toContain(`Reply-To: ${MAIL.replyTo}\r\n`);
    for (const line of eml.split('\r\n')) expect(line.length).toBeLessThanOrEqual(100);
    const words = [...head.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)];
    expect(words.every(([word]) => word.length <= 75)).toBe(true);
    const subject = words.map((word) => Buffer.from(word[1]!, 'base64').toString()).join('');
    expect(subject).toBe(`${MAIL.subject} ${'😀'.repeat(60)}`);
    const texts = parts.slice(0, 2).map((part) => {
      const [, body = ''] = part.split('\r\n\r\n');
      return Buffer.from(body, 'base64').toString();
    });
    expect(texts).toEqual([MAIL.text, MAIL.html]);
  });
});

test('without settings nothing is sent and a person has to act', async () => {
  expect(await unconfiguredMailer.send(MAIL, 'k')).toEqual({
    kind: 'config',
    code: 'not_configured',
  });
});
