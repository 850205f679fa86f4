import type { Jurisdiction, Places } from '../laws/jurisdictions';
import type { Index } from './index-of';
import { fold } from '../lib/fold';

/** The places that a query names. */
export interface FoundPlaces {
  /** Jurisdictions by the index of each word that is part of a place's name. */
  words: ReadonlyMap<number, Jurisdiction>;
  jurisdictions: readonly Jurisdiction[];
  /** Towns under the law of another place, for example Bethesda. */
  towns: readonly { name: string; jurisdiction: Jurisdiction }[];
  /** The sides of the law that are asked about. */
  sides: ReadonlySet<'sale' | 'rental'>;
  /** True if the query asks whether somebody comes there, and for how much, rather than about its law. */
  isVisit: boolean;
}

/** Finds the places in a query, the longest name first. A state adds nothing to a town in it. */
export function findPlaces(
  { corpus, places: named }: Index,
  forms: readonly string[],
): FoundPlaces {
  const { places } = corpus;
  const words = new Map<number, Jurisdiction>();
  const names: { name: string; id: string }[] = [];
  for (const { name, id, words: parts } of named) {
    const jurisdiction = places.jurisdictions[id];
    forms.forEach((_, at) => {
      const taken = parts.some((__, i) => words.has(at + i));
      if (!jurisdiction || taken || !parts.every((part, i) => forms[at + i] === part)) return;
      parts.forEach((__, i) => words.set(at + i, jurisdiction));
      names.push({ name, id });
    });
  }
  const ids = [...new Set(names.map(({ id }) => id))];
  const narrow = ids.filter(
    (id) => !places.jurisdictions[id]?.within?.some((one) => ids.includes(one)),
  );
  const jurisdictions = narrow.flatMap((id) => places.jurisdictions[id] ?? []);
  const isMeant = (intent: keyof Places['intents']): boolean =>
    places.intents[intent].some((word) => forms.includes(word));
  const sides = (['sale', 'rental'] as const).filter(isMeant);
  return {
    words,
    jurisdictions,
    towns: names.flatMap(({ name, id }) => {
      const jurisdiction = places.jurisdictions[id];
      const isTown =
        jurisdiction &&
        narrow.includes(id) &&
        name.length > 3 &&
        !fold(jurisdiction.name).startsWith(fold(name));
      return isTown ? [{ name, jurisdiction }] : [];
    }),
    sides: new Set(sides),
    isVisit: sides.length === 0 && isMeant('visit') && !isMeant('law'),
  };
}
