import { MIN_FILL_MS } from '../../src/lib/contact-limits';
import type { Suspicion } from './entry';

/** What the page sends along with the fields; each is '' if not sent. */
export interface Signals {
  trap: string;
  elapsed: string;
  key: string;
}

/**
 * Returns why a message looks like a robot's, or undefined if it does not: the field that people
 * cannot see is filled in (some password managers do that, hence quarantine instead of refusal), or
 * the form was filled in faster than anyone can. A missing or malformed fill time means nothing:
 * browsers without JavaScript send none.
 */
export function suspicionOf({ trap, elapsed }: Signals): Suspicion | undefined {
  if (trap.trim() !== '') return 'trap';
  if (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < MIN_FILL_MS) return 'quick';
  return undefined;
}
