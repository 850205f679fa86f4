import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { FOUNDATIONS, type Foundation } from '@site/src/tools/price/estimate';
import { PriceSay, Slot } from '../Say';

/** How devices are counted: for each kind of foundation by its area, or one for the part. */
export function DeviceRules(): ReactNode {
  return (
    <ul>
      {FOUNDATIONS.map((foundation) => (
        <PriceSay key={foundation} code="count.area" of={foundation}>
          <Translate
            id="tools.price.countArea"
            values={{
              part: nameOf(foundation),
              size: (
                <Slot name="size">
                  <Translate
                    id="tools.price.moreThan"
                    values={{ area: number(radon.devices.area.value) }}
                  >
                    {'more than {area}'}
                  </Translate>
                </Slot>
              ),
              devices: (
                <Slot name="devices">
                  <Translate id="tools.price.oneForEach">one for each of these</Translate>
                </Slot>
              ),
              area: quantity(radon.devices.area),
            }}
          >
            {'{part}, {size} sq ft. Devices: {devices}, one for every {area} begun.'}
          </Translate>
        </PriceSay>
      ))}
      {FOUNDATIONS.map((foundation) => (
        <PriceSay key={foundation} code="count.part" of={foundation}>
          <Translate id="tools.price.countPart" values={{ part: nameOf(foundation) }}>
            {'{part}: one device.'}
          </Translate>
          {foundation === 'crawl' && (
            <>
              {' '}
              <Translate id="tools.price.above">It stands in the room above.</Translate>
            </>
          )}
        </PriceSay>
      ))}
      <PriceSay code="why.rule">
        <Translate
          id="tools.price.rule"
          values={{
            area: quantity(radon.devices.area),
            standard: radon.standards.homes,
            link: (
              <Link to="/faqs#device-count">
                <Translate id="tools.price.ruleLink">
                  How we count, and after which standard
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'One device for every {area} of foundation, at least one for each type of foundation and for each heating or cooling system on the lowest level, none counted twice. {link} ({standard}, as we read it).'
          }
        </Translate>
      </PriceSay>
    </ul>
  );
}

function nameOf(foundation: Foundation): string {
  switch (foundation) {
    case 'basement':
      return translate({ id: 'tools.price.basement', message: 'Basement' });
    case 'slab':
      return translate({ id: 'tools.price.slab', message: 'Slab on the ground' });
    case 'crawl':
      return translate({ id: 'tools.price.crawl', message: 'Crawl space' });
    case 'unknown':
      return translate({ id: 'tools.price.unknownPart', message: 'A part you are not sure of' });
  }
}
