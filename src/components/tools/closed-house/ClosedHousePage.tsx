import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { closedHouseFacts } from '@site/src/tools/closed-house/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { ClosedHouseAnswers } from './ClosedHouseAnswers';
import { ClosedHouseForm } from './ClosedHouseForm';

/** The page of the closed-house sheet. */
export function ClosedHousePage(head: PageHeadProps): ReactNode {
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.closed.name">My closed-house sheet</Translate>}
      lead={
        <Translate id="tools.closed.lead">
          Your own hours, on one page to hang up. And what to do if a window was opened.
        </Translate>
      }
      tool={
        <Island
          name="tool-closed-house"
          component={ClosedHouseForm}
          props={{ facts: closedHouseFacts() }}
        />
      }
      answers={<ClosedHouseAnswers />}
    />
  );
}
