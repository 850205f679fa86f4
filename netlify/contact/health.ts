import type { Clock } from './clock';
import { HEADERS } from './respond';
import type { Store } from './store';
import { isMailFailing, isSilent, readNote, type Summary } from './summary';
import { readTold, type Told } from './told';

/** What a person has to do about each status. */
const TODO = {
  ok: undefined,
  mail_failing:
    'Mail does not go out. The errors in the function log name the cause: mend the key or the sender, or wait for the quota, at resend.com. What waits leaves within the hour after.',
  messages_given_up:
    'Read the list in the office mailbox, answer the people in it, and press the link below each message.',
  no_rounds:
    'The scheduled function outbox-retry has not come to its end for 20 minutes. Look at its log at Netlify; where it does not run, deploy the site anew.',
  note_unreadable:
    'What the last round left in the store, note/summary, cannot be read. The next round writes it anew within five minutes; where this stays, look at the log of the scheduled function outbox-retry at Netlify.',
  store_unreachable:
    'The store does not answer. Check the status of Netlify Blobs at netlifystatus.com. New messages are mailed without it; where that fails too, visitors are asked to call.',
};
type Status = keyof typeof TODO;

/**
 * Answers GET and HEAD for an uptime monitor, without personal data: 200 while mail goes out and rounds run, 503 if a
 * person has to act; `status` says why, and `todo` what to do. Messages put aside do not raise an alarm by themselves,
 * because the daily mail lists them. Never rejects.
 */
export async function handleHealth(
  request: Request,
  { store, clock }: { store: Store; clock: Clock },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, { status: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
  }
  let note: Summary | 'none' | 'unreadable';
  let told: Told;
  try {
    [note, told] = await Promise.all([readNote(store), readTold(store)]);
  } catch {
    return answer(503, { status: 'store_unreachable', todo: TODO.store_unreachable });
  }
  const summary = typeof note === 'string' ? null : note;
  const status = note === 'unreadable' ? 'note_unreadable' : statusOf(summary, told, clock.now());
  const { waiting, refused, dead, quarantine, at } = summary ?? {};
  const lastRound = at === undefined ? undefined : new Date(at).toISOString();
  const counts = { waiting, refused, dead, quarantine, lastRound };
  return answer(status === 'ok' ? 200 : 503, { status, todo: TODO[status], ...counts });
}

function statusOf(summary: Summary | null, told: Told, now: number): Status {
  if (!summary || isSilent(summary, now)) return 'no_rounds';
  if (isMailFailing(summary, now) || told.isUntold) return 'mail_failing';
  return summary.dead > 0 ? 'messages_given_up' : 'ok';
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
