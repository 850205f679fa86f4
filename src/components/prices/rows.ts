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

const t = (id: string, message: string, values?: Record<string, string | number>): string =>
  translate({ id, message }, values);

/** The price lines of each service, in the order of the price list. */
export function priceRows(): Record<PricedService, PriceRow[]> {
  return {
    air: [
      {
        what: t('prices.air.montgomery', 'Short-term air test, Montgomery County'),
        price: t('prices.from', 'from {price}', { price: usd(prices.air.montgomery) }),
      },
      {
        what: t('prices.air.surrounding', 'Short-term air test, surrounding counties'),
        price: usd(prices.air.surrounding),
      },
      {
        what: t('prices.air.other', 'Short-term air test, other counties and Washington, DC'),
        price: usd(prices.air.other),
      },
      {
        what: t('prices.air.extra', 'Each additional device'),
        price: usd(prices.air.extraDevice),
      },
      {
        what: t('prices.air.long', 'Long-term air test, at least {days}', {
          days: quantity(radon.test.longTermDays),
        }),
        price: usd(prices.air.longTerm),
      },
    ],
    water: [
      {
        what: t('prices.water', 'Water test, {samples} samples', { samples: prices.water.samples }),
        price: usd(prices.water.package),
      },
    ],
    materials: [
      {
        what: t('prices.materials', 'Construction materials, minimum {minimum}', {
          minimum: usd(prices.materials.minimum),
        }),
        price: t('prices.perSample', '{price} per sample', {
          price: usd(prices.materials.perSample),
        }),
      },
    ],
    progeny: [{ what: t('prices.progeny', 'Progeny test'), price: prices.progeny }],
  };
}
