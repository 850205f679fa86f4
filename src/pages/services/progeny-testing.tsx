import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ProgenyLead } from '@site/src/components/services/leads';
import { ProgenyContent } from '@site/src/components/services/ProgenyContent';
import { ServicePage } from '@site/src/components/services/ServicePage';

export default function ProgenyTesting(): ReactNode {
  return (
    <ServicePage
      service="progeny"
      description={translate({
        id: 'progeny.description',
        message:
          'Radon decay products (progeny) explained: what they are, why they matter more than the gas, and when measuring them is worth it.',
      })}
      keywords={['radon progeny', 'radon decay products', 'working level test']}
      lead={<ProgenyLead />}
    >
      <ProgenyContent />
    </ServicePage>
  );
}
