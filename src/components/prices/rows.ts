import { translate } from '@docusaurus/Translate';
import { prices, radon } from '@site/src/data';
import { usd, quantity } from '@site/src/lib/format';

/** The services that have prices; the keys of `src/data/prices.json`. */
export type PricedService = 'air' | 'water' | 'materials' | 'progeny';

/** A line of the price table. */
export interface PriceRow {
  what: string;
  price: string;
}

/** A price for a test with one device. */
function forOne(price: number): string {
  return translate({ id: 'prices.one', message: '{price} for one device' }, { price: usd(price) });
}

/** The price lines of each service, in the order of the price list. */
export function priceRows(): Record<PricedService, PriceRow[]> {
  return {
    air: [
      {
        what: translate({
          id: 'prices.air.montgomery',
          message: 'Short-term air test, Montgomery County',
        }),
        price: translate(
          { id: 'prices.from', message: 'from {price}' },
          { price: usd(prices.air.montgomery) },
        ),
      },
      {
        what: translate({
          id: 'prices.air.surrounding',
          message: 'Short-term air test, surrounding counties',
        }),
        price: forOne(prices.air.surrounding),
      },
      {
        what: translate({
          id: 'prices.air.other',
          message: 'Short-term air test, other non-adjacent counties and DC',
        }),
        price: forOne(prices.air.other),
      },
      {
        what: translate({ id: 'prices.air.extra', message: 'Each additional device' }),
        price: usd(prices.air.extraDevice),
      },
      {
        what: translate(
          { id: 'prices.air.long', message: 'Long-term air test, at least {days}' },
          {
            days: quantity(radon.test.longTermDays),
          },
        ),
        price: usd(prices.air.longTerm),
      },
    ],
    water: [
      {
        what: translate(
          { id: 'prices.water', message: 'Water test, {samples} samples' },
          { samples: prices.water.samples },
        ),
        price: usd(prices.water.package),
      },
    ],
    materials: [
      {
        what: translate(
          { id: 'prices.materials', message: 'Construction materials, minimum {minimum}' },
          {
            minimum: usd(prices.materials.minimum),
          },
        ),
        price: translate(
          { id: 'prices.perSample', message: '{price} per sample' },
          {
            price: usd(prices.materials.perSample),
          },
        ),
      },
    ],
    progeny: [
      { what: translate({ id: 'prices.progeny', message: 'Progeny test' }), price: prices.progeny },
    ],
  };
}
