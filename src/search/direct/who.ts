import words from '../words/direct.json';
import { wordSet, wordsIn } from './read';

/** The side of a sale or lease that somebody is on. */
export type Role = 'seller' | 'buyer' | 'landlord' | 'tenant';

/** A role that was typed alone. */
export interface Who {
  kind: 'who';
  role: Role;
}

const ROLES = Object.entries(words.role).map(
  ([role, said]) => [role as Role, wordSet(said)] as const,
);

const roleOf = (word: string): Role | undefined =>
  ROLES.find(([, said]) => said.has(wordsIn(word)[0] ?? ''))?.[0];

/** Returns the role that a text tells, and the text without its words; two different roles count as none. */
export function roleIn(text: string): { role: Role | undefined; rest: string } {
  const all = text.split(/\s+/);
  const told = new Set(all.flatMap((word) => roleOf(word) ?? []));
  const [role] = told.size === 1 ? told : [];
  return { role, rest: role ? all.filter((word) => !roleOf(word)).join(' ') : text };
}
