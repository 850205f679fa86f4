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
          He looks at a house as one system, from the soil to the air on the top floor.
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
            '{name} has been a licensed inspector since {since} and master-certified since {master}. He holds credentials for radon, septic systems and wells.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="inspector.text2" values={{ sister: company.sisterCompany.name }}>
          {
            'He is co-owner of this company. Its sister company, {sister}, offers property inspections. Knowing how air and water move through a house helps to understand a radon reading.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="inspector.text3" values={{ languages: list(company.languages) }}>
          {'He speaks {languages}, and reviews our articles. Off duty he is an endurance athlete.'}
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
        <Translate id="inspector.athleteText">Off duty, he trains for long distances.</Translate>
      </InfoCard>
      <InfoCard icon="heart" title={<Translate id="inspector.mission">Mission</Translate>}>
        <Translate id="inspector.missionText">
          That people know what they breathe at home, and understand the answer.
        </Translate>
      </InfoCard>
    </>
  );
}
