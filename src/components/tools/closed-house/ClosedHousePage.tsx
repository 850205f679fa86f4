import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { Island } from '@site/src/islands/Island';
import { openedFacts } from '@site/src/lib/tools/closed-house/opened';
import { sheetFacts } from '@site/src/lib/tools/closed-house/sheet';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { ClosedHouseAnswers } from './ClosedHouseAnswers';
import { ClosedHouseForm } from './ClosedHouseForm';

/** The page of the closed-house sheet. */
export function ClosedHousePage(head: PageHeadProps): ReactNode {
  const facts = { sheet: sheetFacts(radon), opened: openedFacts(radon) };
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.closed.heading">My closed-house sheet</Translate>}
      lead={
        <Translate id="tools.closed.lead">
          Your own hours, on one page to hang up. And what to do if a window was opened.
        </Translate>
      }
      tool={<Island name="tool-closed-house" component={ClosedHouseForm} props={{ facts }} />}
      answers={<ClosedHouseAnswers />}
    />
  );
}
