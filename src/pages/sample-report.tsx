import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { RealReport } from '@site/src/components/report/RealReport';
import { SpecimenReport } from '@site/src/components/report/SpecimenReport';
import { Page } from '@site/src/components/seo/Page';

export default function SampleReport(): ReactNode {
  return (
    <Page
      title={translate({ id: 'specimen.pageTitle', message: 'Sample radon test report' })}
      description={translate({
        id: 'specimen.description',
        message:
          'What our radon test report looks like: the result for every place, how and when it was measured, and what it means. A sample with made-up numbers.',
      })}
      keywords={translate({
        id: 'specimen.keywords',
        message: 'sample radon report, radon test results, radon report example',
      }).split(', ')}
    >
      <SpecimenReport />
      <RealReport />
    </Page>
  );
}
