import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { CallButton } from '../ui/CallButton';
import { EmailButton } from '../ui/EmailButton';

/** People instead of a form. */
export function SchedulerHelp(): ReactNode {
  return (
    <section className="section">
      <h2>
        <Translate id="scheduler.help">Need Help Scheduling?</Translate>
      </h2>
      <p className="lead">
        <Translate
          id="scheduler.helpText"
          values={{
            days: company.openingHours.contactDays,
            progeny: (
              <Link to="/faqs#progeny-preparation">
                <Translate id="scheduler.progeny">a preparation of its own</Translate>
              </Link>
            ),
            prepare: (
              <Link to="/test-preparation">
                <Translate id="scheduler.prepare">how to prepare</Translate>
              </Link>
            ),
          }}
        >
          {
            'We book it with you, {days}. When you have a date, read {prepare}. A progeny test has {progeny}.'
          }
        </Translate>
      </p>
      <div className="actions">
        <CallButton />
        <EmailButton />
      </div>
    </section>
  );
}
