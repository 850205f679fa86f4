import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { PriceTable } from '../prices/PriceTable';
import { InfoCard } from '../ui/InfoCard';
import { Section } from '../ui/Section';
import { Steps } from '../ui/Steps';
import { Protocol } from './Protocol';

/** Radon in water: when to test, the level, the process. */
export function WaterContent(): ReactNode {
  const level = quantity(radon.actionLevel.water);
  return (
    <>
      <Section title={<Translate id="water.when">When a water test makes sense</Translate>}>
        <ul className="grid">
          <InfoCard
            icon="water"
            title={<Translate id="water.well">Private well testing</Translate>}
            note={<Protocol standard="water" />}
          >
            <Translate id="water.wellText">
              Groundwater takes up radon from rock. No public utility tests a private well. Test it
              once, and again when the air reads high.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="lab"
            title={<Translate id="water.before">Pre-treatment testing</Translate>}
          >
            <Translate id="water.beforeText">
              Before you buy a filter or an aerator: the amount decides which kind of treatment can
              deal with it.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="check"
            title={<Translate id="water.after">Post-treatment testing</Translate>}
          >
            <Translate id="water.afterText">
              After it is installed: does it work? The standard then asks for a test once a year.
            </Translate>
          </InfoCard>
        </ul>
        <p>
          <Translate id="water.public">
            Public water is usually not recommended for testing. Much of its radon escapes before it
            reaches you.
          </Translate>
        </p>
      </Section>
      <Section
        tinted
        title={
          <Translate id="water.level" values={{ level }}>
            {'The recommended action level is {level}'}
          </Translate>
        }
        lead={
          <Translate
            id="water.levelText"
            values={{
              level,
              standard: radon.standards.water,
              status: radon.water.epaStatus,
              ratio: number(radon.water.toAir.value),
            }}
          >
            {
              'That figure comes from {standard}. A federal limit for drinking water was {status}, so there is none. As a rule of thumb, {ratio} pCi/L in the water adds about 1 pCi/L to the air you breathe.'
            }
          </Translate>
        }
      />
      <Section title={<Translate id="water.process">How a water test works</Translate>}>
        <Steps>
          <li>
            <h3>
              <Translate id="water.step1">We come to the tap</Translate>
            </h3>
            <p>
              <Translate id="water.step1Text">
                Radon leaves water when it splashes, so the samples are drawn with care.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="water.step2">Certified collection</Translate>
            </h3>
            <p>
              <Translate id="water.step2Text" values={{ samples: quantity(radon.water.samples) }}>
                {
                  'A certified professional draws {samples} at each location, without air, into sealed vials.'
                }
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="water.step3">Liquid scintillation, the same day</Translate>
            </h3>
            <p>
              <Translate id="water.step3Text">
                Our lab counts the flashes that decaying atoms make in a special liquid, before much
                of the radon is gone.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="water.step4">Results</Translate>
            </h3>
            <p>
              <Translate id="water.step4Text">
                A figure in pCi/L, and what it means for your air.
              </Translate>
            </p>
          </li>
        </Steps>
      </Section>
      <Section tinted title={<Translate id="water.prices">Price</Translate>}>
        <PriceTable service="water" />
        <p>{practice.waterPrice}</p>
      </Section>
    </>
  );
}
