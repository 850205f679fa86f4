import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrake } from '../../netlify/contact/brake';
import { systemClock } from '../../netlify/contact/clock';
import { createDesk } from '../../netlify/contact/desk';
import { drain } from '../../netlify/contact/drain';
import { type Entry, keyOf } from '../../netlify/contact/entry';
import { runRound } from '../../netlify/contact/round';
import { newEntry, quarantined } from '../../netlify/contact/schedule';
import { placeOf } from '../../netlify/contact/shelves';
import { createBlobsStore } from '../../netlify/contact/store-blobs';
import { createLog } from '../../netlify/contact/log';
import { recordingMailer } from '../unit/contact/support';
import { figure } from './support/figures';
import { type BigBlobs, startBigBlobs } from './support/big-blobs';

const COUNT = 100_000;
const DELAY_MS = 15;
const HOUR = 3_600_000;

let big: BigBlobs;
beforeAll(async () => void (big = await startBigBlobs(DELAY_MS)));
afterAll(() => big.close());

const mail = (mark: string) => ({
  subject: mark,
  text: mark,
  html: mark,
  replyTo: 'a@example.com',
});

/** Puts a message and its place on a shelf into the store, as the contact function would. */
function lay(n: number, entry: Entry): void {
  const id = n.toString(16).padStart(6, '0').split('').reverse().join('').padEnd(32, 'a');
  big.blobs.set(keyOf(id), { text: JSON.stringify(entry), etag: `"lay-${n}"` });
  const place = placeOf(id, entry);
  if (place) big.blobs.set(place, { text: '', etag: `"place-${n}"` });
}

const edgesOf = (mailsPerHour = 1000) => {
  const store = createBlobsStore(big.place);
  const log = createLog(() => undefined);
  const brake = createBrake(store, systemClock, log, mailsPerHour);
  return { store, log, brake, clock: systemClock, mailer: recordingMailer() };
};

test(`a round over ${COUNT.toLocaleString('en-US')} entries`, async () => {
  const now = Date.now();
  for (let n = 0; n < COUNT; n += 1) {
    const at = now - (n % (20 * 24)) * HOUR;
    if (n % 10 < 7) lay(n, quarantined({ ...newEntry(mail('trap'), at), dueAt: at }, 'trap'));
    else lay(n, { state: 'sent', receivedAt: at, sentAt: at, providerId: 'x' });
  }
  for (let n = 0; n < 5; n += 1) {
    lay(COUNT + n, { ...newEntry(mail(`due-${n}`), now - HOUR), dueAt: now - (5 - n) * 1000 });
  }
  big.blobs.set('note/sweep', { text: '{"after":"","isComplete":true}', etag: '"note"' });
  const edges = edgesOf();
  await edges.store.folders('none/').catch(() => []); // the fake sorts its keys once
  const rounds: { ms: number; sent: string[]; calls: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const [started, calls, before] = [Date.now(), big.calls, edges.mailer.sent.length];
    // If the machine is too busy for a part of the round, that part fails and the next round continues.
    await drain(edges).catch(() => undefined);
    const sent = edges.mailer.sent.slice(before).map(({ mail }) => mail.subject);
    rounds.push({ ms: Date.now() - started, sent, calls: big.calls - calls });
  }
  const slowest = Math.max(...rounds.map(({ ms }) => ms));
  console.log(
    `scale: ${rounds.map(({ ms, calls, sent }) => `${ms} ms, ${calls} calls, ${sent.length} mails`).join('; ')} (printed, not asserted)`,
  );
  const first = rounds[0]!.sent.filter((mark) => mark.startsWith('due')).join(' ');
  const inOrder = 'due-0 due-1 due-2 due-3 due-4';
  figure(
    `${COUNT} entries: due messages in the first round, in order`,
    '5',
    first,
    first === inOrder,
  );
  figure(`${COUNT} entries: slowest round`, '< 30 s', `${slowest} ms`, slowest < 30_000);
}, 400_000);

test('the command lists, finds and counts in such a store', async () => {
  const desk = createDesk(createBlobsStore(big.place), systemClock);
  const started = Date.now();
  const list = await desk.list();
  const ms = Date.now() - started;
  expect(list).toContain('more are not listed here.');
  expect(list.split('\n')[2]).toContain('NOT SENT, put aside');
  const id = /^[0-9a-f]{8}/m.exec(list)![0];
  expect(await desk.show(id)).toContain('people cannot see');
  figure(`${COUNT} entries: npm run outbox -- list`, 'works', `${ms} ms`, true);
}, 120_000);

test(`${COUNT.toLocaleString('en-US')} messages that wait to be mailed`, async () => {
  const now = Date.now();
  await big.close();
  big = await startBigBlobs(DELAY_MS); // the fake sorts its keys once
  for (let n = 0; n < COUNT; n += 1) {
    // As after a day without mail: the message that came first is due first.
    lay(n, { ...newEntry(mail(`due-${n}`), now - HOUR), dueAt: now - 86_400_000 + n * 800 });
  }
  big.blobs.set('note/sweep', { text: '{"after":"","isComplete":true}', etag: '"note"' });
  const edges = edgesOf(30);
  await edges.store.folders('none/').catch(() => []);
  const rounds: string[] = [];
  let slowest = 0;
  for (let round = 0; round < 3; round += 1) {
    const [started, calls, sent] = [Date.now(), big.calls, edges.mailer.sent.length];
    await runRound(edges);
    const ms = Date.now() - started;
    slowest = Math.max(slowest, ms);
    const listed = edges.mailer.sent.filter(({ mail }) => mail.subject.includes('not delivered'));
    const inLists = listed.flatMap(({ mail }) => mail.text.match(/^due-\d+ </gm) ?? []).length;
    rounds.push(
      `${ms} ms, ${big.calls - calls} calls, ${edges.mailer.sent.length - sent} mails, ${inLists} listed so far`,
    );
  }
  console.log(`waiting: ${rounds.join('; ')} (printed, not asserted)`);
  const first = edges.mailer.sent[0]?.mail.subject ?? '';
  figure(`${COUNT} waiting: mailed first`, 'due-0', first, first === 'due-0');
  figure(`${COUNT} waiting: slowest round`, '< 30 s', `${slowest} ms`, slowest < 30_000);
}, 400_000);
