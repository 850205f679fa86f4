import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { MaterialsLead } from '@site/src/components/services/leads';
import { MaterialsContent } from '@site/src/components/services/MaterialsContent';
import { ServicePage } from '@site/src/components/services/ServicePage';

export default function RadonMaterials(): ReactNode {
  return (
    <ServicePage
      service="materials"
      description={translate({
        id: 'materials.description',
        message:
          'Testing concrete, stone and other building materials for radon, after construction and as a last resort, analyzed in-house the same day.',
      })}
      keywords={['radon in concrete', 'radon granite test', 'building material radon']}
      lead={<MaterialsLead />}
    >
      <MaterialsContent />
    </ServicePage>
  );
}
