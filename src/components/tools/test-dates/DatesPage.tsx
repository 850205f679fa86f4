import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, laws, radon } from '@site/src/data';
import { Island } from '@site/src/islands/Island';
import { datesFacts } from '@site/src/lib/tools/test-dates/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { DatesAnswers } from './DatesAnswers';
import { DatesForm } from './DatesForm';

/** The page of the planner. */
export function DatesPage(head: PageHeadProps): ReactNode {
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.dates.heading">When must I test?</Translate>}
      lead={
        <Translate id="tools.dates.lead">
          The last day to book, and every day after it until settlement, the lease or the next test.
        </Translate>
      }
      tool={
        <Island
          name="tool-test-dates"
          component={DatesForm}
          props={{ facts: datesFacts(radon, laws, company) }}
        />
      }
      answers={<DatesAnswers />}
    />
  );
}
