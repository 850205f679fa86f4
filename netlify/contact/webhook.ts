import { withDeadline } from './deadline';

/** The second channel to the office, for when mail itself fails. */
export interface Webhook {
  /** Posts a text without personal data. Resolves with whether it was accepted; never rejects. */
  post(text: string): Promise<boolean>;
}

const TIMEOUT_MS = 3000;

/**
 * Returns a webhook that posts `{ "text": "..." }`, which Slack accepts directly and a Teams
 * workflow or an SMS gateway can read. Only a 2xx answer counts as accepted; follows no redirect.
 */
export function createWebhook(url: string): Webhook {
  return {
    async post(text) {
      try {
        return await withDeadline(TIMEOUT_MS, async (signal) => {
          const { ok } = await fetch(url, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ text }),
            redirect: 'error',
            signal,
          });
          return ok;
        });
      } catch {
        return false;
      }
    },
  };
}
