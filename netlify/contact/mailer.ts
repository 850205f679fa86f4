import type { Mail } from './message';

/**
 * What became of one attempt. `code` is a fixed word for the log.
 * - sent: the provider confirmed with an id.
 * - retry: certainly not accepted; later it may be.
 * - unknown: nobody can tell whether it was accepted; only the same key and body may go out again.
 * - config: certainly not accepted, and a person has to mend something (key, sender, quota).
 */
export type Delivery =
  | { kind: 'sent'; id: string }
  | { kind: 'retry' | 'config'; code: string; afterMs?: number }
  | { kind: 'unknown'; code: string };

export interface Mailer {
  /**
   * Sends a message to the office once for each key, however often it is called with it. Answers
   * within 4 seconds and never throws.
   */
  send(mail: Mail, key: string): Promise<Delivery>;
}

/** How long one attempt may take. */
export const SEND_TIMEOUT_MS = 4000;

/** Stands in where settings are missing: every message stays in the outbox until they are there. */
export const unconfiguredMailer: Mailer = {
  send: () => Promise.resolve({ kind: 'config', code: 'not_configured' }),
};
