import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { Timeline } from '../figures/Timeline';
import { Section } from '../ui/Section';
import { Steps } from '../ui/Steps';

/** The four steps of a short-term air test. */
export function AirProcess(): ReactNode {
  return (
    <Section tinted title={<Translate id="air.process">How a test works</Translate>}>
      <Steps>
        <li>
          <h3>
            <Translate id="air.step1">Schedule</Translate>
          </h3>
          <p>
            <Translate id="air.step1Text" values={{ time: quantity(radon.closedHouse.before) }}>
              {
                'Choose a day online or by phone. Windows and outside doors stay closed from {time} before we come.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Translate id="air.step2">Setup</Translate>
          </h3>
          <p>
            <Translate
              id="air.step2Text"
              values={{ time: quantity(radon.test.minimum), level: practice.testLevel }}
            >
              {'We place the equipment on {level}, and leave it for {time} or more.'}
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Translate id="air.step3">In-house analysis</Translate>
          </h3>
          <p>
            <Translate id="air.step3Text">
              We collect the devices and analyze them in our own lab the same day.
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Translate id="air.step4">Report</Translate>
          </h3>
          <p>
            <Translate id="air.step4Text">
              You get the result for every place in writing, and what it means.
            </Translate>
          </p>
        </li>
      </Steps>
      <Timeline />
    </Section>
  );
}
