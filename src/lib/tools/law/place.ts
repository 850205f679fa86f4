import { fold } from '../../fold';
import { choice, type Reader } from '../answers';

/** Whose law holds where: what the law finder needs of `places.json`. */
export type PlaceFacts = {
  /** Town or county, written as {@link foldPlace} does, to the id of its jurisdiction. */
  names: Record<string, string>;
  jurisdictions: Record<
    string,
    {
      /** The id of the law for a sale, and for a rental. */
      sale?: string;
      rental?: string;
      /** The jurisdiction around it: an address can bear its name and lie outside its limits. */
      outside?: string;
      /** The state, or the District. */
      state: string;
    }
  >;
};

/** How names of places are compared: small letters, without accents, stops and apostrophes. */
export function foldPlace(text: string): string {
  return fold(text)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ZIP = /^\d{5}(-\d{4})?$/;

/**
 * Reads the name of a town or county: "Rockville", "rockville, MD 20850" or "King Farm". Its value is the id of a
 * jurisdiction. A ZIP code alone is no place: it crosses city limits.
 */
export function placeReader({ names, jurisdictions }: PlaceFacts): Reader<string, 'place' | 'zip'> {
  const longestFirst = Object.keys(names).sort((a, b) => b.length - a.length);
  return (typed) => {
    const given = (typed[0] ?? '').trim();
    if (given === '') return { value: undefined };
    if (Object.hasOwn(jurisdictions, given)) return { value: given };
    if (ZIP.test(given)) return { slip: 'zip' };
    let text = ` ${foldPlace(given)} `;
    const found: { id: string; at: number }[] = [];
    for (const name of longestFirst) {
      const at = text.indexOf(` ${name} `);
      if (at < 0) continue;
      found.push({ id: names[name] ?? '', at });
      text = text.replace(` ${name} `, ` ${'-'.repeat(name.length)} `);
    }
    const isAround = (id: string): boolean =>
      found.some(
        (other) =>
          other.id !== id &&
          (jurisdictions[other.id]?.state === id || jurisdictions[other.id]?.outside === id),
      );
    const [first] = found.filter(({ id }) => !isAround(id)).sort((a, b) => a.at - b.at);
    return first ? { value: first.id } : { slip: 'place' };
  };
}

const LIMITS = ['yes', 'no', 'unknown'] as const;

/** Whether an address lies inside the limits of the city that it bears the name of. */
export type Limits = (typeof LIMITS)[number];
export const limitsReader = choice(LIMITS);

/** The places whose law may hold at an address: two, where nobody says whether it is inside the limits. */
export function placesThere(
  place: string,
  limits: Limits | undefined,
  { jurisdictions }: PlaceFacts,
): string[] {
  const outside = jurisdictions[place]?.outside;
  if (outside === undefined || limits === 'yes') return [place];
  return limits === 'no' ? [outside] : [place, outside];
}
