import { people, type Person } from '../data';

/** Whom the lines at the top of an article name, by their names in `people.json`. */
export interface Signing {
  author?: string | undefined;
  reviewer?: string | undefined;
}

/** Who stands below an article. */
export interface Signers {
  author: Person;
  /** Nobody reviews a text of their own. */
  reviewer?: Person;
}

/** Who signs an article: whom it names, or else the second owner as its author and the first as its reviewer. */
export function signersOf({ author, reviewer }: Signing): Signers {
  const owners = Object.values(people).filter(({ owner }) => owner);
  const [first, second = first] = owners;
  const writes = personOf(author) ?? second;
  const reads = personOf(reviewer) ?? first;
  if (!writes) throw new Error('src/data/people.json has no owner.');
  return { author: writes, ...(reads && reads !== writes && { reviewer: reads }) };
}

const personOf = (id: string | undefined): Person | undefined =>
  id === undefined ? undefined : people[id];
