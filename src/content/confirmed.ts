import { QUOTE } from './facts';

/** Who stands behind a rule of `laws.json`, where the rule says so. */
interface Stated {
  statedBy?: string;
  differs?: string;
  confirmed?: boolean;
}

/**
 * Whether a text may stand alone, without the words on its page that say how far it is confirmed: each rule of law that
 * it quotes is stated by an authority, and no public source differs.
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
      const { statedBy, differs, confirmed } = (found ?? {}) as Stated;
      return statedBy !== 'company' && differs === undefined && confirmed !== false;
    });
  });
}
