import type { Clock } from './clock';
import { HEADERS } from './respond';
import type { Store } from './store';
import { isMailFailing, isSilent, readSummary, type Summary } from './summary';
import { readTold, type Told } from './told';

/**
 * Answers GET and HEAD for an uptime monitor, without personal data: 200 while mail goes out and
 * rounds run, 503 where a person has to act: `status` says why. Messages put aside alone are no
 * alarm, the daily mail lists them. It never rejects.
 */
export async function handleHealth(
  request: Request,
  { store, clock }: { store: Store; clock: Clock },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, { status: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
  }
  let summary: Summary | null;
  let told: Told;
  try {
    [summary, told] = await Promise.all([readSummary(store), readTold(store)]);
  } catch {
    return answer(503, { status: 'store_unreachable' });
  }
  const status = statusOf(summary, told, clock.now());
  const { waiting, refused, dead, quarantine, at } = summary ?? {};
  const lastRound = at === undefined ? undefined : new Date(at).toISOString();
  const counts = { waiting, refused, dead, quarantine, lastRound };
  return answer(status === 'ok' ? 200 : 503, { status, ...counts });
}

function statusOf(summary: Summary | null, told: Told, now: number): string {
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
