import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Page } from '@site/src/components/seo/Page';
import { ToolsIndex } from '@site/src/components/tools/ToolsIndex';

export default function Tools(): ReactNode {
  return (
    <Page
      title={translate({ id: 'tools.pageTitle', message: 'Radon tools: law and result' })}
      description={translate({
        id: 'tools.description',
        message:
          'Which radon law applies to your home, and what your radon result means: answers for your own case, with their sources, in Maryland, DC and Virginia.',
      })}
      keywords={['radon law finder', 'radon result calculator', 'pCi/L to Bq/m³']}
    >
      <ToolsIndex />
    </Page>
  );
}
