import type { Book, County } from './book';
import { countyAtEnd } from './county';
import { mentionsIn, type Mention } from './mentions';
import { inCounty, inState, isSame, settle, type Around, type Place } from './settle';
import { withoutStreets } from './street';
import { stateOfZip, withoutTail } from './tail';
import { segmentsOf } from './words';

/** What is wrong with what was typed: no place of ours, a ZIP code alone, another state, or two places. */
export type PlaceSlip = 'place' | 'zip' | 'elsewhere' | 'two';

/** The place; or what is wrong, with the places that may be meant, as the field takes them. */
export type PlaceRead = { value: Place } | { slip: PlaceSlip; offers: readonly string[] };

/** What an address says, taken apart. */
interface Parts {
  around: Around;
  zip?: string | undefined;
  /** Whether a county is named, one that is not ours too. */
  hasCounty: boolean;
  /** Whether it names a state and nothing else. */
  isBare: boolean;
  /** Whether it names no town, not even one that we do not know. */
  isTownless: boolean;
  /** The town, where it ends the address. */
  town?: Mention['of'] | undefined;
  mentions: readonly Mention[];
}

/**
 * Reads the place in an address from its end: country, ZIP code and state, then county, then the last town. Streets
 * do not count. A state that contradicts the town, or a second town under another law, is asked back.
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
  // A town of ours that is not in the state: where the ZIP code says the state too, it is another of that name.
  if (spot && state !== undefined && state !== 'MD' && zipState === state) {
    return { value: inState(state, book.facts) };
  }
  if (spot) return contradiction(settle(spot, {}, book), around, book);
  if (zip !== undefined && isTownless) return { slip: 'zip', offers: [] };
  return { slip: 'place', offers: offersOf(mentions, around, book) };
}

/** Takes an address apart. @returns a slip where it is in another state, or its county is not in the state it names */
function partsOf(typed: string, book: Book): Parts | Extract<PlaceRead, { slip: string }> {
  const tail = withoutTail(segmentsOf(typed), book);
  const last = tail.segments.at(-1) ?? [];
  const found = countyAtEnd(last, book);
  if (found) last.splice(-found.length);
  // "Oaks in Hill County" is not in Indiana.
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

/** Whether nothing is there but words that stand beside a place. */
const isBeside = (segments: readonly string[][], { words }: Book): boolean =>
  segments.flat().every((word) => words.beside.has(word));

/**
 * The county or state as a whole, where no town is known. In Virginia and the District that is enough; in Maryland the
 * town decides.
 */
function wholeOf({ around: { county, state } }: Parts, { facts }: Book): Place | undefined {
  if (county) return inCounty(county, facts);
  return state === undefined || state === 'MD' ? undefined : inState(state, facts);
}

/** Whether somebody typed the state alone, in which the county decides. */
const isMarylandAlone = ({ around, hasCounty, isBare }: Parts): boolean =>
  around.state === 'MD' && isBare && !hasCounty;

/** Asks whether it is a county of Maryland with a law, or elsewhere in the state. */
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

/** Asks which is meant. Maryland as a whole is no choice: who lives there names a town. */
function which(
  { facts }: Book,
  ...places: (Place | undefined)[]
): Extract<PlaceRead, { slip: string }> {
  const whole = facts.geography.states['MD'];
  const names = places.flatMap((one) =>
    !one || (one.id === whole && one.county === undefined) ? [] : [one.name],
  );
  const offers = [...new Set(names)].slice(0, 2);
  // One alone would be what the rest of the address speaks against.
  return offers.length > 1 ? { slip: 'two', offers } : { slip: 'place', offers: [] };
}

/** A place, and a county or state behind it that it is not in. */
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

/** What may be meant by an address that is not read. */
function offersOf(mentions: readonly Mention[], { state }: Around, book: Book): string[] {
  const names = mentions.flatMap(({ of }) =>
    typeof of === 'string' ? [] : (settle(of, { state }, book)?.name ?? []),
  );
  return [...new Set(names)].slice(-1);
}

/** The place beside others that the address names: one may lie in the other; two that do not are asked back. */
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

/** What a place is, with another named before it; nothing where neither lies in the other. */
function beside(found: Place, other: Place, { facts }: Book): Place | undefined {
  const { jurisdictions } = facts;
  const { county } = other;
  // A county before its town says as much as behind it.
  if (county && other.town === undefined && found.county) {
    if (isSame(found.county, county)) return { ...found, alsoIn: [] };
    return reaches(found, county) ? inCounty(county, facts, found.town) : undefined;
  }
  // A county or state is around a town; another town is not.
  const isInside = (inner: Place, outer: Place): boolean => {
    if (outer.town !== undefined) return inner.town !== undefined && inner.id === outer.id;
    if (outer.county) return isSame(inner.county, outer.county);
    return jurisdictions[inner.id]?.state === outer.id;
  };
  if (isInside(found, other)) {
    // Georgetown in Washington.
    const stateName = jurisdictions[jurisdictions[found.id]?.state ?? '']?.name;
    return found.id === other.id && found.name === stateName ? other : found;
  }
  if (isInside(other, found)) return other;
  return reaches(found, other.county) || reaches(other, found.county) ? found : undefined;
}

/** Whether homes of a name or mailing address lie in a county that is not its own. */
const reaches = ({ alsoIn }: Place, county: County | undefined): boolean =>
  alsoIn.some((one) => isSame(one, county));
