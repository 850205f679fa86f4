import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Timeline } from '../../figures/Timeline';
import styles from '../Answers.module.css';
import { AgainAnswers } from './AgainAnswers';
import { DatesReasons } from './DatesReasons';
import { OpenDates } from './OpenDates';
import { PlanAnswers } from './PlanAnswers';
import { PlanDays } from './PlanDays';

/** Everything that the planner can say. */
export function DatesAnswers(): ReactNode {
  return (
    <div className={styles.list}>
      <article id="settlement" className={styles.article}>
        <h3>
          <Translate id="tools.dates.settlementHeading">Before a settlement</Translate>
        </h3>
        <PlanAnswers occasion="sale" />
      </article>
      <article id="lease" className={styles.article}>
        <h3>
          <Translate id="tools.dates.leaseHeading">Before a lease</Translate>
        </h3>
        <PlanAnswers occasion="lease" />
      </article>
      <article id="days" className={styles.article}>
        <h3>
          <Translate id="tools.dates.daysHeading">Day by day</Translate>
        </h3>
        <Timeline />
        <PlanDays />
      </article>
      <article id="again" className={styles.article}>
        <h3>
          <Translate id="tools.dates.againHeading">Testing again</Translate>
        </h3>
        <AgainAnswers />
      </article>
      <article id="rules" className={styles.article}>
        <h3>
          <Translate id="tools.dates.rulesHeading">How old a test may be, and why</Translate>
        </h3>
        <DatesReasons />
      </article>
      <article id="open" className={styles.article}>
        <h3>
          <Translate id="tools.dates.openHeading">What is assumed, and what is open</Translate>
        </h3>
        <OpenDates />
      </article>
    </div>
  );
}
