import {
  areas as allAreas,
  prices as allPrices,
  radon as allRadon,
  services as allServices,
} from '../../data';
import type { Area, Areas, Prices, Radon, Services } from '../../data/schema';
import { priceGroups } from '../../lib/prices';
import { lawFacts, type LawData } from '../../laws/facts';
import { measureWords } from '../measure-words';
import type { PriceFacts } from './estimate';
import { AREA_UNITS } from './size';

/** Selects the facts of the price tool from `src/data`. */
export function priceFacts({
  prices = allPrices,
  radon = allRadon,
  areas = allAreas,
  services = allServices,
  ...law
}: LawData & {
  prices?: Prices;
  radon?: Radon;
  areas?: Areas;
  services?: Services;
} = {}): PriceFacts {
  return {
    air: { extraDevice: prices.air.extraDevice, longTerm: prices.air.longTerm },
    groups: Object.fromEntries(
      priceGroups(prices, areas).map(({ group, price }) => [group, price]),
    ),
    water: services['water'] && prices.water,
    coverage: radon.devices.area.value,
    areas: areas.areas.map(({ name, state, group }) => ({
      id: areaId(name, state),
      name,
      state,
      group,
    })),
    places: lawFacts(law).places,
    words: measureWords(AREA_UNITS),
    confirmed: areas.confirmed,
  };
}

/** Returns the id of an area for addresses: "Prince George’s County" in Maryland is "prince-georges-county-md". */
function areaId(name: string, state: Area['state']): string {
  const words = state === 'DC' ? name : `${name} ${state}`;
  return words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-');
}
