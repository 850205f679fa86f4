import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { placeNames } from '@site/src/laws/places';
import { Island } from '@site/src/islands/Island';
import { resultFacts } from '@site/src/tools/result/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { ResultAnswers } from './ResultAnswers';
import { ResultForm } from './ResultForm';

/** The page of the tool that reads a result. */
export function ResultPage(head: PageHeadProps): ReactNode {
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.result.heading">What does my radon result mean?</Translate>}
      lead={
        <Translate id="tools.result.lead">
          Where your number stands, what to do next, and by when.
        </Translate>
      }
      tool={
        <Island
          name="tool-result"
          component={ResultForm}
          props={{ facts: resultFacts(), names: placeNames }}
        />
      }
      answers={<ResultAnswers />}
    />
  );
}
