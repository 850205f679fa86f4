import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { places } from '@site/src/lib/places';
import { Island } from '@site/src/islands/Island';
import { lawFacts } from '@site/src/lib/tools/law/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { LawAnswers } from './LawAnswers';
import { LawForm } from './LawForm';

/** The page of the law finder. */
export function LawPage(head: PageHeadProps): ReactNode {
  const names = Object.keys(places.places).sort((a, b) => a.localeCompare(b));
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.law.heading">Which radon law applies to me?</Translate>}
      lead={
        <Translate id="tools.law.lead">
          The rule in force on your day, what it asks of each side, and where it is written.
        </Translate>
      }
      tool={<Island name="tool-law" component={LawForm} props={{ facts: lawFacts(), names }} />}
      answers={<LawAnswers />}
    />
  );
}
