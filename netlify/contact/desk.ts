import type { Clock } from './clock';
import { type Entry, KEY, keyOf, type Unsent } from './entry';
import { isExpired, revived } from './schedule';
import type { Store, Versioned } from './store';

/** What a person at the office can do with the outbox; each action resolves with a text to read. */
export interface Desk {
  list(): Promise<string>;
  show(id: string): Promise<string>;
  retry(id: string): Promise<string>;
  purge(id?: string): Promise<string>;
}

/** A mistake in the command that the person can mend. */
export class DeskError extends Error {}

const REASONS: Record<string, string> = {
  trap: 'the field that people cannot see was filled in',
  quick: 'the form was filled in faster than anyone can',
  not_configured: 'the settings for sending mail are missing',
};

const STATES: Record<Entry['state'], string> = {
  dead: 'NOT SENT, given up',
  quarantine: 'NOT SENT, looks like a robot',
  pending: 'waiting, is tried again',
  sent: 'sent',
};

/** Times as the office reads them. */
const clockFace = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const timeOf = (ms: number): string => clockFace.format(ms).replace(/\u202F/g, ' ');

/** The first eight characters are enough to name a message on the phone. */
const short = (id: string): string => id.slice(0, 8);

/** Opens the outbox in `store` for a person. Every action may reject with a StoreError. */
export function createDesk(store: Store, clock: Clock): Desk {
  const ids = async (): Promise<string[]> =>
    (await store.keys()).map((key) => KEY.exec(key)![1]!).sort();

  /** Finds the one message whose id begins like this. */
  async function find(start: string): Promise<Versioned & { id: string }> {
    const found = (await ids()).filter((id) => id.startsWith(start.toLowerCase()));
    const [id] = found;
    if (id === undefined) {
      throw new DeskError(`No message ${start}. "npm run outbox -- list" shows them all.`);
    }
    // An empty ID, as of a variable that is not set, names no message, not even the only one.
    if (found.length > 1 || start === '') {
      throw new DeskError(`${found.length} messages begin with "${start}"; type more of the ID.`);
    }
    const versioned = await store.read(keyOf(id));
    if (!versioned) throw new DeskError(`Message ${start} has just been removed.`);
    return { id, ...versioned };
  }

  return {
    async list() {
      const lines: { rank: number; at: number; text: string }[] = [];
      for (const id of await ids()) {
        const found = await store.read(keyOf(id));
        if (!found) continue;
        const { entry } = found;
        lines.push({
          rank: Object.keys(STATES).indexOf(entry.state),
          at: entry.receivedAt,
          text: `${short(id)}  ${timeOf(entry.receivedAt)}  ${STATES[entry.state]}  ${aboutOf(entry)}`,
        });
      }
      if (lines.length === 0) return 'The outbox is empty.';
      lines.sort((a, b) => a.rank - b.rank || b.at - a.at);
      const needed = lines.filter(({ rank }) => rank < 2).length;
      const head = `${lines.length} in the outbox, ${needed} need${needed === 1 ? 's' : ''} you.`;
      return [head, '', ...lines.map(({ text }) => text.trimEnd())].join('\n');
    },

    async show(start) {
      const { id, entry } = await find(start);
      const head = [`Message ${id}`, `Received ${timeOf(entry.receivedAt)}`, stateOf(entry)];
      return [...head, '', entry.state === 'sent' ? contentGone : entry.mail.text.trimEnd()].join(
        '\n',
      );
    },

    async retry(start) {
      const { id, entry, etag } = await find(start);
      if (entry.state === 'sent')
        throw new DeskError(`Message ${short(id)} has been sent already.`);
      const written = await store.replace(keyOf(id), revived(entry, clock.now()), etag);
      if (written === null) throw new DeskError('It is being sent right now; look again shortly.');
      const twice = entry.uncertain
        ? '\nAn earlier attempt may have arrived without a confirmation, so it may come twice.'
        : '';
      return `Message ${short(id)} is due now; the site sends it within 5 minutes.${twice}`;
    },

    async purge(start) {
      if (start !== undefined) {
        const { id, entry } = await find(start);
        await store.remove(keyOf(id));
        return `Removed message ${short(id)} (${STATES[entry.state]}) for good.`;
      }
      let removed = 0;
      for (const id of await ids()) {
        const found = await store.read(keyOf(id));
        if (!found || !isExpired(found.entry, clock.now())) continue;
        await store.remove(keyOf(id));
        removed += 1;
      }
      return `Removed ${removed} that had been kept long enough.`;
    },
  };
}

const contentGone = 'Its content was erased here when it was sent. Look in the office mailbox.';

function aboutOf(entry: Entry): string {
  return entry.state === 'sent' ? '' : `${entry.mail.subject} <${entry.mail.replyTo}>`;
}

function stateOf(entry: Entry): string {
  if (entry.state === 'sent')
    return `Sent ${timeOf(entry.sentAt)} (provider id ${entry.providerId})`;
  const reason = REASONS[entry.code] ?? entry.code;
  return [`${STATES[entry.state]}${reason ? ` (${reason})` : ''}`, ...attemptsOf(entry)].join('\n');
}

function attemptsOf(entry: Unsent): string[] {
  if (entry.state === 'quarantine') return [];
  const next = entry.state === 'pending' ? `, next ${timeOf(entry.dueAt)}` : '';
  return [`Attempts: ${entry.attempts}${next}`];
}
