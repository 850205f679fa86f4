import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { EmailLink, PhoneLink, SmsLink } from '../ui/ContactLinks';
import { OfficeHours, OfficeLanguages } from '../ui/OfficeHours';
import { SecondPhone } from '../ui/SecondPhone';
import { SpokenLanguages } from '../ui/SpokenLanguages';
import styles from './GetInTouch.module.css';

/** The ways to reach the office: phone, hours, email, response time, address, service areas and languages. */
export function GetInTouch(): ReactNode {
  const { street, locality, region, postalCode } = company.address;
  return (
    <section className={styles.card}>
      <h2>
        <Translate id="contact.touch">Get in Touch</Translate>
      </h2>
      <dl>
        <Entry name={translate({ id: 'contact.phone', message: 'Phone and text' })}>
          <Phones />
        </Entry>
        <Entry name={translate({ id: 'contact.hours', message: 'Hours' })}>
          <OfficeHours />
        </Entry>
        <Entry name={translate({ id: 'contact.email', message: 'Email' })}>
          <EmailLink />
        </Entry>
        <Entry name={translate({ id: 'contact.response', message: 'Response time' })}>
          <Translate id="contact.responseText" values={{ time: company.responseTime }}>
            {'Typically within {time}'}
          </Translate>
        </Entry>
        <Entry name={translate({ id: 'contact.address', message: 'Business address' })}>
          <address>
            {street}
            <br />
            {`${locality}, ${region} ${postalCode}`}
          </address>
        </Entry>
        <Entry name={translate({ id: 'contact.areas', message: 'Service areas' })}>
          {company.areasServed.join(' · ')}
        </Entry>
        <Entry name={translate({ id: 'contact.languages', message: 'Languages' })}>
          <OfficeLanguages />
        </Entry>
      </dl>
    </section>
  );
}

const Entry = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** The phone numbers, and the languages spoken there. */
const Phones = (): ReactNode => (
  <>
    <PhoneLink />
    {' · '}
    <SmsLink>
      <Translate id="contact.sms">send a text</Translate>
    </SmsLink>
    <br />
    {company.secondPhone && (
      <>
        <SecondPhone />
        <br />
      </>
    )}
    <SpokenLanguages />
  </>
);
