import { createHash } from 'node:crypto';

/** What the content security policy of this site depends on. */
export interface PolicySources {
  /** Texts of the inline scripts that may run. */
  scripts: string[];
  /** Texts of the `<style>` elements that may apply. */
  styles: string[];
  /** Texts of the `style` attributes that may apply. */
  styleAttributes: string[];
  /** Origin of the online scheduler, for example `https://book.example`. */
  scheduler: string;
  /** Origins of video players on other sites. */
  players: string[];
}

/**
 * The hash source of a text, as defined by CSP Level 3.
 *
 * @returns `'sha256-…'` with its quotes
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** Where browsers report what they blocked, so that a policy that breaks a page is noticed. */
export const REPORTS_PATH = '/api/csp-report';

/**
 * Writes the policy, which allows only what the site itself serves, the listed inline texts and the listed frames.
 * `unsafe-hashes` makes the listed hashes apply to `style` attributes too. The scheduler may also be in an `<object>`,
 * by which its page finds out whether it can be framed (`use-frame-probe.ts`). Trusted types keep text from becoming
 * HTML or script, except for what `inline/trusted.ts` lets pass.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  scheduler,
  players,
}: PolicySources): string {
  const unsafeHashes = styleAttributes.length > 0 ? ["'unsafe-hashes'"] : [];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(scripts)],
    ['style-src', "'self'", ...unsafeHashes, ...hashes([...styles, ...styleAttributes])],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', scheduler, ...players],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', scheduler],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ['upgrade-insecure-requests'],
    ['report-uri', REPORTS_PATH],
    ['report-to', 'csp'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function hashes(texts: string[]): string[] {
  return unique(texts.map(hashSource));
}

/** Sorted, so that the same site always gives the same file. */
function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}
