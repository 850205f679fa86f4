import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { closedHouseFacts } from '@site/src/tools/closed-house/facts';
import { closedHouseTool } from '@site/src/tools/closed-house/tool';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../../ui/Accordion';
import { ToolForm } from '../ToolForm';
import { Sheet } from './Sheet';
import styles from './ClosedHouse.module.css';
import { closedHouseWords } from './words';

/** The form of the closed-house tool: questions for the sheet, and for an opened window. */
export function ClosedHouseForm(): ReactNode {
  return (
    <ToolForm
      tool={closedHouseTool}
      facts={closedHouseFacts()}
      words={closedHouseWords()}
      isOfLaw={false}
      figure={
        <div data-sheet className={styles.own} hidden>
          <Collapsible>
            <CollapsibleTitle>
              <Translate id="tools.closed.whole">The sheet to hang up</Translate>
            </CollapsibleTitle>
            <CollapsibleBody>
              <Sheet />
            </CollapsibleBody>
          </Collapsible>
        </div>
      }
      hasCalendar
    />
  );
}
