import Translate, { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import { company } from '@site/src/data';
import { PhoneLink } from '../ui/ContactLinks';
import { NativeLink } from '../ui/NativeLink';
import styles from './SchedulerContent.module.css';
import { useFrameProbe } from './use-frame-probe';

/**
 * The external scheduler in a frame, below other ways to book. Those are always shown, because WebKit does not report
 * that a page refuses to be framed, and shows an empty box.
 */
export function SchedulerFrame(): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const state = useFrameProbe(company.schedulerUrl, host);
  return (
    <div className={styles.stack}>
      <div>
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
          <NativeLink href={company.schedulerUrl} target="_blank" rel="noopener noreferrer">
            <Translate id="scheduler.newTab">Open the scheduler in a new tab</Translate>
          </NativeLink>{' '}
          <Translate id="scheduler.call" values={{ phone: <PhoneLink /> }}>
            {'or call {phone} to book, move or cancel an appointment.'}
          </Translate>
        </p>
      </div>
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
    </div>
  );
}
