/** What the lines at the top of a text say of its last reading. */
export interface Review {
  /** A key of `src/data/people.json`. */
  by: string;
  on: string | Date;
}

/** A day at the top of a text, which YAML reads as a point in time, and a page as that in words: "2026-03-31". */
export const dayOf = (typed: unknown): string =>
  (typed instanceof Date ? typed.toISOString() : String(typed)).slice(0, 10);
