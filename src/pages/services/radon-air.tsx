import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { AirContent } from '@site/src/components/services/AirContent';
import { AirLead } from '@site/src/components/services/leads';
import { ServicePage } from '@site/src/components/services/ServicePage';

export default function RadonAir(): ReactNode {
  return (
    <ServicePage
      service="air"
      description={translate({
        id: 'air.description',
        message:
          'Short-term and long-term radon tests for homes, commercial buildings and multi-family housing in Maryland, DC and Northern Virginia, with prices.',
      })}
      keywords={['radon in air test', 'short-term radon test', 'long-term radon test']}
      lead={<AirLead />}
    >
      <AirContent />
    </ServicePage>
  );
}
