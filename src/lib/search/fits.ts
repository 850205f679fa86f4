import type { Corpus, Jurisdiction } from './corpus';
import type { Index } from './index-of';
import type { Query } from './query';

/** The law of another place, or of its other side, is seldom meant. */
const ELSEWHERE = 0.15;
const OTHER_SIDE = 0.4;
const OWN = 1.3;

/** Who types a place and no more asks for its law. */
const OWN_ALONE = 2;

/** So does the law of a place where it is asked whether somebody comes there, and for how much. */
const OF_A_VISIT = 0.6;

/** A law counts less where neither a place nor a sale or lease is asked about. */
const UNASKED = 0.8;

/** The jurisdictions whose law each section is about. */
export function lawsOf({ sections, places }: Corpus): Jurisdiction[][] {
  const all = Object.values(places.jurisdictions);
  return sections.map(({ url }) => {
    const path = url.split('#')[0];
    return all.filter((one) =>
      [one.sale, one.rental, one.page].some((at) => at === url || at === path),
    );
  });
}

/** How well the law that a section is about fits the place, and the side, that is asked about. */
export function fits({ corpus, laws }: Index, { places, terms }: Query, section: number): number {
  const own = laws[section] ?? [];
  if (own.length === 0) return 1;
  const url = corpus.sections[section]?.url;
  const path = url?.split('#')[0];
  if (places.jurisdictions.length === 0 && places.sides.size === 0) return UNASKED;
  const isElsewhere =
    places.jurisdictions.length > 0 && !own.some((one) => places.jurisdictions.includes(one));
  const isOther = own.every(({ sale, rental, page }) => {
    if (page === url || sale === rental || places.sides.size !== 1) return false;
    return path === (places.sides.has('rental') ? sale : rental);
  });
  const isAlone = terms.every(({ place }) => place);
  const ownShare = isAlone ? OWN_ALONE : places.isVisit ? OF_A_VISIT : OWN;
  const place = places.jurisdictions.length === 0 ? 1 : isElsewhere ? ELSEWHERE : ownShare;
  return place * (isOther ? OTHER_SIDE : 1);
}
