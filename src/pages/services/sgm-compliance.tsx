import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SgmLead } from '@site/src/components/services/leads';
import { ServicePage } from '@site/src/components/services/ServicePage';
import { SgmContent } from '@site/src/components/services/SgmContent';

export default function SgmCompliance(): ReactNode {
  return (
    <ServicePage
      service="sgm"
      description={translate({
        id: 'sgm.description',
        message:
          'Independent soil gas mitigation (SGM) compliance inspection: what we check, how, and what a visual inspection cannot tell you.',
      })}
      keywords={['SGM compliance inspection', 'radon mitigation inspection', 'soil gas mitigation']}
      lead={<SgmLead />}
    >
      <SgmContent />
    </ServicePage>
  );
}
