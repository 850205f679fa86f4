import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import { company } from '@site/src/data';
import { BackLink } from '../ui/BackLink';
import { PhoneLink } from '../ui/ContactLinks';
import { SchedulerHelp } from './SchedulerHelp';
import styles from './SchedulerContent.module.css';
import { useFrameProbe } from './use-frame-probe';

/** The external scheduler in a frame, and every other way to book beside it. */
export function SchedulerContent(): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const state = useFrameProbe(company.schedulerUrl, host);
  return (
    <div className="page">
      <header className={styles.header}>
        <BackLink to="/" label={translate({ id: 'scheduler.back', message: 'Back to Home' })} />
        <h1>
          <Translate id="scheduler.heading">Schedule your radon test</Translate>
        </h1>
      </header>
      <div className={styles.stack} data-frame={state}>
        <div ref={host} className={styles.host}>
          <iframe
            hidden={state === 'refused'}
            className={styles.frame}
            src={company.schedulerUrl}
            title={translate({ id: 'scheduler.frame', message: 'Online scheduler' })}
            allow="payment *"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
        <div className={styles.notice}>
          <div role="status">
            {state !== 'fine' && (
              <p className={styles.failed}>
                <Translate id="scheduler.failed">
                  Unable to load the scheduler. Please try one of these alternatives:
                </Translate>
              </p>
            )}
          </div>
          <p className={styles.alternatives}>
            <Link to={company.schedulerUrl}>
              <Translate id="scheduler.newTab">Open the scheduler in a new tab</Translate>
            </Link>{' '}
            <Translate id="scheduler.call" values={{ phone: <PhoneLink /> }}>
              {'or call {phone}'}
            </Translate>
          </p>
        </div>
      </div>
      <SchedulerHelp />
    </div>
  );
}
