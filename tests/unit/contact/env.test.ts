import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEdges } from '../../../netlify/contact/deps';
import { readEnv } from '../../../netlify/contact/env';
import { handleContact } from '../../../netlify/contact/handle';
import { createMemoryStore } from './store-memory';
import { brokenStore, SITE, VALID } from './support';

const RESEND = { RESEND_API_KEY: 're_canary', CONTACT_FROM: 'website@example.com' };

describe('settings', () => {
  test.each([
    [RESEND],
    [{ ...RESEND, CONTACT_FROM: 'Website <website@example.com>' }],
    [{ CONTACT_MAILBOX: '.local/mailbox' }],
    [{ CONTACT_MAILBOX: 'mail', RESEND_API_KEY: '' }],
    [{ ...RESEND, URL: SITE, RESEND_BASE_URL: 'http://127.0.0.1:9100', OTHER: 'x' }],
  ])('%j is accepted', (env) => {
    expect(readEnv(env).problems).toEqual([]);
  });

  test.each([
    [{}, 'RESEND_API_KEY: expected the API key'],
    [{ RESEND_API_KEY: 'canary' }, 'CONTACT_FROM: expected the sender address'],
    [{ ...RESEND, RESEND_API_KEY: ' canary' }, 'RESEND_API_KEY: expected the API key'],
    [{ ...RESEND, CONTACT_FROM: 'canary' }, 'CONTACT_FROM: expected an address such as'],
    [{ ...RESEND, CONTACT_FROM: 'a@b.c\nBcc: canary@d.e' }, 'CONTACT_FROM: expected an address'],
    [{ ...RESEND, RESEND_BASE_URL: 'canary' }, 'RESEND_BASE_URL: expected a web address'],
    [{ ...RESEND, URL: 'ftp://canary' }, 'URL: expected the address of the site'],
    [{ ...RESEND, DEPLOY_PRIME_URL: 'canary' }, 'DEPLOY_PRIME_URL: expected the address'],
  ])('%j is named and not quoted', (env, problem) => {
    const { problems } = readEnv(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).not.toContain('canary');
  });
});

describe('edges of the running site', () => {
  afterEach(() => void vi.restoreAllMocks());

  function listen(): string[] {
    const lines: string[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
    }
    return lines;
  }

  const request = (): Request =>
    new Request(`${SITE}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(VALID),
    });

  test('a missing key is an error in the log; the message is kept, or refused without a store', async () => {
    const lines = listen();
    const edges = createEdges({});
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'error', event: 'settings_wrong' });
    const caller = { ip: '', requestId: 'r' };
    const kept = { ...edges, store: createMemoryStore() };
    expect((await handleContact(request(), caller, kept)).status).toBe(202);
    expect(lines.join('\n')).toContain('"event":"mail_refused"');
    expect(lines.join('\n')).toContain('not_configured');
    const lost = { ...edges, store: brokenStore() };
    expect((await handleContact(request(), caller, lost)).status).toBe(503);
  });

  test('a wrong setting beside the mail settings is named, and mail goes out all the same', async () => {
    const lines = listen();
    const { mailer, webhook, brake } = createEdges({
      CONTACT_MAILBOX: '/dev/null/mailbox',
      ALERT_WEBHOOK_URL: 'hooks.example.com/canary',
      CONTACT_MAILS_PER_HOUR: 'canary',
      URL: 'canary',
    });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('canary');
    expect(webhook).toBeUndefined();
    expect(brake.mailsPerHour).toBe(30);
    const mail = { subject: 's', text: 't', html: 'h', replyTo: 'a@example.com' };
    expect(await mailer.send(mail, 'k')).toMatchObject({ code: 'mailbox_not_writable' });
  });

  test('the second channel works where the mail settings are what is wrong', () => {
    listen();
    const edges = createEdges({
      ALERT_WEBHOOK_URL: 'https://hooks.example.com/x',
      CONTACT_MAILS_PER_HOUR: '5',
    });
    expect(edges.webhook).toBeDefined();
    expect(edges.brake.mailsPerHour).toBe(5);
  });

  test('the mailbox is used only where no key is set', async () => {
    listen();
    const both = createEdges({
      ...RESEND,
      CONTACT_MAILBOX: '/nowhere',
      RESEND_BASE_URL: 'http://127.0.0.1:1',
    });
    const mail = { subject: 's', text: 't', html: 'h', replyTo: 'a@example.com' };
    expect(await both.mailer.send(mail, 'k')).toEqual({ kind: 'unknown', code: 'no_answer' });
    const mailbox = createEdges({ CONTACT_MAILBOX: '/dev/null/mailbox' });
    expect(await mailbox.mailer.send(mail, 'k')).toEqual({
      kind: 'config',
      code: 'mailbox_not_writable',
    });
  });

  test('its own origins are the site, and what the host says', () => {
    listen();
    const edges = createEdges({
      CONTACT_MAILBOX: 'm',
      URL: 'https://radon.netlify.example/',
      DEPLOY_PRIME_URL: 'https://deploy-preview-1--radon.netlify.example',
    });
    expect(edges.ownOrigins).toEqual([
      SITE,
      'https://radon.netlify.example',
      'https://deploy-preview-1--radon.netlify.example',
    ]);
  });

  test('the running log writes lines of each level', () => {
    const lines = listen();
    const { log } = createEdges({ CONTACT_MAILBOX: 'm' });
    log('info', 'a');
    log('warn', 'b');
    log('error', 'c');
    expect(lines).toEqual([
      '{"level":"info","event":"a"}',
      '{"level":"warn","event":"b"}',
      '{"level":"error","event":"c"}',
    ]);
  });
});
