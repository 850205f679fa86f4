import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { practice } from '@site/src/lib/practice';
import { Steps } from '../ui/Steps';
import styles from './Independence.module.css';

/** Why it matters that the company only tests. */
export function Independence(): ReactNode {
  return (
    <section className="section">
      <div className={`page ${styles.columns}`}>
        <div>
          <h2>
            <Translate id="home.independence.title">We test. We do not sell repairs.</Translate>
          </h2>
          <p className="lead">
            <Translate id="home.independence.lead">
              We do not install radon systems and take no commission from companies that do. If you
              need a system, we refer you to certified mitigation professionals, and can test their
              work afterwards.
            </Translate>
          </p>
          <p>
            <Link to="/why-us">
              <Translate id="home.independence.more">Why choose us</Translate>
            </Link>
          </p>
        </div>
        <Steps>
          <li>
            <h3>
              <Translate id="home.steps.schedule">Pick a time</Translate>
            </h3>
            <p>
              <Translate id="home.steps.scheduleText">
                Online in a few minutes, or by phone. We can enter by lockbox when nobody is home.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="home.steps.test">We place the devices</Translate>
            </h3>
            <p>
              <Translate id="home.steps.testText" values={{ level: practice.testLevel }}>
                {'On {level}, with one device for each foundation area.'}
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="home.steps.lab">Our lab analyzes them</Translate>
            </h3>
            <p>
              <Translate id="home.steps.labText">In-house, on the day we collect them.</Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="home.steps.report">You get a written report</Translate>
            </h3>
            <p>
              <Translate
                id="home.steps.reportText"
                values={{
                  specimen: (
                    <Link to="/sample-report">
                      <Translate id="home.steps.specimen">specimen report</Translate>
                    </Link>
                  ),
                }}
              >
                {'The result for every place, and what it means. See a {specimen}.'}
              </Translate>
            </p>
          </li>
        </Steps>
      </div>
    </section>
  );
}
