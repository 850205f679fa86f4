import { people, type Person } from '../data';
import { dayOf, type Review } from './review';

/** The people whom an article's front matter names, by their keys in `people.json`. */
export interface Signing {
  author?: string | undefined;
  reviewed?: Review | undefined;
}

/** The people named below an article. */
export interface Signers {
  author: Person;
  /** Undefined if it would be the author: nobody reviews their own text. */
  reviewer?: Person;
  /** The day of the review, as YYYY-MM-DD; undefined if the front matter records none. */
  reviewedOn?: string;
}

/**
 * Returns who signs an article: the people it names, or else the second owner as author and the first as reviewer.
 *
 * @throws Error if `people.json` has no owner
 */
export function signersOf({ author, reviewed }: Signing): Signers {
  const owners = Object.values(people).filter(({ owner }) => owner);
  const [first, second = first] = owners;
  const writes = personOf(author) ?? second;
  const reads = personOf(reviewed?.by) ?? first;
  if (!writes) throw new Error('src/data/people.json has no owner.');
  if (!reads || reads === writes) return { author: writes };
  return {
    author: writes,
    reviewer: reads,
    ...(reviewed && { reviewedOn: dayOf(reviewed.on) }),
  };
}

const personOf = (id: string | undefined): Person | undefined =>
  id === undefined ? undefined : people[id];
