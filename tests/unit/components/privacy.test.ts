import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemClock } from '../../../netlify/contact/clock';
import { createLimiter } from '../../../netlify/contact/limiter';
import {
  isExpired,
  newEntry,
  offered,
  OFFER_EVERY_MS,
  quarantined,
} from '../../../netlify/contact/schedule';
import { countMiss, forgetOldMisses } from '../../../netlify/search-misses/counts';
import { privacyRows } from '../../../src/components/privacy/rows';
import { company, videos } from '../../../src/data';
import { memoryCounts } from '../search-misses/support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-05-01T12:00:00Z');
const MAIL = { subject: '', text: '', html: '', replyTo: '' };

/**
 * Returns the cells of a row of the privacy table, with plain spaces in place of no-break ones.
 *
 * @throws Error if there is no such row
 */
function row(does: string, data = {}): { gets: string; keeps: string } {
  const found = privacyRows(data).find((one) => one.does === does);
  if (!found) throw new Error(`The page says nothing of "${does}".`);
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
  return { gets: plain(found.gets), keeps: plain(found.keeps) };
}

/** Returns the number before a unit in a cell. */
const numberIn = (cell: string, unit: string): number =>
  Number(new RegExp(`(\\d+) ${unit}`).exec(cell)?.[1]);

test('a receipt is erased after the hours that the page says, and holds nothing of the message', () => {
  const hours = numberIn(row('You send us a message').keeps, 'hours');
  const receipt = { state: 'sent', receivedAt: NOON, sentAt: NOON, providerId: 'x' } as const;
  expect(isExpired(receipt, NOON + hours * HOUR)).toBe(false);
  expect(isExpired(receipt, NOON + hours * HOUR + 1)).toBe(true);
});

test('what looks like a robot’s is shown to the office for the days that the page says, then erased', () => {
  const days = numberIn(row('You send us a message').keeps, 'days');
  let entry = quarantined(newEntry(MAIL, NOON), 'trap');
  for (const time of [NOON, NOON + OFFER_EVERY_MS, NOON + 2 * OFFER_EVERY_MS])
    entry = offered(entry, time);
  expect(isExpired(entry, NOON + days * DAY)).toBe(false);
  expect(isExpired(entry, NOON + (days + 1) * DAY + 1)).toBe(true);
});

test('a message that cannot be delivered yet is never erased', () => {
  expect(isExpired(newEntry(MAIL, NOON), NOON + 1000 * DAY)).toBe(false);
});

test('a search without an answer is kept for the days that the page says', async () => {
  const days = numberIn(row('You search and find nothing', { countMisses: true }).keeps, 'days');
  const counts = memoryCounts();
  await countMiss(counts, 'septic tank', NOON);
  expect(await forgetOldMisses(counts, NOON + days * DAY)).toBe(0);
  expect(await forgetOldMisses(counts, NOON + (days + 1) * DAY)).toBe(1);
});

test('where searches are not counted, the page does not say that they are', () => {
  const said = privacyRows({ countMisses: false }).map(({ does }) => does);
  expect(said).not.toContain('You search and find nothing');
});

test('a network address limits messages in memory alone', () => {
  expect(row('You send us a message').gets).toContain('only in the server’s memory');
  const limiter = createLimiter({ ...systemClock, now: () => NOON });
  for (let i = 0; i < 10; i += 1) expect(limiter.take('192.0.2.1')).toBe(0);
  expect(limiter.take('192.0.2.1')).toBe(600);
  expect(readFileSync('netlify/contact/limiter.ts', 'utf8')).not.toMatch(/store|put\(/);
});

test('a film of another site is told of, and one of our own is not', () => {
  const [film] = videos;
  const elsewhere = { ...film!, embedUrl: 'https://www.youtube.com/watch?v=abc' };
  expect(row('You watch a video', { films: [elsewhere] }).gets).toMatch(
    /^Nothing\. The site that hosts the video/,
  );
  expect(row('You watch a video', { films: [elsewhere] }).keeps).toContain('other site');
  expect(
    row('You watch a video', { films: [{ ...film!, embedUrl: '/videos/a.mp4' }] }).gets,
  ).toContain('on this site');
});

test('the host and the mail service are named where what they keep is theirs to say', () => {
  const { gets, keeps } = row('You send us a message');
  expect(gets).toContain('Resend');
  expect(keeps).toContain('Resend’s privacy policy');
  expect(keeps).toMatch(/mailbox until we erase it/);
  expect(row('You read a page').keeps).toContain('Netlify’s privacy policy');
  expect(row('You use “Check my case”').keeps).toContain('Netlify’s privacy policy');
});

test('calls and texts are told of', () => {
  expect(row('You call, text or email us').keeps).toContain('no set schedule');
});

test('“nothing while you type” is told with what a search without an answer sends, where it sends it', () => {
  const said = (countMisses: boolean) => row('You search this site', { countMisses }).gets;
  expect(said(true)).toContain('found nothing, see the next row');
  expect(said(false)).not.toContain('found nothing');
});

test('the booking service is named as the data name it', () => {
  expect(row('You book online').gets).toContain(new URL(company.schedulerUrl).host);
});

test('a tool sends nothing: none of its scripts can', () => {
  const scripts = ['src/tools', 'src/components/tools/live'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'plan-elsewhere.ts')
      .map((file) => `${folder}/${file}`),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const sending = scripts.filter((file) =>
    /fetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource/.test(readFileSync(file, 'utf8')),
  );
  expect(sending).toEqual([]);
});
