import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices, radon } from '@site/src/data';
import { quantity, usd } from '@site/src/lib/format';

/** The first sentences of each service page: what it is, how long, from what price. */

export function AirLead(): ReactNode {
  return (
    <Translate
      id="air.lead"
      values={{
        hours: quantity(radon.test.minimum),
        price: usd(prices.air.montgomery),
        long: usd(prices.air.longTerm),
      }}
    >
      {
        'A short-term test answers in {hours}, from {price}. A long-term test shows how you really live, season in and season out, for {long}.'
      }
    </Translate>
  );
}

export function WaterLead(): ReactNode {
  return (
    <Translate
      id="water.lead"
      values={{ price: usd(prices.water.package), samples: prices.water.samples }}
    >
      {
        'If your water comes from a well, it can carry radon into the house and release it in the shower. {samples} samples, collected by a certified professional and read the same day, cost {price}.'
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
        'Concrete and stone can give off radon. It is rarely the reason for a high reading, so we test them last, when everything else has been tried: {each} a sample, {minimum} at least.'
      }
    </Translate>
  );
}

export function ProgenyLead(): ReactNode {
  return (
    <Translate id="progeny.lead">
      Radon itself is mostly breathed out again. What stays in the lung are the solid particles it
      turns into, its progeny. This test counts them.
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
        'Was the radon system in this house built to the standard? We check more than {components} components against {standard} and write down what we see. We did not install it and will not sell you another.'
      }
    </Translate>
  );
}
