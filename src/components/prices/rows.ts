import { translate } from '@docusaurus/Translate';
import { prices, radon, services } from '@site/src/data';
import { usd, quantity } from '@site/src/lib/format';
import { priceGroups } from '@site/src/lib/prices';

/** A row of the price table. */
export interface PriceRow {
  what: string;
  price: string;
}

/** Formats the price of a test with one device. */
function forOne(price: number): string {
  return translate({ id: 'prices.one', message: '{price} for one device' }, { price: usd(price) });
}

function airRows(): PriceRow[] {
  return [
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
        { days: quantity(radon.test.longTermDays) },
      ),
      price: usd(prices.air.longTerm),
    },
  ];
}

/** Returns the rows whose words are in this file, by service key in `prices.json`. */
function namedRows(): Record<string, PriceRow[]> {
  return {
    air: airRows(),
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
          { minimum: usd(prices.materials.minimum) },
        ),
        price: translate(
          { id: 'prices.perSample', message: '{price} per sample' },
          { price: usd(prices.materials.perSample) },
        ),
      },
    ],
    progeny: [
      { what: translate({ id: 'prices.progeny', message: 'Progeny test' }), price: prices.progeny },
    ],
  };
}

/** Returns the rows that the office added to a service, or all rows of a service that it added. */
function addedRows(service: string): PriceRow[] {
  const groups = service === 'air' ? priceGroups().map(({ group }) => group) : [];
  return Object.entries(prices[service] ?? {}).flatMap(([id, entry]) => {
    if (typeof entry !== 'object') return [];
    const { what, price } = entry;
    if (typeof price === 'string') return [{ what, price }];
    return [{ what, price: groups.includes(id) ? forOne(price) : usd(price) }];
  });
}

/** True if a group of prices belongs to a service that was removed. Groups that the office added need no service. */
const isGone = (group: string, named: object): boolean => group in named && !(group in services);

/** Returns the price rows of a service, or of all services, in the order of `prices.json`. */
export function priceRows(service?: string): PriceRow[] {
  const named = namedRows();
  return Object.keys(prices)
    .filter((key) => (service === undefined || key === service) && !isGone(key, named))
    .flatMap((key) => [...(named[key] ?? []), ...addedRows(key)]);
}
