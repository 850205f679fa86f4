import type { Law } from '../data';
import type { Stated } from '../data/schemas/known';

/**
 * How the rules of `laws.json` and `statutes.json` are known (`read`, `told` or `company`), at any depth of the data.
 */

/** A rule with its path in the data, for example "rockville.validity". */
export type KnownRule = Stated & { name: string };

/**
 * Returns all rules in a value, at any depth: the objects that have a `known`.
 *
 * @param name path of the value, the start of each rule's name
 */
export function knownRules(value: unknown, name = ''): KnownRule[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'known' in value ? [{ ...(value as Stated), name }] : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    knownRules(child, name ? `${name}.${key}` : key),
  );
  return [...own, ...below];
}

/**
 * True if all rules of a law are the company's own information, so that a page says once, for the whole law, that it is
 * not confirmed. A rule that says which other law applies instead does not count.
 */
export function isUnconfirmed({ saleRule: _sale, rentalRule: _rental, ...own }: Law): boolean {
  const rules = knownRules(own);
  return rules.length > 0 && rules.every(({ known }) => known === 'company');
}

/** Returns who could confirm a law for which {@link isUnconfirmed} is true: its county, city or state. */
export function authorityOf(law: Law): Stated['statedBy'] | undefined {
  return knownRules(law).find(({ known }) => known === 'company')?.statedBy;
}

/**
 * Returns the oldest `asOf` day of the texts that were read for a law, or undefined if none was read or one has no day.
 */
export function oldestText(law: unknown): string | undefined {
  const days = readRules(law).map(({ asOf = '' }) => asOf);
  return days.sort()[0] || undefined;
}

/** Returns the rules whose text somebody read. */
export const readRules = (value: unknown): KnownRule[] =>
  knownRules(value).filter(({ known }) => known === 'read');

/** Age in days above which the text of a rule should be read again. */
const STALE_AFTER_DAYS = 180;

/** Returns the number of days from one YYYY-MM-DD day to another, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What can be missing in how a rule is known, in the order in which to fix it. */
export const WANTING = ['undated', 'old', 'told', 'company'] as const;
export type Wanting = (typeof WANTING)[number];

/** Returns what is missing for one rule, or undefined if its text was read recently. @param today as YYYY-MM-DD */
function wantingOf({ known, asOf }: Stated, today: string): Wanting | undefined {
  if (known !== 'read') return known;
  if (asOf === undefined) return 'undated';
  return daysBetween(asOf, today) > STALE_AFTER_DAYS ? 'old' : undefined;
}

/**
 * Returns the rules whose text somebody should read, by what is missing, the oldest texts first.
 *
 * @param today as YYYY-MM-DD
 */
export function rulesToRead(value: unknown, today: string): Record<Wanting, KnownRule[]> {
  const all = knownRules(value);
  const of = (wanting: Wanting): KnownRule[] =>
    all
      .filter((rule) => wantingOf(rule, today) === wanting)
      .sort((a, b) => (a.asOf ?? '').localeCompare(b.asOf ?? ''));
  return { undated: of('undated'), old: of('old'), told: of('told'), company: of('company') };
}
