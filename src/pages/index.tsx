import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ClosingCall } from '@site/src/components/home/ClosingCall';
import { Hero } from '@site/src/components/home/Hero';
import { Independence } from '@site/src/components/home/Independence';
import { KeyFigures } from '@site/src/components/home/KeyFigures';
import { Situations } from '@site/src/components/home/Situations';
import { Page } from '@site/src/components/seo/Page';
import { ServiceOverview } from '@site/src/components/services/ServiceOverview';
import { businessData } from '@site/src/lib/structured-data/business';

export default function Home(): ReactNode {
  const description = translate({
    id: 'home.description',
    message:
      'Certified radon testing for homes, rentals and commercial buildings in Maryland, Washington, DC and Northern Virginia. Family-owned, in-house analysis.',
  });
  return (
    <Page
      title={translate({ id: 'home.title', message: 'Radon testing: Maryland, DC, Virginia' })}
      description={description}
      keywords={[
        'radon testing',
        'radon test Maryland',
        'radon test Washington DC',
        'NRPP certified',
      ]}
      structuredData={businessData(description)}
    >
      <Hero />
      <KeyFigures />
      <Situations />
      <ServiceOverview />
      <Independence />
      <ClosingCall />
    </Page>
  );
}
