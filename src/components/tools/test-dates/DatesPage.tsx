import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { placeNames } from '@site/src/laws/places';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { DatesAnswers } from './DatesAnswers';
import { DatesForm } from './DatesForm';

/** The page of the planner. */
export function DatesPage(head: PageHeadProps): ReactNode {
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.dates.name">When must I test?</Translate>}
      lead={
        <Translate id="tools.dates.lead">
          The last day to book, and every day after it until settlement, the lease or the next test.
        </Translate>
      }
      tool={
        <Island
          name="tool-test-dates"
          component={DatesForm}
          props={{ facts: datesFacts(), names: placeNames }}
        />
      }
      answers={<DatesAnswers />}
    />
  );
}
