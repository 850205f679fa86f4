import { withDeadline } from './deadline';

/** The second way to the office, for when mail itself is what fails. */
export interface Webhook {
  /** Posts a text without personal data. Resolves with whether it was taken; never rejects. */
  post(text: string): Promise<boolean>;
}

const TIMEOUT_MS = 3000;

/**
 * Posts `{ "text": "..." }`, which Slack takes as it is and a Teams workflow or an SMS gateway's
 * rule can read. Only a 2xx answer counts as taken; a redirect is not followed.
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
