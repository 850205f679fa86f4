import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { AnswerGroup } from '../AnswerGroup';
import { OpenedAnswers } from './OpenedAnswers';
import { OpenedEnds } from './OpenedEnds';
import { OpenedSources } from './OpenedSources';
import { Sheet } from './Sheet';
import { SheetAnswers } from './SheetAnswers';
import styles from './ClosedHouseAnswers.module.css';

/** The blank sheet, and everything that is said of its hours and of an opened window. */
export function ClosedHouseAnswers(): ReactNode {
  return (
    <div className={styles.list}>
      <div id="blank-sheet" className={styles.blank}>
        <h3>
          <Translate id="tools.closed.blank">A blank sheet, to print and fill in</Translate>
        </h3>
        <Sheet />
      </div>
      <AnswerGroup id="hours" title={<Translate id="tools.closed.hours">The hours</Translate>}>
        <SheetAnswers />
      </AnswerGroup>
      <AnswerGroup
        id="opened"
        title={<Translate id="tools.closed.whenOpened">We opened a window</Translate>}
      >
        <OpenedAnswers />
      </AnswerGroup>
      <AnswerGroup
        id="until-when"
        title={<Translate id="tools.closed.untilWhen">Until when, and what to do</Translate>}
      >
        <OpenedEnds />
      </AnswerGroup>
      <AnswerGroup
        id="rules"
        title={
          <Translate id="tools.closed.rules">
            Where the rules stand, and what they leave open
          </Translate>
        }
      >
        <OpenedSources />
      </AnswerGroup>
    </div>
  );
}
