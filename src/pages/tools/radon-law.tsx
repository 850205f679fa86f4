import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LawPage } from '@site/src/components/tools/law/LawPage';

export default function RadonLaw(): ReactNode {
  return (
    <LawPage
      title={translate({ id: 'tools.law.title', message: 'Which radon law applies to me?' })}
      description={translate({
        id: 'tools.law.description',
        message:
          'Say where the home is and whether you buy, sell or rent: the radon rule in force there, the days it asks for, what each side does, with its source.',
      })}
      keywords={['radon law finder', 'Montgomery County radon test', 'radon test required']}
    />
  );
}
