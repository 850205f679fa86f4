/** The number of earlier states that are offered. */
export const STATES = 10;

/** A state of a file: when it was saved, by whom, and why. */
export interface State {
  id: string;
  /** ISO 8601 date and time. */
  at: string;
  who: string;
  why: string;
}

/** The form field for an earlier state of the file, which a save puts back. */
export const PUT_BACK = 'file_put_back';

/** Formats a time in the past for the office. */
export const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
