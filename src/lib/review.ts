/** What the front matter of a text says about its last review. */
export interface Review {
  /** A key of `src/data/people.json`. */
  by: string;
  on: string | Date;
}

/**
 * A day in front matter as YYYY-MM-DD. YAML parses an unquoted date into a Date, which page data has as an ISO string.
 */
export const dayOf = (typed: unknown): string =>
  (typed instanceof Date ? typed.toISOString() : String(typed)).slice(0, 10);
