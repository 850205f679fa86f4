import type { UnitPriceSpecification } from 'schema-dts';
import { prices } from '../../data';

/** The lowest published price of each service, in dollars; progeny tests and inspections have quotes instead. */
const FROM: Readonly<Record<string, number>> = {
  air: prices.air.montgomery,
  water: prices.water.package,
  materials: prices.materials.minimum,
};

/** The price of an offer as structured data; an empty object if the service has a quote instead. */
export function priceOf(service: string): { priceSpecification?: UnitPriceSpecification } {
  const minPrice = FROM[service];
  return minPrice === undefined
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice,
          priceCurrency: 'USD',
        },
      };
}
