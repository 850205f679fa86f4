import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { services } from '@site/src/data';
import { contactDays } from '@site/src/lib/contact-days';
import { ButtonLink } from '../ui/ButtonLink';
import { EmailLink, PhoneLink, SmsLink } from '../ui/ContactLinks';
import { ScheduleButton } from '../ui/ScheduleButton';
import type { CallToActionId } from './call-to-action-ids';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  /** The pair of buttons: the front matter's `call_to_action`. */
  id: CallToActionId;
}

/** The next step, below an article's text: a pair of buttons and the ways to reach the office. */
export function CallToAction({ id }: CallToActionProps): ReactNode {
  const pair = pairs()[id];
  return (
    <aside
      className={`${styles.box} no-print`}
      aria-label={translate({ id: 'blog.cta.label', message: 'Next step' })}
      data-search-ignore=""
    >
      <p className={styles.buttons}>
        <ScheduleButton label={pair.schedule} />
        <ButtonLink to={pair.path} label={pair.learn} />
      </p>
      <p className={styles.contact}>
        <Translate
          id="blog.cta.contact"
          values={{
            text: (
              <SmsLink>
                <Translate id="blog.cta.text">Text</Translate>
              </SmsLink>
            ),
            email: (
              <EmailLink>
                <Translate id="blog.cta.email">email</Translate>
              </EmailLink>
            ),
            phone: <PhoneLink />,
            days: contactDays(),
          }}
        >
          {'Questions first? {text}, {email} or call {phone}, {days}.'}
        </Translate>
      </p>
    </aside>
  );
}

interface Pair {
  schedule: string;
  learn: string;
  path: string;
}

/**
 * Returns the address of a service's page. The content check guarantees the service for every pair in use; `pairs()`
 * also builds those not in use, hence the fallback.
 */
const pathOf = (service: string): string => services[service]?.path ?? '/services';

/** Returns the labels and the link of each pair, in the page's language. */
function pairs(): Record<CallToActionId, Pair> {
  return {
    schedule: {
      schedule: translate({ id: 'cta.schedule', message: 'Schedule Your Test' }),
      learn: translate({ id: 'cta.services', message: 'Learn About Our Services' }),
      path: '/services',
    },
    sgm: {
      schedule: translate({ id: 'cta.sgm', message: 'Schedule SGM Compliance Inspection' }),
      learn: translate({ id: 'cta.sgmLearn', message: 'Learn About SGM Compliance' }),
      path: pathOf('sgm'),
    },
    comprehensive: {
      schedule: translate({ id: 'cta.comprehensive', message: 'Schedule Comprehensive Testing' }),
      learn: translate({
        id: 'cta.comprehensiveLearn',
        message: 'Learn About Our Testing Services',
      }),
      path: '/services',
    },
    progeny: {
      schedule: translate({ id: 'cta.progeny', message: 'Schedule Progeny Testing' }),
      learn: translate({ id: 'cta.progenyLearn', message: 'Learn About Progeny Testing' }),
      path: pathOf('progeny'),
    },
  };
}
