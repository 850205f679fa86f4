import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import buttons from '../../ui/Button.module.css';
import { Icon } from '../../ui/Icon';
import styles from './DatesFigure.module.css';

/** A strip of the days of a plan, and a button that puts them into a calendar. The script fills and shows them. */
export function DatesFigure(): ReactNode {
  return (
    <>
      <figure className={styles.figure} data-strip hidden>
        <ol className={styles.strip} data-strip-days aria-hidden="true" />
        <figcaption className={styles.key}>
          <span className={styles.sample} data-kind="closed" />
          <Translate id="tools.dates.keyClosed">closed from the evening</Translate>
          <span className={styles.sample} data-kind="test" />
          <Translate id="tools.dates.keyTest">test</Translate>
          <span className={styles.sample} data-kind="off" />
          <Translate id="tools.dates.keyOff">weekend or holiday</Translate>
          <span className={styles.sample} data-kind="event" />
          <Translate id="tools.dates.keyEvent">your day</Translate>
        </figcaption>
      </figure>
      <p className={clsx(styles.calendar, 'no-print')} data-calendar hidden>
        <button
          type="button"
          className={clsx(buttons.button, buttons.secondary)}
          data-host={new URL(company.url).host}
          data-calendar-title={translate({
            id: 'tools.dates.eventTitle',
            message: 'Radon test: {step}',
          })}
          data-calendar-file={translate({
            id: 'tools.dates.fileName',
            message: 'radon-test-dates.ics',
          })}
        >
          <Icon name="clock" />
          <Translate id="tools.dates.calendar">Add to my calendar (.ics)</Translate>
        </button>
      </p>
      <template data-strip-day>
        <li className={styles.day}>
          <span data-weekday />
          <b data-number />
        </li>
      </template>
    </>
  );
}
