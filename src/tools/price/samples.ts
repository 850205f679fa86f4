import type { Samples } from '../every-choice';
import type { PriceFacts } from './estimate';
import type { PriceQuestions } from './questions';
import { otherPrices, whereReader } from './where';

/** Samples of one part and of several, in an area of each price group, in none, and where two prices meet. */
export function priceSamples(facts: PriceFacts): Samples<PriceQuestions>[] {
  const read = whereReader(facts);
  const border = Object.keys(facts.places.geography.alsoIn).find((town) => {
    const reading = read([town]);
    return 'value' in reading && reading.value && otherPrices(reading.value, facts).length > 0;
  });
  const groups = new Map(facts.areas.map(({ id, group }) => [group, id]));
  const place = ['', ...groups.values(), ...(border ? [border] : []), 'elsewhere', 'unknown'];
  const size1 = ['', String(facts.coverage), String(facts.coverage + 1)];
  return [
    { size1, part2: [''], place },
    {
      part1: ['slab'],
      size1,
      heat1: ['', '1'],
      part2: ['crawl', 'unknown'],
      heat2: ['', '2'],
      part3: [''],
      place,
    },
  ];
}
