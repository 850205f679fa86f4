import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { DatesShortForm } from '../tools/test-dates/DatesShortForm';
import { BackLink } from '../ui/BackLink';
import { SchedulerFrame } from './SchedulerFrame';
import { SchedulerHelp } from './SchedulerHelp';
import styles from './SchedulerContent.module.css';

/** The external scheduler, and people instead of a form. */
export function SchedulerContent(): ReactNode {
  return (
    <div className="page">
      <header className={styles.header}>
        <BackLink to="/" label={translate({ id: 'scheduler.back', message: 'Back to Home' })} />
        <h1>
          <Translate id="scheduler.heading">Schedule your radon test</Translate>
        </h1>
      </header>
      <Island name="scheduler" component={SchedulerFrame} />
      <SchedulerHelp />
      <h2>
        <Translate id="scheduler.dates">Which day do you need?</Translate>
      </h2>
      <DatesShortForm />
    </div>
  );
}
