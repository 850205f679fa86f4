/** When rules were last looked up: every record of the data that has a `lastChecked`, wherever it stands. */

/** A record that says when somebody last looked. */
export interface Checked {
  /** Where it stands, such as "rockville.validity". */
  name: string;
  lastChecked: string;
  cite?: string;
  differs?: string;
}

/** All records below a value that have a `lastChecked`. */
export function checkedRecords(value: unknown, name = ''): Checked[] {
  if (typeof value !== 'object' || value === null) return [];
  const { lastChecked, cite, differs } = value as Record<string, unknown>;
  const own: Checked[] =
    typeof lastChecked === 'string'
      ? [
          {
            name,
            lastChecked,
            ...(typeof cite === 'string' && { cite }),
            ...(typeof differs === 'string' && { differs }),
          },
        ]
      : [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    checkedRecords(child, name ? `${name}.${key}` : key),
  );
  return [...own, ...below];
}

/** The day of the record that was not looked up for the longest time. */
export function firstChecked(value: unknown): string {
  return (
    checkedRecords(value)
      .map(({ lastChecked }) => lastChecked)
      .sort()[0] ?? ''
  );
}

/** After so many days a law should be looked up again. */
export const STALE_AFTER_DAYS = 180;

/** Whole days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
