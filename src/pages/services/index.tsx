import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { JsonLd } from '@site/src/components/seo/JsonLd';
import { Page } from '@site/src/components/seo/Page';
import { ServicesContent } from '@site/src/components/services/ServicesContent';
import { businessData } from '@site/src/lib/structured-data/business';
import { serviceListData } from '@site/src/lib/structured-data/service';

export default function Services(): ReactNode {
  const description = translate({
    id: 'services.description',
    message:
      'Radon tests of air, water and building materials with prices; progeny tests and SGM inspections by quote. Certified, independent, analyzed in-house.',
  });
  return (
    <Page
      title={translate({ id: 'services.title', message: 'Radon testing services and prices' })}
      description={description}
      keywords={['radon testing services', 'radon test price', 'radon in water', 'SGM inspection']}
      structuredData={serviceListData()}
    >
      <JsonLd data={businessData(description)} />
      <ServicesContent />
    </Page>
  );
}
