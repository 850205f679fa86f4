import type { Desk } from './edits';

/** A page of the built site, and what must stand in it: `['faqs.html', 'href="#weekends"']`. */
export type Sight = readonly [page: string, words: string];

/** One thing that EDITING.md says the office can do by itself, done as it says. */
export interface Step {
  name: string;
  edit: (desk: Desk) => void | Promise<void>;
  /** Where visitors see it, without another edit. */
  seen: readonly Sight[];
}

/** A step, as a line of a day. */
export const step = (name: string, edit: Step['edit'], seen: Step['seen'] = []): Step => ({
  name,
  edit,
  seen,
});
