import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './ContactContent.module.css';

export interface MessageSectionProps {
  title: ReactNode;
  /** The island of the form, and anything above it. */
  children: ReactNode;
}

/**
 * A form that writes to the office: its heading, the notice for when its script fails to load, and a link to the
 * privacy page.
 */
export function MessageSection({ title, children }: MessageSectionProps): ReactNode {
  return (
    <section className={styles.form} aria-labelledby="message-title">
      <h2 id="message-title">{title}</h2>
      {children}
      <div role="status" data-search-ignore="">
        <p className={styles.lost}>
          <Translate id="contact.lost" values={{ phone: <PhoneLink /> }}>
            {'Part of this page didn’t load. The form still works. Or call {phone}.'}
          </Translate>
        </p>
      </div>
      <p className={styles.privacy}>
        <Translate
          id="contact.use"
          values={{
            privacy: (
              <Link to="/privacy">
                <Translate id="contact.usePrivacy">What we keep, and how long</Translate>
              </Link>
            ),
          }}
        >
          {'We use what you write to answer you. {privacy}'}
        </Translate>
      </p>
    </section>
  );
}
