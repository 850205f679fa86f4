import type { UnitPriceSpecification } from 'schema-dts';
import { prices } from '../../data';

/** The lowest published price of each service; progeny and inspections are quoted. */
const FROM: Readonly<Record<string, number>> = {
  air: prices.air.montgomery,
  water: prices.water.package,
  materials: prices.materials.minimum,
};

/** The price of an offer, as search engines read it; nothing where a service is quoted. */
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
