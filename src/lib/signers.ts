import { people, type Person } from '../data';
import { dayOf, type Review } from './review';

/** Whom the lines at the top of an article name, by their names in `people.json`. */
export interface Signing {
  author?: string | undefined;
  reviewed?: Review | undefined;
}

/** Who stands below an article. */
export interface Signers {
  author: Person;
  /** Nobody reviews a text of their own. */
  reviewer?: Person;
  /** The day on which somebody whom the article names has read it, as YYYY-MM-DD. */
  reviewedOn?: string;
}

/** Who signs an article: whom it names, or else the second owner as its author and the first as its reviewer. */
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
