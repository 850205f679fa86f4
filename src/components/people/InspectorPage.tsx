import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { InfoCard } from '../ui/InfoCard';
import { BioPage } from './BioPage';

const person = people.inspector;

/** The biography of the co-owner who is a certified master inspector. */
export default function InspectorPage(): ReactNode {
  return (
    <BioPage
      person={person}
      description={translate(
        {
          id: 'inspector.description',
          message:
            '{name}: certified master inspector, licensed since {since}, with radon, septic and well credentials and three languages.',
        },
        { name: person.name, since: person.licensedSince ?? '' },
      )}
      lead={
        <Translate id="inspector.lead">
          He looks at a house as one system, from the soil it stands on to the air on the top floor.
        </Translate>
      }
      highlights={<Highlights />}
    >
      <p>
        <Translate
          id="inspector.text1"
          values={{
            name: person.name,
            since: person.licensedSince ?? '',
            master: person.masterCertifiedSince ?? '',
          }}
        >
          {
            '{name} has been a licensed inspector since {since} and master-certified since {master}. He holds credentials for radon, septic systems and wells, three things that are usually looked at by three different people and that meet under the same floor.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="inspector.text2" values={{ sister: company.sisterCompany.name }}>
          {
            'He is co-owner of this company, and of its sister company {sister}, which inspects everything about a property that is not radon. What he sees there, how air moves, where water stands, how a house was really built, is what makes a radon reading understandable.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="inspector.text3" values={{ languages: list(company.languages) }}>
          {
            'He explains what he finds in {languages}, reviews our articles before they are published, and is an endurance athlete, which may be why he does not mind the last crawl space of the day.'
          }
        </Translate>
      </p>
    </BioPage>
  );
}

function Highlights(): ReactNode {
  return (
    <>
      <InfoCard
        icon="badge"
        title={<Translate id="inspector.master">Certified Master Inspector</Translate>}
      >
        <Translate
          id="inspector.masterText"
          values={{ since: person.licensedSince ?? '', master: person.masterCertifiedSince ?? '' }}
        >
          {'Licensed since {since}, master-certified since {master}.'}
        </Translate>
      </InfoCard>
      <InfoCard
        icon="inspect"
        title={<Translate id="inspector.multi">Multi-Specialty Inspector</Translate>}
      >
        <Translate id="inspector.multiText">Radon, septic and well credentials.</Translate>
      </InfoCard>
      <InfoCard
        icon="globe"
        title={<Translate id="inspector.languages">Multilingual Expert</Translate>}
      >
        {list(company.languages)}
      </InfoCard>
      <InfoCard
        icon="layers"
        title={<Translate id="inspector.science">Building Science Expert</Translate>}
      >
        <Translate id="inspector.scienceText">
          How air, water and soil gas move through a house, and why.
        </Translate>
      </InfoCard>
      <InfoCard icon="run" title={<Translate id="inspector.athlete">Endurance Athlete</Translate>}>
        <Translate id="inspector.athleteText">
          Long distances, and the patience that goes with them.
        </Translate>
      </InfoCard>
      <InfoCard icon="heart" title={<Translate id="inspector.mission">Mission</Translate>}>
        <Translate id="inspector.missionText">
          That people know what they breathe at home, and understand the answer.
        </Translate>
      </InfoCard>
    </>
  );
}
