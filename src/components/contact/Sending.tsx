import Translate from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './Outcome.module.css';

/** After so many milliseconds a visitor is told that it is not their fault, and what else there is. */
const SLOW = 8000;

/** Says to who cannot see the button that the message is on its way; after a while to everybody that it takes long. */
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
