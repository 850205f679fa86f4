import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the office reports a listed message as answered. */
const ANSWERED_PATH = '/api/answered';

/**
 * A message as listed. The time tells it from the same words sent later, which are another message
 * with the same id.
 */
export interface Named {
  id: string;
  receivedAt: number;
}

/** Signs and reads links, one for each message in a list. */
export interface Links {
  to(message: Named): string;
  /** Returns the message that a link names, or null if the signature is not ours. */
  read(address: URL): Named | null;
}

/**
 * Returns links signed with HMAC-SHA256.
 * @param secret the signing key; changing it invalidates the links of older lists
 * @param site the site's address, which the links start with
 */
export function createLinks(secret: string, site: string): Links {
  const sign = (name: string): string =>
    createHmac('sha256', secret).update(`answered ${name}`).digest('base64url');
  return {
    to({ id, receivedAt }) {
      const name = `${id}-${receivedAt}`;
      return new URL(`${ANSWERED_PATH}?message=${name}&sign=${sign(name)}`, site).href;
    },
    read({ searchParams }) {
      const name = searchParams.get('message') ?? '';
      const given = Buffer.from(searchParams.get('sign') ?? '');
      const right = Buffer.from(sign(name));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [id = '', time] = name.split('-');
      return { id, receivedAt: Number(time) };
    },
  };
}
