import type { PropertyType } from '../lib/contact-limits';
import type { Outcome, Refusal } from './outcome';
import type { AnswersOf, Questions } from './question';

/** A tool without its words: what it asks, and the pure function that answers. */
export interface Tool<Of extends Questions, Facts, Found extends Outcome = Outcome> {
  /** The address of its page. */
  path: string;
  /** What it asks; which places there are, for one, is a fact. */
  questions: (facts: Facts) => Of;
  /** Questions that stand side by side in the form. */
  rows?: readonly (readonly (keyof Of & string)[])[];
  /** The questions of its short form, on other pages. */
  first?: readonly (keyof Of & string)[];
  /** The fields that matter, given what is answered so far; the others are not shown. */
  asks: (answers: AnswersOf<Of>, facts: Facts) => readonly (keyof Of & string)[];
  /**
   * @param facts what the function needs of `src/data`, chosen at build
   * @param today the day in America/New_York, since there is no clock inside
   * @param time there, HH:MM; without it the office is still open
   */
  decide: (
    answers: AnswersOf<Of>,
    facts: Facts,
    today: string,
    time?: string,
  ) => Found | Refusal<Of>;
  /** The property type in a message that takes the answer along. */
  propertyType: (answers: AnswersOf<Of>) => PropertyType;
}
