import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { placeNames } from '@site/src/laws/places';
import { Island } from '@site/src/islands/Island';
import { lawFacts } from '@site/src/laws/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { LawAnswers } from './LawAnswers';
import { LawForm } from './LawForm';

/** The page of the law finder. */
export function LawPage(head: PageHeadProps): ReactNode {
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.law.name">Which radon law applies to me?</Translate>}
      lead={
        <Translate id="tools.law.lead">
          The rule in force on your day, what it asks of each side, and where it is written.
        </Translate>
      }
      tool={
        <Island
          name="tool-law"
          component={LawForm}
          props={{ facts: lawFacts(), names: placeNames }}
        />
      }
      answers={<LawAnswers />}
    />
  );
}
