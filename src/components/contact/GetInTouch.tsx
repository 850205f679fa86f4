import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { contactDays } from '@site/src/lib/contact-days';
import { hoursInWords } from '@site/src/lib/hours';
import { languageName } from '@site/src/languages/language-name';
import { EmailLink, PhoneLink, SmsLink } from '../ui/ContactLinks';
import { SpokenLanguages } from '../ui/SpokenLanguages';
import styles from './GetInTouch.module.css';

/** Address, areas, phone, e-mail, response time and languages of the office. */
export function GetInTouch(): ReactNode {
  const { street, locality, region, postalCode } = company.address;
  return (
    <section className={styles.card}>
      <h2>
        <Translate id="contact.touch">Get in Touch</Translate>
      </h2>
      <dl>
        <dt>
          <Translate id="contact.phone">Phone and text</Translate>
        </dt>
        <dd>
          <PhoneLink />
          {' · '}
          <SmsLink>
            <Translate id="contact.sms">send a text</Translate>
          </SmsLink>
          <br />
          <SpokenLanguages />
        </dd>
        <dt>
          <Translate id="contact.hours">Hours</Translate>
        </dt>
        <dd>
          <Translate
            id="hours.all"
            values={{
              office: hoursInWords(company.openingHours.office),
              days: contactDays(),
            }}
          >
            {'{office}; phone, text and e-mail {days}'}
          </Translate>
        </dd>
        <dt>
          <Translate id="contact.email">Email</Translate>
        </dt>
        <dd>
          <EmailLink />
        </dd>
        <dt>
          <Translate id="contact.response">Response time</Translate>
        </dt>
        <dd>
          <Translate id="contact.responseText" values={{ time: company.responseTime }}>
            {'Typically within {time}'}
          </Translate>
        </dd>
        <dt>
          <Translate id="contact.address">Business address</Translate>
        </dt>
        <dd>
          <address>
            {street}
            <br />
            {`${locality}, ${region} ${postalCode}`}
          </address>
        </dd>
        <dt>
          <Translate id="contact.areas">Service areas</Translate>
        </dt>
        <dd>{company.areasServed.join(' · ')}</dd>
        <dt>
          <Translate id="contact.languages">Languages</Translate>
        </dt>
        <dd>{company.languages.map((language) => languageName(language)).join(', ')}</dd>
      </dl>
    </section>
  );
}
