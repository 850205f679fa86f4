import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { EmailLink, PhoneLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import { OfficeHours, OfficeLanguages } from '../ui/OfficeHours';
import { SecondPhone } from '../ui/SecondPhone';
import { SpokenLanguages } from '../ui/SpokenLanguages';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import styles from './Footer.module.css';

const SOCIAL = [
  { name: 'Instagram', icon: 'instagram', href: company.social.instagram },
  { name: 'Facebook', icon: 'facebook', href: company.social.facebook },
  { name: 'LinkedIn', icon: 'linkedin', href: company.social.linkedin },
];

/** The footer of every page. */
export function Footer(): ReactNode {
  return (
    <footer className={styles.footer} data-shell>
      <div className={`page ${styles.columns}`}>
        <About />
        <QuickLinks />
        <ContactUs />
        <HoursAndAreas />
      </div>
      <p className={`page ${styles.copyright}`}>
        <Translate
          id="footer.copyright"
          values={{ year: new Date().getFullYear(), company: company.legalName }}
        >
          {'© {year} {company}. All rights reserved.'}
        </Translate>{' '}
        <Link to="/privacy">
          <Translate id="footer.privacy">Privacy</Translate>
        </Link>
      </p>
    </footer>
  );
}

function About(): ReactNode {
  return (
    <div className={styles.about}>
      <p className={styles.brand}>
        <Logo />
        {company.name}
      </p>
      <p>
        <Translate id="footer.description" values={{ founded: company.founded }}>
          {
            'A family-owned company, founded in {founded}. We test for radon and inspect soil gas mitigation systems.'
          }
        </Translate>
      </p>
      <p className={styles.badge}>
        <Icon name="badge" />
        {company.certification}
      </p>
      <ul className={styles.social}>
        {SOCIAL.map(({ name, icon, href }) => (
          <li key={name}>
            <Link to={href} aria-label={name}>
              <Icon name={icon} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the pages that most visitors look for. */
function QuickLinks(): ReactNode {
  const title = translate({ id: 'footer.quickLinks', message: 'Quick links' });
  const links = [
    ['/tools', translate({ id: 'tools.title', message: 'Check my case' })],
    ['/services', translate({ id: 'footer.services', message: 'Services' })],
    ['/faqs', translate({ id: 'footer.faqs', message: 'FAQs' })],
    ['/why-us', translate({ id: 'footer.whyUs', message: 'Why Us' })],
    ['/agents', translate({ id: 'footer.agents', message: 'For agents' })],
    ['/property-managers', translate({ id: 'footer.managers', message: 'For property managers' })],
    ['/scheduler', translate({ id: 'footer.schedule', message: 'Schedule Test' })],
    ['/contact', translate({ id: 'footer.contact', message: 'Contact' })],
  ] as const;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactUs(): ReactNode {
  return (
    <div>
      <h2>
        <Translate id="footer.contactUs">Contact us</Translate>
      </h2>
      <ul className={styles.links}>
        <li>
          <PhoneLink />
        </li>
        {company.secondPhone && (
          <li>
            <SecondPhone />
          </li>
        )}
        <li>
          <SpokenLanguages />
        </li>
        <li>
          <EmailLink />
        </li>
        <li>
          <Link to="/scheduler">
            <Translate id="footer.onlineScheduling">Online Scheduling</Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}

function HoursAndAreas(): ReactNode {
  return (
    <div>
      <h2>
        <Translate id="footer.hours">Hours</Translate>
      </h2>
      <p>
        <OfficeHours />
      </p>
      <h2>
        <Translate id="footer.areas">Areas served</Translate>
      </h2>
      <p>{company.areasServed.join(' · ')}</p>
      <h2>
        <Translate id="footer.languages">Languages spoken</Translate>
      </h2>
      <p>
        <OfficeLanguages />
      </p>
      <LanguageLinks className={styles.languages} />
    </div>
  );
}
