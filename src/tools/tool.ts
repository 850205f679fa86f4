import type { PropertyType } from '../lib/contact-limits';
import type { AnswersOf, Fields } from './answers';
import type { Outcome, Refusal } from './outcome';

/** A tool without its words: what it asks, and the pure function that answers. */
export interface Tool<Of extends Fields, Facts, Found extends Outcome = Outcome> {
  /** How each field is read; which places there are, for one, is a fact. */
  fields: (facts: Facts) => Of;
  /** The fields that matter, given what is answered so far; the others are not shown. */
  asks: (answers: AnswersOf<Of>, facts: Facts) => readonly (keyof Of & string)[];
  /**
   * @param facts what the function needs of `src/data`, chosen at build
   * @param today the day in America/New_York, since there is no clock inside
   */
  decide: (
    answers: AnswersOf<Of>,
    facts: Facts,
    today: string,
  ) => Found | Refusal<keyof Of & string>;
  /** The property type in a message that takes the answer along. */
  propertyType: (answers: AnswersOf<Of>) => PropertyType;
}
