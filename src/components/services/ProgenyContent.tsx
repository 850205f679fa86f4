import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices, radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { InfoCard } from '../ui/InfoCard';
import { Section } from '../ui/Section';

const CHAIN = [
  { name: 'Polonium-218', path: '/blog/polonium-218', life: radon.halfLife.polonium218 },
  { name: 'Lead-214', path: '/blog/lead-214', life: radon.halfLife.lead214 },
  { name: 'Bismuth-214', path: '/blog/bismuth-214', life: radon.halfLife.bismuth214 },
  { name: 'Polonium-214', path: '/blog/polonium-214', life: radon.halfLife.polonium214 },
];

/** Progeny: what decay products are, and when to test for them. */
export function ProgenyContent(): ReactNode {
  return (
    <>
      <Section
        title={<Translate id="progeny.what">Four steps from a gas to lead</Translate>}
        lead={
          <Translate id="progeny.whatText" values={{ life: quantity(radon.halfLife.radon222) }}>
            {
              'Half of all radon atoms decay in {life}. What they become are metals, electrically charged, that cling to dust and to the lining of the lung. Each decays again within minutes, and the two kinds of polonium fire the alpha particles that do the damage.'
            }
          </Translate>
        }
      >
        <ul className="grid">
          {CHAIN.map(({ name, path, life }) => (
            <InfoCard key={name} title={<Link to={path}>{name}</Link>}>
              <Translate id="progeny.halfLife" values={{ life: quantity(life) }}>
                {'Half-life {life}'}
              </Translate>
            </InfoCard>
          ))}
        </ul>
        <p>
          <Link to="/blog/radon-progeny-hidden-risk">
            <Translate id="progeny.article">Read our article on radon progeny</Translate>
          </Link>
        </p>
      </Section>
      <Section
        tinted
        title={<Translate id="progeny.when">When to consider it</Translate>}
        lead={
          <Translate id="progeny.whenText">
            For most homes a radon test is enough. A progeny test helps where the usual balance
            between the gas and its progeny may be off.
          </Translate>
        }
      >
        <ul className="grid">
          <InfoCard
            icon="air"
            title={<Translate id="progeny.filters">Fans, filters or strong ventilation</Translate>}
          >
            <Translate id="progeny.filtersText">
              They catch or move particles and leave the gas. Then the radon reading can overstate
              or understate your dose.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="building"
            title={<Translate id="progeny.work">Large or unusual buildings</Translate>}
          >
            <Translate id="progeny.workText">
              Workplaces, schools and treatment plants with large air handlers.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="heart"
            title={
              <Translate id="progeny.dose">
                You want to know today’s level of decay products
              </Translate>
            }
          >
            <Translate id="progeny.doseText">
              The test shows the days it ran, not past exposure. Questions about your health are for
              your doctor.
            </Translate>
          </InfoCard>
        </ul>
      </Section>
      <Section
        title={<Translate id="progeny.prepare">How to prepare for a progeny test</Translate>}
        lead={practice.progeny}
      >
        <p>
          <Link to="/test-preparation">
            <Translate id="progeny.guide">The rules for closed windows are in the guide</Translate>
          </Link>
        </p>
      </Section>
      <Section
        tinted
        title={
          <Translate id="progeny.price" values={{ price: prices.progeny }}>
            {'Price: {price}'}
          </Translate>
        }
        lead={
          <Translate
            id="progeny.priceText"
            values={{
              contact: (
                <Link to="/contact">
                  <Translate id="progeny.contact">Tell us about the building</Translate>
                </Link>
              ),
            }}
          >
            {'It depends on the building and the question. {contact} and we will write you one.'}
          </Translate>
        }
      />
    </>
  );
}
