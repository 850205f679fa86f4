import type { Mail } from './message';

/**
 * The outcome of one attempt. `code` is a fixed word for the log; `afterMs` is how long the
 * provider asks to wait.
 * - sent: the provider confirmed with an id.
 * - retry: certainly not accepted, but may be later.
 * - unknown: may have been accepted; only the same key and body may be sent again.
 * - config: certainly not accepted, and a person has to fix something (key, sender, quota).
 */
export type Delivery =
  | { kind: 'sent'; id: string }
  | { kind: 'retry' | 'config'; code: string; afterMs?: number }
  | { kind: 'unknown'; code: string };

export interface Mailer {
  /**
   * Sends a message to the office once per key, however often it is called with that key. Resolves
   * within 4 seconds and never rejects.
   */
  send(mail: Mail, key: string): Promise<Delivery>;
}

/** How long one attempt may take, in milliseconds. */
export const SEND_TIMEOUT_MS = 4000;

/** Used if mail settings are missing: every message stays in the outbox until they are set. */
export const unconfiguredMailer: Mailer = {
  send: () => Promise.resolve({ kind: 'config', code: 'not_configured' }),
};
