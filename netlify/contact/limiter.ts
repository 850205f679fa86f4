import { isIPv4, isIPv6 } from 'node:net';
import { KEPT } from '../../src/lib/kept';
import type { Clock } from './clock';

/** Decides whether an address may send another message. */
export interface Limiter {
  /** @returns 0 if it may, otherwise the whole seconds to wait (at least 1) */
  take(address: string): number;
}

const MAX_MESSAGES = 10;
const WINDOW_MS = KEPT.address.value * 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * Allows `most` messages in any 10 minutes (KEPT.address) from one address, counted in this instance's memory (at most
 * 10,000 addresses, the oldest forgotten first). The host's own rate limit applies first. If the host gives no address,
 * there is nothing to count by, and everyone may pass.
 */
export function createLimiter(clock: Clock, most = MAX_MESSAGES): Limiter {
  const times = new Map<string, number[]>();
  return {
    take(address) {
      const client = clientOf(address);
      if (!client) return 0;
      const now = clock.now();
      // Ignore future times, which are left over from a clock that was set back.
      const recent = (times.get(client) ?? []).filter(
        (time) => time > now - WINDOW_MS && time <= now,
      );
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= most) {
        return Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1000));
      }
      times.delete(client);
      times.set(client, [...recent, now]);
      if (times.size > MAX_ADDRESSES) times.delete(times.keys().next().value!);
      return 0;
    },
  };
}

/**
 * Returns the key that identifies a client: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household has all addresses in it (RFC 6177). Returns '' for anything else.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return '';
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
