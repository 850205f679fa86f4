import type { Desk } from './edits';

/** A page of the built site and a text that it must contain, for example `['faqs.html', 'href="#weekends"']`. */
export type Sight = readonly [page: string, words: string];

/** One thing that EDITING.md says the office can do by itself, done by the steps given there. */
export interface Step {
  name: string;
  edit: (desk: Desk) => void | Promise<void>;
  /** Where visitors must see it without a further edit. */
  seen: readonly Sight[];
}

/** Creates a step. */
export const step = (name: string, edit: Step['edit'], seen: Step['seen'] = []): Step => ({
  name,
  edit,
  seen,
});
