import type { Jurisdiction } from '../laws/jurisdictions';
import type { Corpus } from './corpus';

/** Returns the jurisdictions whose law each section is about, by section index. */
export function lawsOf({ sections, places }: Corpus): Jurisdiction[][] {
  const all = Object.values(places.jurisdictions);
  return sections.map(({ url }) => {
    const path = url.split('#')[0];
    return all.filter((one) =>
      [one.sale, one.rental, one.page].some((at) => at === url || at === path),
    );
  });
}
