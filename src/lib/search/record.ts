import type { Kind } from './kinds';

/** What the index keeps of a section beside its text; all values are text. */
export interface SectionMeta {
  /** The heading of the section. */
  title: string;
  /** The title of its page. */
  page: string;
  kind: Kind;
  /** How many words at the start of the text are the heading. */
  head: string;
  /** How many words at the end of the text are the headings above it. */
  tail: string;
}
