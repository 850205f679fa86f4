import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { Island } from '@site/src/islands/Island';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './ContactContent.module.css';
import { ContactForm } from './ContactForm';
import { GetInTouch } from './GetInTouch';
import { RedirectOutcomes } from './RedirectOutcomes';

/** The contact page: how to reach the office, online scheduling, the form. */
export function ContactContent(): ReactNode {
  return (
    <>
      <PageHero
        title={<Translate id="contact.heading">Ask us anything about radon</Translate>}
        lead={
          <Translate id="contact.lead" values={{ time: company.responseTime }}>
            {
              'A result you do not understand, a deadline, a tenant, a house with three foundations: we have seen it. We usually answer within {time}.'
            }
          </Translate>
        }
      />
      <div className={`page section ${styles.columns}`}>
        <section className={styles.form} aria-labelledby="message-title">
          <h2 id="message-title">
            <Translate id="contact.form.title">Send us a Message</Translate>
          </h2>
          <RedirectOutcomes />
          <Island name="contact-form" component={ContactForm} />
        </section>
        <div>
          <GetInTouch />
          <section className={styles.card}>
            <h2>
              <Translate id="contact.online">Schedule Online</Translate>
            </h2>
            <p>
              <Translate id="contact.onlineText">
                You know what you need? Pick a day and time in a few minutes, without waiting for
                us.
              </Translate>
            </p>
            <ScheduleButton>
              <Translate id="contact.scheduleNow">Schedule Now</Translate>
            </ScheduleButton>
          </section>
        </div>
      </div>
    </>
  );
}
