import type { Stated } from '../data/schemas/known';
import { QUOTE } from './facts';

/**
 * Whether a text may stand alone, without the words on its page that say how far it is known: somebody read each rule of
 * law that it quotes, and no note stands beside it. What our company says of a law never may.
 *
 * @param text with facts in double braces
 * @param laws what `laws.json` holds
 */
export function isConfirmed(text: string, laws: unknown): boolean {
  return [...text.matchAll(QUOTE)].every(([, name = '']) => {
    const [file, ...path] = name.trim().split('.');
    let found = file === 'laws' ? laws : undefined;
    return path.every((key) => {
      found = (found as Record<string, unknown> | undefined)?.[key];
      const { known = 'read', note } = (found ?? {}) as Partial<Stated>;
      return known === 'read' && note === undefined && key !== 'companySays';
    });
  });
}
