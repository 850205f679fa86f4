import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PriceTable } from '../prices/PriceTable';
import { InfoCard } from '../ui/InfoCard';
import { Section } from '../ui/Section';
import { Steps } from '../ui/Steps';

/** Construction materials: a last-resort diagnosis, and what it covers. */
export function MaterialsContent(): ReactNode {
  return (
    <>
      <Section
        title={<Translate id="materials.last">A diagnosis of last resort</Translate>}
        lead={
          <Translate id="materials.lastText">
            Nearly all radon in a house comes from the soil. This is a post-construction test: we do
            it only after construction, and only when standard air testing and a working mitigation
            system have failed to pinpoint the source.
          </Translate>
        }
      >
        <Steps>
          <li>
            <h3>
              <Translate id="materials.step1">First the air</Translate>
            </h3>
            <p>
              <Translate id="materials.step1Text">
                A standard test on every foundation area shows where the house reads high.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="materials.step2">Then the soil</Translate>
            </h3>
            <p>
              <Translate id="materials.step2Text">
                A certified mitigation professional draws the gas from under the house. In most
                homes that is enough.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="materials.step3">Last, the materials</Translate>
            </h3>
            <p>
              <Translate id="materials.step3Text">
                If the air still reads high with the system running, we sample what the house is
                made of. Our own lab analyzes the samples the same day.
              </Translate>
            </p>
          </li>
        </Steps>
      </Section>
      <Section tinted title={<Translate id="materials.what">What we sample</Translate>}>
        <ul className="grid">
          <InfoCard icon="layers" title={<Translate id="materials.concrete">Concrete</Translate>}>
            <Translate id="materials.concreteText">
              Slabs, poured walls and block. The sand, gravel and ash in the mix carry traces of
              uranium and radium, in amounts that vary with the quarry.
            </Translate>
          </InfoCard>
          <InfoCard icon="materials" title={<Translate id="materials.stone">Stone</Translate>}>
            <Translate id="materials.stoneText">
              Foundations, fireplaces, floors and counters. Granite is the one people ask about;
              most of it gives off very little.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="building"
            title={<Translate id="materials.other">Other building materials</Translate>}
          >
            <Translate id="materials.otherText">
              Brick, plaster, fill and imported products, where their age or origin gives a reason
              to ask.
            </Translate>
          </InfoCard>
        </ul>
      </Section>
      <Section title={<Translate id="materials.prices">Price</Translate>}>
        <PriceTable service="materials" />
      </Section>
    </>
  );
}
