import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices, radon, services } from '@site/src/data';
import { number, quantity, usd } from '@site/src/lib/format';
import { RadonScale } from '../figures/RadonScale';
import { PriceShortForm } from '../tools/price/PriceShortForm';
import { CallButton } from '../ui/CallButton';
import { Icon } from '../ui/Icon';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import { Section } from '../ui/Section';
import { ServiceCards } from './ServiceCards';
import styles from './ServicesContent.module.css';

/** The services page: six cards, and why to test at all. */
export function ServicesContent(): ReactNode {
  return (
    <>
      <PageHero
        title={<Translate id="services.heading">Our services</Translate>}
        lead={
          <Translate
            id="services.lead"
            values={{
              price: usd(prices.air.montgomery),
              water: usd(prices.water.package),
              materials: usd(prices.materials.minimum),
            }}
          >
            {
              'Four radon tests and an inspection of existing systems, in Maryland, DC and Northern Virginia. Air tests from {price}; water {water}; materials from {materials}; progeny by custom quote.'
            }
          </Translate>
        }
        figure={<Marks />}
      />
      <Section title={<Translate id="services.choose">Choose a test or an inspection</Translate>}>
        <ServiceCards />
        <h3 className={styles.price}>
          <Translate id="services.price">What will an air test cost?</Translate>
        </h3>
        <PriceShortForm />
      </Section>
      <Section
        tinted
        title={
          <Translate id="services.why.title">
            Radon is the second leading cause of lung cancer
          </Translate>
        }
        lead={
          <Translate
            id="services.why.lead"
            values={{ deaths: number(radon.health.deathsPerYear.value) }}
          >
            {
              'Only smoking causes more. Among people who never smoked, radon comes first. EPA estimates about {deaths} deaths a year in the United States. Radon has no color, smell or taste; only a test can show it.'
            }
          </Translate>
        }
      >
        <div className={styles.levels}>
          <RadonScale />
          <div>
            <p>
              <Translate
                id="services.why.level"
                values={{
                  level: quantity(radon.actionLevel.air),
                  consider: quantity(radon.actionLevel.considerMitigation),
                  link: (
                    <Link to="/faqs#action-level">
                      <Translate id="services.why.link">what the numbers mean</Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'The EPA advises fixing a home at {level} or more, and considering it above {consider}. Read {link}.'
                }
              </Translate>
            </p>
            <div className="actions">
              <ScheduleButton />
              <CallButton />
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}

/** The signs of the five services, as an ornament. */
function Marks(): ReactNode {
  return (
    <div className={styles.marks}>
      {Object.values(services).map(({ icon }) => (
        <Icon key={icon} name={icon} />
      ))}
    </div>
  );
}
