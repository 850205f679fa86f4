import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people } from '@site/src/data';
import { InfoCard } from '../ui/InfoCard';
import { BioPage } from './BioPage';

const person = people.measurement;

/** The biography of the co-owner who is a radon measurement provider. */
export default function MeasurementPage(): ReactNode {
  return (
    <BioPage
      person={person}
      description={translate(
        {
          id: 'measurement.description',
          message:
            '{name}: co-owner, nationally certified radon measurement provider, lead paint inspector and mold investigator.',
        },
        { name: person.name },
      )}
      lead={
        <Translate id="measurement.lead">
          She looks for what is hard to see: radon, lead in old paint, mold.
        </Translate>
      }
      highlights={<Highlights />}
    >
      <p>
        <Translate id="measurement.text1" values={{ name: person.name, company: company.name }}>
          {
            '{name} is co-owner of {company} and a nationally certified radon measurement provider. She is also a lead paint inspector and a mold investigator.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="measurement.text2"
          values={{
            articles: (
              <Link to="/blog">
                <Translate id="measurement.articles">our articles</Translate>
              </Link>
            ),
          }}
        >
          {
            'She stands behind {articles}. They explain what a number means, what to do next, and what can wait.'
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
        title={<Translate id="measurement.radon">Radon Measurement Provider</Translate>}
      >
        <Translate id="measurement.radonText">Nationally certified to measure radon.</Translate>
      </InfoCard>
      <InfoCard
        icon="inspect"
        title={<Translate id="measurement.lead2">Lead Paint Inspector</Translate>}
      >
        <Translate id="measurement.leadText">Inspects homes for lead in old paint.</Translate>
      </InfoCard>
      <InfoCard icon="air" title={<Translate id="measurement.mold">Mold Investigator</Translate>}>
        <Translate id="measurement.moldText">
          Looks for mold and for the moisture that feeds it.
        </Translate>
      </InfoCard>
      <InfoCard icon="house" title={<Translate id="measurement.owner">Co-owner</Translate>}>
        <Translate id="measurement.ownerText">A co-owner of this family company.</Translate>
      </InfoCard>
    </>
  );
}
