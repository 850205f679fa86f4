import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { areas } from '@site/src/data';
import { areaName } from '@site/src/lib/prices';
import { areaId } from '@site/src/lib/tools/price/estimate';
import { Selection, Typed } from '../Question';

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
          <Translate id="tools.price.first">Foundation</Translate>
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

/** The county or city, whose price group decides. */
export function PlaceChoice(): ReactNode {
  return (
    <Selection
      name="place"
      label={<Translate id="tools.price.place">County or city of the home</Translate>}
      slips={{
        choice: choose(),
        missing: (
          <Translate id="tools.price.placeMissing">
            Choose the county, or say that you do not know it.
          </Translate>
        ),
      }}
      options={{
        '': translate({ id: 'tools.choose', message: 'Choose …' }),
        ...Object.fromEntries(
          areas.areas.map((area) => [areaId(area.name, area.state), areaName(area)]),
        ),
        elsewhere: translate({ id: 'tools.price.elsewhere', message: 'Another place' }),
        unknown: translate({ id: 'tools.price.unknownPlace', message: 'I don’t know the county' }),
      }}
    />
  );
}
