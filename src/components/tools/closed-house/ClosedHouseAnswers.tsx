import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import answers from '../Answers.module.css';
import { OpenedAnswers } from './OpenedAnswers';
import { OpenedEnds } from './OpenedEnds';
import { OpenedSources } from './OpenedSources';
import { Sheet } from './Sheet';
import { SheetAnswers } from './SheetAnswers';
import styles from './ClosedHouseAnswers.module.css';

/** The blank sheet, and everything that is said of its hours and of an opened window. */
export function ClosedHouseAnswers(): ReactNode {
  return (
    <div className={clsx(answers.list, styles.list)}>
      <article id="blank-sheet" className={clsx(answers.article, styles.blank)}>
        <h3>
          <Translate id="tools.closed.blank">A blank sheet, to print and fill in</Translate>
        </h3>
        <Sheet />
      </article>
      <article id="hours" className={answers.article}>
        <h3>
          <Translate id="tools.closed.hours">The hours</Translate>
        </h3>
        <SheetAnswers />
      </article>
      <article id="opened" className={answers.article}>
        <h3>
          <Translate id="tools.closed.whenOpened">We opened a window</Translate>
        </h3>
        <OpenedAnswers />
      </article>
      <article id="until-when" className={answers.article}>
        <h3>
          <Translate id="tools.closed.untilWhen">Until when, and what to do</Translate>
        </h3>
        <OpenedEnds />
      </article>
      <article id="rules" className={answers.article}>
        <h3>
          <Translate id="tools.closed.rules">
            Where the rules stand, and what they leave open
          </Translate>
        </h3>
        <OpenedSources />
      </article>
    </div>
  );
}
