import Translate from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './Outcome.module.css';

/** Milliseconds until the visitor is told that sending takes longer than usual. */
const SLOW = 8000;

/** Tells screen readers that the message is being sent; after `SLOW`, tells everybody that it is taking long. */
export function Sending(): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return slow ? (
    <p key="slow" className={styles.slow}>
      <Translate id="contact.slow" values={{ phone: <PhoneLink /> }}>
        {
          'This is taking longer than usual. You can wait: what you typed stays here. Or call {phone}.'
        }
      </Translate>
    </p>
  ) : (
    <p key="sending" className="visually-hidden">
      <Translate id="contact.form.sending">Sending...</Translate>
    </p>
  );
}
