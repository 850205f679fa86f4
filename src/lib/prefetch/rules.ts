/** Pages that nobody reads: they frame, send or compute, so that fetching one ahead would be for nothing. */
const NEVER = ['contact', 'scheduler', 'search'];

/** Speculation rules, as https://wicg.github.io/nav-speculation/speculation-rules.html has them. */
interface SpeculationRules {
  prefetch: [{ where: object; eagerness: 'moderate' }];
}

/**
 * Which pages a browser may fetch before they are asked for: those that the visitor points at or presses. None is
 * prerendered. Browsers leave it where data is saved.
 *
 * @param bases of all languages, such as "/" and "/es/", so that all pages have the same text, with one hash
 */
export function speculationRules(bases: readonly string[]): SpeculationRules {
  const never = bases.flatMap((base) => NEVER.map((page) => `${base}${page}`));
  const where = {
    and: [
      { href_matches: '/*' },
      ...[...never, '/api/*', '/*.*'].map((path) => ({ not: { href_matches: path } })),
      { not: { selector_matches: '[download], [target]' } },
    ],
  };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

/**
 * The same for browsers without speculation rules.
 *
 * @param path without query and hash
 * @returns whether the page may be fetched ahead
 */
export function isFetchedAhead(path: string, base: string): boolean {
  const isPage = path.startsWith(base) && !path.startsWith('/api/') && !path.includes('.');
  return isPage && !NEVER.includes(path.slice(base.length));
}
