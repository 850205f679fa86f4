import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { WaterLead } from '@site/src/components/services/leads';
import { ServicePage } from '@site/src/components/services/ServicePage';
import { WaterContent } from '@site/src/components/services/WaterContent';

export default function RadonWater(): ReactNode {
  return (
    <ServicePage
      service="water"
      description={translate({
        id: 'water.description',
        message:
          'Radon tests for private wells, before and after treatment, by liquid scintillation in our own lab. Price, action level and how sampling works.',
      })}
      keywords={['radon in water test', 'well water radon', 'liquid scintillation']}
      lead={<WaterLead />}
    >
      <WaterContent />
    </ServicePage>
  );
}
