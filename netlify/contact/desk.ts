import type { Clock } from './clock';
import { timeOf } from './times';
import { type Entry, KEY, keyOf, type Unsent } from './entry';
import { erase, move } from './move';
import { inParallel } from './parallel';
import { describeReason, STATES } from './reasons';
import { isExpired, revived } from './schedule';
import { duePlaces, readPlace, type Shelf } from './shelves';
import { collect, type Store, type Versioned } from './store';

/**
 * What a person at the office can do with the outbox. Each action resolves with text to print; ids
 * may be abbreviated to any unique beginning.
 */
export interface Desk {
  list(): Promise<string>;
  show(id: string): Promise<string>;
  retry(id: string): Promise<string>;
  purge(id?: string): Promise<string>;
}

/** A mistake in the command that the person can correct. */
export class DeskError extends Error {}

/** How many messages the list reads at most, those that need a person first. */
const LISTED = 500;

/** The order of the list. Messages with no place in the register yet (undefined) come before those already sent. */
const ORDER: (Shelf | undefined)[] = [
  ...(['dead', 'flood', 'quarantine', 'spent', 'refused', 'pending'] as const),
  undefined,
  'sent',
];

/** The first eight characters are enough to name a message on the phone. */
const short = (id: string): string => id.slice(0, 8);

/** A message as stored. */
interface Found extends Versioned {
  id: string;
  entry: Exclude<Entry, { state: 'erased' }>;
}

/**
 * Opens the outbox in `store` for a person. Every action may reject with a StoreError, or with a
 * DeskError if the command is wrong.
 */
export function createDesk(store: Store, clock: Clock): Desk {
  return {
    list: () => list(store),
    show: async (start) => show(await find(store, start)),
    retry: async (start) => retry(store, clock, await find(store, start)),
    purge: async (start) =>
      start === undefined ? purgeAll(store, clock) : purge(store, await find(store, start)),
  };
}

const idsIn = async (store: Store, start = ''): Promise<string[]> =>
  (await store.keys(start)).map((key) => KEY.exec(key)![1]!).sort();

/**
 * Finds the one message whose id starts with `start`.
 * @throws {DeskError} if there is none, or more than one
 */
async function find(store: Store, start: string): Promise<Found> {
  const found = await idsIn(store, start.toLowerCase());
  const [id] = found;
  if (id === undefined) {
    throw new DeskError(`No message ${start}. "npm run outbox -- list" shows them all.`);
  }
  // An empty id, for example from an unset variable, matches nothing, even if there is only one message.
  if (found.length > 1 || start === '') {
    throw new DeskError(`${found.length} messages begin with "${start}"; type more of the ID.`);
  }
  const versioned = await store.read(keyOf(id));
  if (!versioned || versioned.entry.state === 'erased')
    throw new DeskError(`Message ${start} has just been removed.`);
  return { id, entry: versioned.entry, etag: versioned.etag };
}

async function list(store: Store): Promise<string> {
  const [all, places] = await Promise.all([idsIn(store), collect(store.pages('due/'))]);
  const shelves = new Map(places.map(readPlace).map((place) => [place?.id, place?.shelf]));
  const rank = (id: string): number => ORDER.indexOf(shelves.get(id));
  const chosen = all.sort((a, b) => rank(a) - rank(b)).slice(0, LISTED);
  const lines: { rank: number; at: number; text: string }[] = [];
  await inParallel(chosen, 16, async (id) => {
    const entry = (await store.read(keyOf(id)))?.entry;
    if (!entry || entry.state === 'erased') return;
    lines.push({
      rank: Object.keys(STATES).indexOf(entry.state),
      at: entry.receivedAt,
      text: `${short(id)}  ${timeOf(entry.receivedAt)}  ${STATES[entry.state]}  ${aboutOf(entry)}`,
    });
  });
  if (lines.length === 0) return 'The outbox is empty.';
  lines.sort((a, b) => a.rank - b.rank || b.at - a.at);
  const more = all.length - chosen.length;
  const needed =
    lines.filter(({ rank }) => rank < 2).length +
    all.slice(LISTED).filter((id) => rank(id) < ORDER.indexOf('refused')).length;
  const head = `${lines.length + more} in the outbox, ${needed} need${needed === 1 ? 's' : ''} you.`;
  const foot = more > 0 ? ['', `${more} more are not listed here.`] : [];
  return [head, '', ...lines.map(({ text }) => text.trimEnd()), ...foot].join('\n');
}

function show({ id, entry }: Found): string {
  const head = [`Message ${id}`, `Received ${timeOf(entry.receivedAt)}`, stateOf(entry)];
  const content = entry.state === 'sent' ? contentGone : entry.mail.text.trimEnd();
  return [...head, '', content].join('\n');
}

async function retry(store: Store, clock: Clock, { id, entry, etag }: Found): Promise<string> {
  if (entry.state === 'sent') throw new DeskError(`Message ${short(id)} has been sent already.`);
  const moved = await move(store, id, { entry, etag }, revived(entry, clock.now()));
  if (!moved) throw new DeskError('It is being sent right now; look again shortly.');
  const twice =
    entry.uncertain || entry.again
      ? '\nAn earlier attempt may have arrived without a confirmation, so it may come twice.'
      : '';
  return `Message ${short(id)} is due now; the site sends it within 5 minutes.${twice}`;
}

async function purge(store: Store, { id, entry, etag }: Found): Promise<string> {
  if (!(await erase(store, id, { entry, etag }))) {
    throw new DeskError('It is being sent right now; look again shortly.');
  }
  return `Removed message ${short(id)} (${STATES[entry.state]}) for good.`;
}

/** Removes receipts and spent messages that have been kept long enough. */
async function purgeAll(store: Store, clock: Clock): Promise<string> {
  let removed = 0;
  for await (const places of duePlaces(store, ['sent', 'spent'], clock.now())) {
    await inParallel(places, 8, async ({ id, key }) => {
      const found = await store.read(keyOf(id));
      if (!found || !isExpired(found.entry, clock.now())) return;
      if (await erase(store, id, found, key)) removed += 1;
    });
  }
  return `Removed ${removed} that had been kept long enough.`;
}

const contentGone = 'Its content was erased here when it was sent. Look in the office mailbox.';

function aboutOf(entry: Found['entry']): string {
  return entry.state === 'sent' ? '' : `${entry.mail.subject} <${entry.mail.replyTo}>`;
}

function stateOf(entry: Found['entry']): string {
  if (entry.state === 'sent')
    return `Sent ${timeOf(entry.sentAt)} (provider id ${entry.providerId})`;
  const reason = describeReason(entry.code);
  return [`${STATES[entry.state]}${reason ? ` (${reason})` : ''}`, ...attemptsOf(entry)].join('\n');
}

function attemptsOf(entry: Unsent): string[] {
  if (entry.state === 'quarantine') return [];
  const next = entry.state === 'pending' ? `, next ${timeOf(entry.dueAt)}` : '';
  return [`Attempts: ${entry.attempts}${next}`];
}
