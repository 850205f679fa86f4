import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PlaceQuestion } from '../PlaceQuestions';
import { Selection, Tick, Typed } from '../Question';

const choose = (): ReactNode => (
  <Translate id="tools.slip.choice">Choose one of the answers.</Translate>
);

/** What a part of the house stands on. */
export function Foundation({ number }: { number: number }): ReactNode {
  return (
    <Selection
      name={`part${number}`}
      label={
        number === 1 ? (
          <Translate id="specimen.foundation">Foundation</Translate>
        ) : (
          <Translate id="tools.price.another">Another foundation</Translate>
        )
      }
      slips={{
        choice: choose(),
        missing: <Translate id="tools.price.partMissing">Say what the home stands on.</Translate>,
      }}
      initial={number === 1 ? 'basement' : 'none'}
      options={{
        ...(number > 1 && {
          none: translate({ id: 'tools.price.none', message: 'None' }),
        }),
        basement: translate({ id: 'tools.price.basement', message: 'Basement' }),
        slab: translate({ id: 'tools.price.slab', message: 'Slab on the ground' }),
        crawl: translate({ id: 'tools.price.crawl', message: 'Crawl space' }),
        unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
      }}
    />
  );
}

/** How large a part is. */
export function Size({ number }: { number: number }): ReactNode {
  return (
    <Typed
      name={`size${number}`}
      label={<Translate id="tools.price.size">Its floor, in sq ft</Translate>}
      slips={{
        size: (
          <Translate id="tools.price.sizeSlip">
            Type square feet as a number, such as 1500, or leave it empty.
          </Translate>
        ),
        large: (
          <Translate id="tools.price.sizeLarge">
            No home is so large. Type the square feet of this floor, such as 1500.
          </Translate>
        ),
      }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={translate({ id: 'tools.price.sizeHint', message: 'if known' })}
    />
  );
}

/** Which heating or cooling system serves a part. */
export function Heating({ number }: { number: number }): ReactNode {
  return (
    <Selection
      name={`heat${number}`}
      label={<Translate id="tools.price.heat">Heated or cooled by</Translate>}
      slips={{ choice: choose() }}
      initial="unknown"
      options={{
        unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
        1: translate({ id: 'tools.price.heat1', message: 'System 1' }),
        2: translate({ id: 'tools.price.heat2', message: 'System 2' }),
        3: translate({ id: 'tools.price.heat3', message: 'System 3' }),
        4: translate({ id: 'tools.price.heat4', message: 'System 4' }),
      }}
    />
  );
}

/** The town or county, whose price group decides. */
export function PricePlace({ names }: { names: readonly string[] }): ReactNode {
  return (
    <PlaceQuestion
      names={names}
      slips={{
        missing: (
          <Translate id="tools.price.placeMissing">
            Type the town or the county, or say that you do not know it.
          </Translate>
        ),
        county: (
          <Translate id="tools.price.countySlip">
            The price goes by the county. Type the town or the county.
          </Translate>
        ),
      }}
      below={
        <Tick name="place" value="unknown">
          <Translate id="tools.price.unknownPlace">I don’t know the county</Translate>
        </Tick>
      }
    />
  );
}
