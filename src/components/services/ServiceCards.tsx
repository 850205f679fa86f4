import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, services } from '@site/src/data';
import { LinkCard } from '../ui/LinkCard';

/** A card for each service, and one for the sister company. */
export function ServiceCards(): ReactNode {
  return (
    <ul className="grid">
      {Object.values(services).map(({ path, name, description, icon }) => (
        <LinkCard key={path} to={path} title={name} icon={icon}>
          {description}
        </LinkCard>
      ))}
      <LinkCard to={company.sisterCompany.url} title={company.sisterCompany.name} icon="house">
        <Translate id="services.sister">
          Buying a house? Our sister company offers property inspections.
        </Translate>
      </LinkCard>
    </ul>
  );
}
