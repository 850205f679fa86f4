import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the office says that it has answered a message of its list. */
const ANSWERED_PATH = '/api/answered';

/** A message as it was listed: the same words sent later are another one. */
export interface Named {
  id: string;
  receivedAt: number;
}

/** Signed links, one for each message of a list. */
export interface Links {
  to(message: Named): string;
  /** The message that a link names; null where the signature is not ours. */
  read(address: URL): Named | null;
}

/**
 * @param secret what the signatures are made with; where it changes, links of older lists end
 * @param site its address
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
