import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices, radon } from '@site/src/data';
import { quantity, usd } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';

/** The first sentences of each service page: what it is, how long, from what price. */

export function AirLead(): ReactNode {
  return (
    <Translate
      id="air.lead"
      values={{
        hours: quantity(radon.test.minimum),
        price: usd(prices.air.montgomery),
        long: usd(prices.air.longTerm),
        days: quantity(radon.test.longTermDays),
      }}
    >
      {
        'A short-term test runs at least {hours} and costs from {price} in Montgomery County. A long-term test ({days} or more, {long}) shows your average level. You live normally, windows open or closed.'
      }
    </Translate>
  );
}

export function WaterLead(): ReactNode {
  return (
    <Translate id="water.lead" values={{ price: practice.waterPrice }}>
      {
        'Well water can carry radon into the house and release it in the shower. A certified professional collects the samples, and we analyze them the same day. {price}'
      }
    </Translate>
  );
}

export function MaterialsLead(): ReactNode {
  return (
    <Translate
      id="materials.lead"
      values={{ each: usd(prices.materials.perSample), minimum: usd(prices.materials.minimum) }}
    >
      {
        'Concrete and stone can give off radon. They are rarely the reason for a high reading, so we test them last: {each} a sample, {minimum} at least.'
      }
    </Translate>
  );
}

export function ProgenyLead(): ReactNode {
  return (
    <Translate id="progeny.lead">
      Radon is mostly breathed out again. Its progeny, the solid particles it turns into, can stay
      in the lung. This test measures them.
    </Translate>
  );
}

export function SgmLead(): ReactNode {
  return (
    <Translate
      id="sgm.lead"
      values={{
        components: radon.inspection.components.value,
        standard: radon.standards.inspection,
      }}
    >
      {
        'Do the parts of this radon system that can be seen meet the standard? We check more than {components} components against {standard}. We do not sell or install such systems. Ask us for the price.'
      }
    </Translate>
  );
}
