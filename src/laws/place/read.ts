import type { Book, County } from './book';
import { countyAtEnd } from './county';
import { mentionsIn, type Mention } from './mentions';
import { inCounty, inState, isSame, settle, type Around, type Place } from './settle';
import { withoutStreets } from './street';
import { stateOfZip, withoutTail } from './tail';
import { segmentsOf } from './words';

/**
 * Why a text is not read as a place: `place` is none that we know, `zip` a ZIP code alone, `elsewhere` another state,
 * and `two` two places, or a place and a state that contradict each other.
 */
export type PlaceSlip = 'place' | 'zip' | 'elsewhere' | 'two';

/** The place, or what is wrong with the text and the places that may be meant, as the field takes them. */
export type PlaceRead = { value: Place } | { slip: PlaceSlip; offers: readonly string[] };

/** The parts of an address. */
interface Parts {
  around: Around;
  zip?: string | undefined;
  /** True if a county is named, even one that we do not know. */
  hasCounty: boolean;
  /** True if it has no ZIP code and names nothing besides a state or county. */
  isBare: boolean;
  /** True if it names no town, not even an unknown one. */
  isTownless: boolean;
  /** The town, if it ends the address. */
  town?: Mention['of'] | undefined;
  mentions: readonly Mention[];
}

/**
 * Reads the place in an address from its end: country, ZIP code and state, then the county, then the last town. Streets
 * do not count. Returns a slip if the state contradicts the town, or a second town has another law.
 */
export function readPlace(typed: string, book: Book): PlaceRead {
  const parts = partsOf(typed, book);
  if ('slip' in parts) return parts;
  const { around, zip, town, mentions, isTownless } = parts;
  const { state } = around;
  const spot = typeof town === 'object' ? town : undefined;
  const zipState = stateOfZip(zip, book);
  if (zipState !== undefined && zipState !== 'other' && zipState !== state) {
    const inEither = [state ?? '', zipState].map(
      (one) => (spot && settle(spot, { state: one }, book)) ?? inState(one, book.facts),
    );
    return which(book, ...inEither);
  }
  if (isMarylandAlone(parts)) return whichOfMaryland(book);
  const place = spot ? settle(spot, around, book) : wholeOf(parts, book);
  if (place) return amongOthers(place, parts, book);
  // One of our towns, but in another state: if the ZIP code confirms that state, it is another town of that name.
  if (spot && state !== undefined && state !== 'MD' && zipState === state) {
    return { value: inState(state, book.facts) };
  }
  if (spot) return contradiction(settle(spot, {}, book), around, book);
  if (zip !== undefined && isTownless) return { slip: 'zip', offers: [] };
  return { slip: 'place', offers: offersOf(mentions, around, book) };
}

/**
 * Takes an address apart.
 *
 * @returns a slip for a ZIP code alone, another state, or a county that is not in the state named
 */
function partsOf(typed: string, book: Book): Parts | Extract<PlaceRead, { slip: string }> {
  const tail = withoutTail(segmentsOf(typed), book);
  const last = tail.segments.at(-1) ?? [];
  const found = countyAtEnd(last, book);
  if (found) last.splice(-found.length);
  // Drops the "in" of "Oaks in Hill County", which would read as Indiana.
  while (found?.counties.length && book.words.beside.has(last.at(-1) ?? '')) last.pop();
  const inner = found ? withoutTail(tail.segments, book) : tail;
  const zip = tail.zip ?? inner.zip;
  const named = tail.state ?? inner.state;
  const state = named ?? stateOfZip(zip, book);
  const isBare = isBeside(inner.segments, book);
  if (zip !== undefined && named === undefined && !found && isBare) {
    return { slip: 'zip', offers: [] };
  }
  if (state !== undefined && !(state in book.facts.geography.states)) {
    return { slip: 'elsewhere', offers: [] };
  }
  const [first] = found?.counties ?? [];
  const county = found?.counties.find((one) => state === undefined || one.state === state);
  const around: Around = { state, county };
  if (first && !county) return contradiction(inCounty(first, book.facts), around, book);
  const rest = withoutStreets(inner.segments, book);
  const mentions = mentionsIn(rest, state, book);
  const end = mentions.at(-1);
  return {
    around,
    zip,
    hasCounty: found !== undefined,
    isBare: isBare && zip === undefined,
    isTownless: isBeside(rest, book),
    town: end?.isLast === true ? end.of : undefined,
    mentions,
  };
}

/** True if the segments have only words that add nothing to a place, for example "near". */
const isBeside = (segments: readonly string[][], { words }: Book): boolean =>
  segments.flat().every((word) => words.beside.has(word));

/**
 * Returns the county or state as a whole, if no town is known. A state is enough in Virginia and the District; in
 * Maryland the town decides.
 */
function wholeOf({ around: { county, state } }: Parts, { facts }: Book): Place | undefined {
  if (county) return inCounty(county, facts);
  return state === undefined || state === 'MD' ? undefined : inState(state, facts);
}

/** True if only "Maryland" was typed, where the county decides. */
const isMarylandAlone = ({ around, hasCounty, isBare }: Parts): boolean =>
  around.state === 'MD' && isBare && !hasCounty;

/** Returns a slip that asks whether it is a Maryland county with a law, or elsewhere in the state. */
function whichOfMaryland({ facts }: Book): Extract<PlaceRead, { slip: string }> {
  const { jurisdictions, geography } = facts;
  const whole = geography.states['MD'] ?? '';
  const counties = Object.entries(jurisdictions).filter(
    ([id, { state, sale, rental, outside }]) =>
      id !== whole && state === whole && outside === undefined && (sale ?? rental) !== undefined,
  );
  const offers = [...counties.map(([, { name }]) => name), jurisdictions[whole]?.name ?? ''];
  return { slip: offers.length === 2 ? 'two' : 'place', offers };
}

/** Returns a slip that asks which place is meant. It never offers Maryland as a whole: people there name a town. */
function which(
  { facts }: Book,
  ...places: (Place | undefined)[]
): Extract<PlaceRead, { slip: string }> {
  const whole = facts.geography.states['MD'];
  const names = places.flatMap((one) =>
    !one || (one.id === whole && one.county === undefined) ? [] : [one.name],
  );
  const offers = [...new Set(names)].slice(0, 2);
  // A single offer would be the one that the rest of the address contradicts.
  return offers.length > 1 ? { slip: 'two', offers } : { slip: 'place', offers: [] };
}

/** Returns the slip for a place followed by a county or state that it is not in. */
function contradiction(
  place: Place | undefined,
  { county, state }: Around,
  book: Book,
): Extract<PlaceRead, { slip: string }> {
  const other = county
    ? inCounty(county, book.facts)
    : state === undefined
      ? undefined
      : inState(state, book.facts);
  return which(book, place, other);
}

/** Returns what may be meant by an address that cannot be read: the last place in it, if any. */
function offersOf(mentions: readonly Mention[], { state }: Around, book: Book): string[] {
  const names = mentions.flatMap(({ of }) =>
    typeof of === 'string' ? [] : (settle(of, { state }, book)?.name ?? []),
  );
  return [...new Set(names)].slice(-1);
}

/**
 * Reconciles the place with the others that the address names: of two places, one in the other, the inner one counts;
 * otherwise a slip asks which is meant.
 */
function amongOthers(place: Place, { mentions, town, around }: Parts, book: Book): PlaceRead {
  let found = place;
  for (const { of, isApart } of mentions) {
    if (!isApart || of === town) continue;
    const other =
      typeof of === 'string'
        ? inState(of, book.facts)
        : (settle(of, around, book) ?? settle(of, {}, book));
    if (!other) continue;
    const both = beside(found, other, book);
    if (!both) return which(book, other, found);
    found = both;
  }
  return { value: found };
}

/** Combines a place with another one named before it, or returns undefined if neither is in the other. */
function beside(found: Place, other: Place, { facts }: Book): Place | undefined {
  const { jurisdictions } = facts;
  const { county } = other;
  // A county before its town says as much as one after it.
  if (county && other.town === undefined && found.county) {
    if (isSame(found.county, county)) return { ...found, alsoIn: [] };
    return reaches(found, county) ? inCounty(county, facts, found.town) : undefined;
  }
  // A county or state can contain a town; of two towns, one counts as inside the other only under the same law.
  const isInside = (inner: Place, outer: Place): boolean => {
    if (outer.town !== undefined) return inner.town !== undefined && inner.id === outer.id;
    if (outer.county) return isSame(inner.county, outer.county);
    return jurisdictions[inner.id]?.state === outer.id;
  };
  if (isInside(found, other)) {
    // "Georgetown, Washington": the town says more than the District.
    const stateName = jurisdictions[jurisdictions[found.id]?.state ?? '']?.name;
    return found.id === other.id && found.name === stateName ? other : found;
  }
  if (isInside(other, found)) return other;
  return reaches(found, other.county) || reaches(other, found.county) ? found : undefined;
}

/** True if homes with the place's name or mailing address can be in a county other than its own. */
const reaches = ({ alsoIn }: Place, county: County | undefined): boolean =>
  alsoIn.some((one) => isSame(one, county));
