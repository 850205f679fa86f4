import type { OldPlace } from './compare';
import type { OldText } from './texts';

/** How many places one message names. */
const NAMED = 2;

/** Sentences for the first places, and the number of the others. */
function told<T>(all: readonly T[], say: (one: T) => string): string[] {
  const places = all.length === 1 ? '1 place' : `${all.length} places`;
  const more = all.length - NAMED;
  return [
    `The English changed in ${places} since it was translated.`,
    ...all.slice(0, NAMED).map(say),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** What changed in one text. Only the beginnings are known, so they may be equal. */
function wasAndIs(was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `was "${was}", is gone`;
  return was === is ? `("${is}") has changed after these words` : `was "${was}", is "${is}"`;
}

/** A message on what has changed in the English of a page. */
export function changedPlaces(old: readonly OldPlace[]): string {
  return told(old, ({ line, was, is }) => {
    if (was === undefined) return `New at line ${line}: "${is}".`;
    return `Line ${line} ${wasAndIs(was, is)}.`;
  }).join(' ');
}

/** A message on what has changed in the English of a file of texts. */
export function changedTexts(old: readonly OldText[]): string {
  return told(old, ({ place, was, is }) => `${place} ${wasAndIs(was, is)}.`).join(' ');
}
