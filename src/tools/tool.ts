import type { PropertyType } from '../lib/contact-limits';
import type { Outcome, Refusal } from './outcome';
import type { AnswersOf, Questions } from './question';

/** A tool without its words: what it asks, and the pure function that answers. */
export interface Tool<Of extends Questions, Facts, Found extends Outcome = Outcome> {
  /** Path of its page. */
  path: string;
  /** Its questions, which depend on facts, for example on which places there are. */
  questions: (facts: Facts) => Of;
  /** Questions that are side by side in the form. */
  rows?: readonly (readonly (keyof Of & string)[])[];
  /** The questions of its short form on other pages. */
  first?: readonly (keyof Of & string)[];
  /** Returns the fields that matter, given the answers so far; the others are hidden. */
  asks: (answers: AnswersOf<Of>, facts: Facts) => readonly (keyof Of & string)[];
  /**
   * @param facts what the function needs from `src/data`, selected at build
   * @param today the day in America/New_York as YYYY-MM-DD; the function has no clock
   * @param time HH:MM in America/New_York; without it the office counts as open
   */
  decide: (
    answers: AnswersOf<Of>,
    facts: Facts,
    today: string,
    time?: string,
  ) => Found | Refusal<Of>;
  /** The property type in a contact message that includes the answer. */
  propertyType: (answers: AnswersOf<Of>) => PropertyType;
}
