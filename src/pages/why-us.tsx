import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { WhyUsContent } from '@site/src/components/people/WhyUsContent';
import { Page } from '@site/src/components/seo/Page';
import { company } from '@site/src/data';

export default function WhyUs(): ReactNode {
  return (
    <Page
      title={translate({ id: 'whyUs.title', message: 'Why choose us for your radon test' })}
      description={translate(
        {
          id: 'whyUs.description',
          message:
            'NRPP certified, independent of any mitigation company, family-owned since {founded}, with a lab of our own and three languages. Meet the owners.',
        },
        { founded: company.founded },
      )}
      keywords={['NRPP certified radon tester', 'independent radon testing', 'lockbox radon test']}
    >
      <WhyUsContent />
    </Page>
  );
}
