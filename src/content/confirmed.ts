import type { Stated } from '../data/schemas/known';
import { QUOTE } from './facts';

/**
 * True if a text can stand alone, without the words on its page that say how a rule is known: each rule of law it
 * quotes was read by somebody and has no note. `companySays` never qualifies.
 *
 * @param text with facts in double braces
 * @param laws the content of `laws.json`
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
