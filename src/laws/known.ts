import type { Law } from '../data';
import type { Stated } from '../data/schemas/known';

/** How the rules of `laws.json` and `statutes.json` are known, wherever they stand. */

/** A rule, and where it stands, such as "rockville.validity". */
export type KnownRule = Stated & { name: string };

/** All rules below a value: what has a `known`. */
export function knownRules(value: unknown, name = ''): KnownRule[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'known' in value ? [{ ...(value as Stated), name }] : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    knownRules(child, name ? `${name}.${key}` : key),
  );
  return [...own, ...below];
}

/**
 * Whether the rules of a law are the company's own information alone, so that a page says once of the whole that it is
 * not confirmed. That another law holds in its place is no rule of its own.
 */
export function isUnconfirmed({ saleRule: _sale, rentalRule: _rental, ...own }: Law): boolean {
  const rules = knownRules(own);
  return rules.length > 0 && rules.every(({ known }) => known === 'company');
}

/** Who could confirm a law of which {@link isUnconfirmed} holds: its county, city or state. */
export function authorityOf(law: Law): Stated['statedBy'] | undefined {
  return knownRules(law).find(({ known }) => known === 'company')?.statedBy;
}

/** The oldest day of the texts that were read of a law: nothing unless each of them bears one. */
export function oldestText(law: unknown): string | undefined {
  const days = readRules(law).map(({ asOf = '' }) => asOf);
  return days.sort()[0] || undefined;
}

/** The rules that somebody read. */
export const readRules = (value: unknown): KnownRule[] =>
  knownRules(value).filter(({ known }) => known === 'read');

/** After so many days the text of a rule should be read again. */
const STALE_AFTER_DAYS = 180;

/** Whole days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What is wanting of how rules are known, in the order in which to mend it. */
export const WANTING = ['undated', 'old', 'told', 'company'] as const;
export type Wanting = (typeof WANTING)[number];

/** What is wanting of one rule; nothing where its text was read lately. @param today as YYYY-MM-DD */
function wantingOf({ known, asOf }: Stated, today: string): Wanting | undefined {
  if (known !== 'read') return known;
  if (asOf === undefined) return 'undated';
  return daysBetween(asOf, today) > STALE_AFTER_DAYS ? 'old' : undefined;
}

/** Rules whose text somebody should read, by what is wanting; the oldest texts first. */
export function rulesToRead(value: unknown, today: string): Record<Wanting, KnownRule[]> {
  const all = knownRules(value);
  const of = (wanting: Wanting): KnownRule[] =>
    all
      .filter((rule) => wantingOf(rule, today) === wanting)
      .sort((a, b) => (a.asOf ?? '').localeCompare(b.asOf ?? ''));
  return { undated: of('undated'), old: of('old'), told: of('told'), company: of('company') };
}
