import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { areas, laws, prices } from '@site/src/data';
import { list, usd } from '@site/src/lib/format';
import { Section } from '../ui/Section';
import { AreaPrices } from './AreaPrices';

/** Where a law asks for tests: each county with its towns, and cities that are not among those. */
function lawfulPlaces(): string {
  const named = areas.areas.flatMap(({ towns = [] }) => towns);
  const places = new Set(Object.values(laws).map(({ jurisdiction }) => jurisdiction));
  return list(
    [...places]
      .filter((place) => !named.includes(place))
      .map((place) => {
        const { towns } = areas.areas.find(({ name }) => name === place) ?? {};
        if (!towns) return place;
        return translate(
          {
            id: 'areas.lawCounty',
            message: '{county} ({towns} and elsewhere in the county)',
          },
          { county: place, towns: list(towns) },
        );
      }),
  );
}

/** The part of a page on counties and prices, with what costs extra and where a local law applies. */
export function AreasSection(): ReactNode {
  return (
    <Section title={<Translate id="areas.title">Where we test, and the price there</Translate>}>
      <div id="areas">
        <AreaPrices />
        <p>
          <Translate
            id="areas.extra"
            values={{ each: usd(prices.air.extraDevice), long: usd(prices.air.longTerm) }}
          >
            {
              'The price is for one device; each further one is {each}. Ask what the price includes, and what a repeat visit or a canceled appointment costs. A long-term test is {long}. Water, materials and progeny tests have prices of their own.'
            }
          </Translate>
        </p>
        <p>
          <Translate
            id="areas.law"
            values={{
              places: lawfulPlaces(),
              laws: (
                <Link to="/radon-laws">
                  <Translate id="areas.lawsLink">local radon laws</Translate>
                </Link>
              ),
            }}
          >
            {
              'In {places} a radon test can be required by law when you sell or rent out a home: see {laws}.'
            }
          </Translate>
        </p>
      </div>
    </Section>
  );
}
