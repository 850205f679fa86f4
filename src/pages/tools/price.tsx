import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PricePage } from '@site/src/components/tools/price/PricePage';

export default function Price(): ReactNode {
  return (
    <PricePage
      title={translate({
        id: 'tools.price.title',
        message: 'Radon test cost and number of devices',
      })}
      description={translate({
        id: 'tools.price.description',
        message:
          'Count the devices that your home needs for a radon test, and see the price line by line, by county in Maryland, DC and Northern Virginia.',
      })}
      keywords={['radon test cost', 'how many radon devices', 'radon test price Maryland']}
    />
  );
}
