/** Pages that people do not read but frame, send or compute something; fetching them ahead would gain nothing. */
const NEVER = ['contact', 'scheduler', 'search'];

/** Speculation rules: https://wicg.github.io/nav-speculation/speculation-rules.html */
interface SpeculationRules {
  prefetch: [{ where: object; eagerness: 'moderate' }];
}

/**
 * The rules for which pages a browser may fetch ahead: those that the visitor points at or presses. No page is
 * prerendered. Browsers ignore the rules in data saver mode.
 *
 * @param bases of all languages, for example "/" and "/es/", so that the rules are the same text on every page, with
 *   one hash
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
 * The same rules for browsers without speculation rules.
 *
 * @param path without query and hash
 * @param base of the language, for example "/es/"
 * @returns true if the page may be fetched ahead
 */
export function isFetchedAhead(path: string, base: string): boolean {
  const isPage = path.startsWith(base) && !path.startsWith('/api/') && !path.includes('.');
  return isPage && !NEVER.includes(path.slice(base.length));
}
