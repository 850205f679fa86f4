import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './ContactContent.module.css';
import { ContactForm } from './ContactForm';
import { GetInTouch } from './GetInTouch';
import { MessageSection } from './MessageSection';
import { RedirectOutcomes } from './RedirectOutcomes';

/** The contact form, the ways to reach the office, and online scheduling. */
export function ContactContent(): ReactNode {
  return (
    <div className={`page section ${styles.columns}`}>
      <MessageSection title={<Translate id="contact.form.title">Send us a Message</Translate>}>
        <div data-search-ignore="">
          <RedirectOutcomes />
        </div>
        <Island name="contact-form" component={ContactForm} />
      </MessageSection>
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
          Know what you need? Pick a day and time in a few minutes, without waiting for us.
        </Translate>
      </p>
      <ScheduleButton>
        <Translate id="contact.scheduleNow">Schedule Now</Translate>
      </ScheduleButton>
    </section>
  );
}
