import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Steps } from '../ui/Steps';
import styles from './Independence.module.css';

/** Why it matters that the company only tests. */
export function Independence(): ReactNode {
  return (
    <section className="section">
      <div className={`page ${styles.columns}`}>
        <div>
          <h2>
            <Translate id="home.independence.title">We only test. That is the point.</Translate>
          </h2>
          <p className="lead">
            <Translate id="home.independence.lead">
              We do not install mitigation systems and earn nothing when a result is high. If you
              need a system, we refer you to certified mitigation professionals and then measure
              what they built.
            </Translate>
          </p>
          <p>
            <Link to="/why-us">
              <Translate id="home.independence.more">Why people choose us</Translate>
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
              <Translate id="home.steps.testText">
                On the lowest level in use, one for each foundation area, by the national protocol.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="home.steps.lab">Our lab reads them</Translate>
            </h3>
            <p>
              <Translate id="home.steps.labText">
                The day they are collected, in-house, with nothing lost in the mail.
              </Translate>
            </p>
          </li>
          <li>
            <h3>
              <Translate id="home.steps.report">You get a plain answer</Translate>
            </h3>
            <p>
              <Translate id="home.steps.reportText">
                A report that buyer, seller, lender and county accept, and a person to ask about it.
              </Translate>
            </p>
          </li>
        </Steps>
      </div>
    </section>
  );
}
