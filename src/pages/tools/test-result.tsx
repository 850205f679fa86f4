import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ResultPage } from '@site/src/components/tools/result/ResultPage';

export default function TestResult(): ReactNode {
  return (
    <ResultPage
      title={translate({ id: 'tools.result.title', message: 'What does my radon result mean?' })}
      description={translate({
        id: 'tools.result.description',
        message:
          'Type a radon result in pCi/L or Bq/m³, in air or water: where it stands on the scale, what to do next and by which day, for owners, buyers and tenants.',
      })}
      keywords={['radon result', 'pCi/L to Bq/m³', 'radon level meaning']}
    />
  );
}
