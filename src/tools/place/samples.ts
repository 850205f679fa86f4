import type { PlaceFacts } from '../../laws/place/book';
import type { Place } from '../../laws/place/settle';
import { placeReader } from './reader';

/**
 * Returns places worth telling apart, as they are typed: every jurisdiction, a town whose addresses reach into another
 * law, and one that may have opted out of a law.
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
  // The id of a whole state may be read as a question for the place in it; then its name is used.
  const ids = Object.entries(facts.jurisdictions).map(([id, { name }]) =>
    placeOf(id) ? id : name,
  );
  const [town] = Object.values(doubtful).flat();
  return [...ids, ...(border === undefined ? [] : [border]), ...(town === undefined ? [] : [town])];
}
