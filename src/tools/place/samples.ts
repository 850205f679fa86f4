import type { PlaceFacts } from '../../laws/place/book';
import type { Place } from '../../laws/place/settle';
import { placeReader } from './reader';

/**
 * Places worth telling apart, as they are typed: every jurisdiction, a town whose address reaches into the law of
 * another, and one that may have left itself out of a law.
 */
export function placeSamples(
  facts: PlaceFacts,
  doubtful: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const read = placeReader(facts);
  const placeOf = (text: string): Place | undefined => {
    const reading = read([text]);
    return 'value' in reading ? reading.value : undefined;
  };
  const towns = Object.keys(facts.geography.alsoIn);
  const border = towns.find((town) => {
    const { id, alsoIn = [] } = placeOf(town) ?? {};
    return alsoIn.some((other) => other.id !== id);
  });
  // Of a whole state the id may be what somebody types who thinks of a place in it.
  const ids = Object.entries(facts.jurisdictions).map(([id, { name }]) =>
    placeOf(id) ? id : name,
  );
  const [town] = Object.values(doubtful).flat();
  return [...ids, ...(border === undefined ? [] : [border]), ...(town === undefined ? [] : [town])];
}
