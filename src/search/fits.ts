import type { Index } from './index-of';
import type { Query } from './query';
import { LAW } from './weights';

/**
 * Returns how well the law that a section is about fits the place and the side that are asked about, as a factor of its
 * score; 1 for a section about no law.
 */
export function fits({ corpus, laws }: Index, { places, terms }: Query, section: number): number {
  const own = laws[section] ?? [];
  if (own.length === 0) return 1;
  const url = corpus.sections[section]?.url;
  const path = url?.split('#')[0];
  if (places.jurisdictions.length === 0 && places.sides.size === 0) return LAW.unasked;
  const isElsewhere =
    places.jurisdictions.length > 0 && !own.some((one) => places.jurisdictions.includes(one));
  const isOther = own.every(({ sale, rental, page }) => {
    if (page === url || sale === rental || places.sides.size !== 1) return false;
    return path === (places.sides.has('rental') ? sale : rental);
  });
  const isAlone = terms.every(({ place }) => place);
  const ownShare = isAlone ? LAW.ownAlone : places.isVisit ? LAW.ofAVisit : LAW.own;
  const place = places.jurisdictions.length === 0 ? 1 : isElsewhere ? LAW.elsewhere : ownShare;
  return place * (isOther ? LAW.otherSide : 1);
}
