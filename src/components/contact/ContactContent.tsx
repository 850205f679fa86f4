import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { PhoneLink } from '../ui/ContactLinks';
import { ScheduleButton } from '../ui/ScheduleButton';
import { MissesNote } from '../search/MissesNote';
import styles from './ContactContent.module.css';
import { ContactForm } from './ContactForm';
import { GetInTouch } from './GetInTouch';
import { RedirectOutcomes } from './RedirectOutcomes';

/** The form, how to reach the office, and online scheduling. */
export function ContactContent(): ReactNode {
  return (
    <div className={`page section ${styles.columns}`}>
      <section className={styles.form} aria-labelledby="message-title">
        <h2 id="message-title">
          <Translate id="contact.form.title">Send us a Message</Translate>
        </h2>
        <div data-search-ignore="">
          <RedirectOutcomes />
        </div>
        <Island name="contact-form" component={ContactForm} />
        <div role="status" data-search-ignore="">
          <p className={styles.lost}>
            <Translate id="contact.lost" values={{ phone: <PhoneLink /> }}>
              {
                'A part of this page did not load. The form sends your message all the same. Or call {phone}.'
              }
            </Translate>
          </p>
        </div>
        <p className={styles.privacy}>
          <Translate id="contact.privacy">
            What you type is sent to our office by e-mail, through a mail service, and is used to
            answer you. On this site’s server it is erased as soon as the e-mail is accepted. A
            message that could not be delivered is kept until our office has it, and one that looks
            like a robot’s until our office has seen it in its list for 30 days.
          </Translate>
        </p>
        <MissesNote className={styles.privacy} />
      </section>
      <div>
        <GetInTouch />
        <Online />
      </div>
    </div>
  );
}

function Online(): ReactNode {
  return (
    <section className={styles.card}>
      <h2>
        <Translate id="contact.online">Schedule Online</Translate>
      </h2>
      <p>
        <Translate id="contact.onlineText">
          You know what you need? Pick a day and time in a few minutes, without waiting for us.
        </Translate>
      </p>
      <ScheduleButton>
        <Translate id="contact.scheduleNow">Schedule Now</Translate>
      </ScheduleButton>
    </section>
  );
}
