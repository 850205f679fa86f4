import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { RadonScale } from '../figures/RadonScale';
import { AreasSection } from '../prices/AreasSection';
import { PriceTable } from '../prices/PriceTable';
import { PriceShortForm } from '../tools/price/PriceShortForm';
import { InfoCard } from '../ui/InfoCard';
import { Section } from '../ui/Section';
import { AirProcess } from './AirProcess';
import { Protocol } from './Protocol';

/** Radon in air: three kinds of building, the process, the prices. */
export function AirContent(): ReactNode {
  return (
    <>
      <Section
        title={<Translate id="air.kinds">Homes, workplaces and apartment buildings</Translate>}
      >
        <ul className="grid">
          <InfoCard
            icon="house"
            title={<Translate id="air.residential">Residential</Translate>}
            note={<Protocol standard="homes" />}
          >
            <Translate
              id="air.residentialText"
              values={{ area: `${number(radon.devices.area.value)} ${radon.devices.area.unit}` }}
            >
              {
                'Detached homes and townhouses. One device for every {area} of foundation, and a separate test for each type of foundation. A basement, a slab and a crawl space can read very differently.'
              }
            </Translate>
          </InfoCard>
          <InfoCard
            icon="building"
            title={<Translate id="air.commercial">Commercial</Translate>}
            note={<Protocol standard="commercial" />}
          >
            <Translate id="air.commercialText">
              Offices, schools, child care and shops. Rooms in contact with the ground are tested
              one by one, with the ventilation as people use it.
            </Translate>
          </InfoCard>
          <InfoCard
            icon="units"
            title={<Translate id="air.multiFamily">Multi-family</Translate>}
            note={<Protocol standard="commercial" />}
          >
            <Translate id="air.multiFamilyText">
              Apartments and condominiums. We plan with you which units are tested. We write our
              reports to the reporting standards of the mortgage and housing agencies. The agency
              that gets a report decides whether it accepts it.
            </Translate>
          </InfoCard>
        </ul>
      </Section>
      <AreasSection />
      <AirProcess />
      <Section title={<Translate id="air.prices">Prices</Translate>}>
        <PriceTable service="air" />
        <PriceShortForm />
      </Section>
      <Section
        tinted
        title={<Translate id="air.which">Short or long test?</Translate>}
        lead={
          <Translate
            id="air.whichText"
            values={{
              days: quantity(radon.test.longTermDays),
              minimum: quantity(radon.test.minimum),
            }}
          >
            {
              'A sale leaves time for a short-term test: at least {minimum} with the house closed. If nobody is waiting, a long-term test of {days} or more shows your average level. You live normally, windows open or closed.'
            }
          </Translate>
        }
      >
        <RadonScale />
        <p>
          <Link to="/test-preparation">
            <Translate id="air.prepare">How to prepare for a short-term test</Translate>
          </Link>
        </p>
      </Section>
    </>
  );
}
