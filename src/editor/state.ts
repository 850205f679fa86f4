/** How many earlier states of a file are offered. */
export const STATES = 10;

/** A state of a file: when it was saved, by whom, and what for. */
export interface State {
  id: string;
  /** As ISO 8601. */
  at: string;
  who: string;
  why: string;
}

/** The name under which a form keeps an earlier state of its file, which a save puts back. */
export const PUT_BACK = 'file_put_back';

/** A moment of the past, for the office. */
export const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
