import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer';
import type { Mail } from './message';

/**
 * Returns the local mailbox: it writes each message into `folder` as an .eml file, which any mail
 * program opens. The same key gives the same file, so nothing arrives twice here either.
 */
export function createMailboxMailer(folder: string, from: string, to: string): Mailer {
  return {
    async send(mail, key) {
      try {
        await mkdir(folder, { recursive: true });
        const part = join(folder, `.${key}.part`);
        await writeFile(part, toEml(mail, key, from, to));
        await rename(part, join(folder, `${key}.eml`));
        return { kind: 'sent', id: key };
      } catch {
        return { kind: 'config', code: 'mailbox_not_writable' };
      }
    },
  };
}

/** Writes a message as RFC 5322 text with both parts in base64 (RFC 2045, RFC 2047). */
export function toEml(mail: Mail, key: string, from: string, to: string): string {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  // An encoded word has at most 75 characters (RFC 2047): 10 code points of 4 bytes fit, 30 would not.
  const subject = mail.subject.match(/.{1,10}/gu)?.map((word) => `=?utf-8?B?${base64(word)}?=`);
  const part = (type: string, text: string): string[] => [
    `--${key}`,
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text).match(/.{1,76}/g) ?? []),
  ];
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Reply-To: ${mail.replyTo}`,
    `Subject: ${subject?.join('\r\n ') ?? ''}`,
    `Message-ID: <${key}@localhost>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${key}"`,
    '',
    ...part('plain', mail.text),
    ...part('html', mail.html),
    `--${key}--`,
    '',
  ].join('\r\n');
}
