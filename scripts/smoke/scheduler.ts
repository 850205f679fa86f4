import type { Check } from './check';

const TIMEOUT_MS = 15_000;

/**
 * Checks whether the scheduler lets the site show it in a frame. Safari does not tell a page that a frame was refused
 * and shows an empty box, so someone other than a visitor has to notice. No build checks this, because a build must not
 * fail while another company's server is down.
 *
 * @param schedulerUrl the address in the frame
 * @param origin of the site
 */
export async function schedulerCheck(schedulerUrl: string, origin: string): Promise<Check> {
  const name = 'the scheduler can be shown in a frame (where not, Safari shows an empty box)';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, headers, body } = await fetch(schedulerUrl, { signal });
    await body?.cancel();
    const refusal = refusalOf(headers, origin);
    return { name, ok: status < 400 && !refusal, found: refusal ?? String(status) };
  } catch (error) {
    return { name, ok: undefined, found: error instanceof Error ? error.message : '' };
  }
}

/**
 * Returns the header that forbids a frame, as browsers read it, or undefined if none does: if a policy has
 * `frame-ancestors`, `X-Frame-Options` is ignored (Content Security Policy Level 3, "frame-ancestors").
 */
function refusalOf(headers: Headers, origin: string): string | undefined {
  const policies = (headers.get('content-security-policy') ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([directive]) => directive?.toLowerCase() === 'frame-ancestors');
  const strict = policies.find(([, ...allowed]) => !allowed.some((one) => isAllowed(one, origin)));
  if (strict) return strict.join(' ');
  const option = headers.get('x-frame-options');
  const isRefused = policies.length === 0 && /deny|sameorigin/i.test(option ?? '');
  return isRefused ? `X-Frame-Options: ${option}` : undefined;
}

/** True if a source, for example `https://*.example.com`, matches the site; ignores its port and path. */
function isAllowed(source: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const [, scheme, host = ''] = /^(?:([a-z]+:)(?:\/\/|$))?([^:/]*)/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  if (host === '' || host === '*') return true;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
