import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { Page, type WrittenPage } from '../seo/Page';
import { BackLink } from '../ui/BackLink';
import styles from './SchedulerContent.module.css';
import { SchedulerFrame } from './SchedulerFrame';

export interface SchedulerPageProps extends WrittenPage {
  heading: string;
}

/** The layout of the scheduler's page: the external calendar, then the sections of the page's text. */
export function SchedulerPage({ heading, children, ...head }: SchedulerPageProps): ReactNode {
  return (
    <Page {...head}>
      <div className="page">
        <header className={styles.header}>
          <BackLink to="/" label={translate({ id: 'scheduler.back', message: 'Back to Home' })} />
          <h1>{heading}</h1>
        </header>
        <Island name="scheduler" component={SchedulerFrame} />
      </div>
      {children}
    </Page>
  );
}
