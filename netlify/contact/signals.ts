import { MIN_FILL_MS } from '../../src/lib/contact-limits';
import type { Suspicion } from './entry';

/** What the page sends beside the fields; each is '' where it is not sent. */
export interface Signals {
  trap: string;
  elapsed: string;
  key: string;
}

/**
 * Tells whether a message looks like a robot's: the field that people cannot see is filled (some
 * password managers fill it, hence quarantine and no refusal), or the form was filled faster than
 * anyone can. A missing or odd fill time says nothing: browsers without JavaScript send none.
 */
export function suspicionOf({ trap, elapsed }: Signals): Suspicion | undefined {
  if (trap.trim() !== '') return 'trap';
  if (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < MIN_FILL_MS) return 'quick';
  return undefined;
}
