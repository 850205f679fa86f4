import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf, radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import styles from './Situations.module.css';

/** Where visitors come from, in their own words, and the page that answers each. */
export function Situations(): ReactNode {
  const { validity: saleTest } = lawOf('montgomeryResale');
  return (
    <section className="page section">
      <h2>
        <Translate id="home.situations.title">What brings you here?</Translate>
      </h2>
      <ul className={styles.list}>
        <li>
          <Link to={lawOf('montgomeryResale').path}>
            <Translate id="home.situations.sale">We settle soon and still need a test</Translate>
          </Link>
          <p>
            <Translate
              id="home.situations.saleText"
              values={{ validity: saleTest && quantity(saleTest) }}
            >
              {
                'Montgomery County and Rockville require a radon test less than {validity} old when most houses are sold. See who orders it and what is exempt.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/faqs#high-radon-action">
            <Translate
              id="home.situations.high"
              values={{ level: quantity(radon.actionLevel.air) }}
            >
              {'My result is {level} or higher'}
            </Translate>
          </Link>
          <p>
            <Translate id="home.situations.highText">
              It can usually be fixed. See what to do first, and what can wait.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/test-preparation">
            <Translate id="home.situations.prepare">Someone is coming to test my home</Translate>
          </Link>
          <p>
            <Translate
              id="home.situations.prepareText"
              values={{ hours: quantity(radon.closedHouse.before) }}
            >
              {
                'Keep windows closed from {hours} before until the end. The guide has the list, with a video in English and one in Spanish.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <Link to={lawOf('montgomeryRental').path}>
            <Translate id="home.situations.rental">I rent out a home, or I rent one</Translate>
          </Link>
          <p>
            <Translate id="home.situations.rentalText">
              Montgomery County, Rockville and, as we state, Gaithersburg (not yet confirmed with
              the city) have rental laws. See who tests, when, and what a tenant may do about a high
              result.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/services/radon-air">
            <Translate id="home.situations.first">We have never tested our house</Translate>
          </Link>
          <p>
            <Translate
              id="home.situations.firstText"
              values={{ homes: radon.health.homesAboveAction.value }}
            >
              {
                'About one home in {homes} nationwide is at or above the action level, says EPA. Nobody can see or smell which. See the test, the prices and the counties we serve.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/services/sgm-compliance">
            <Translate id="home.situations.system">The house has a system already</Translate>
          </Link>
          <p>
            <Translate
              id="home.situations.systemText"
              values={{ years: quantity(radon.retest.withMitigation) }}
            >
              {
                'A system can stop working without a sign. Test every {years}. We can also inspect the installation; we did not sell it.'
              }
            </Translate>
          </p>
        </li>
      </ul>
    </section>
  );
}
