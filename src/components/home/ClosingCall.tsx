import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { CallButton } from '../ui/CallButton';
import { ScheduleButton } from '../ui/ScheduleButton';

/** The last words of a page: book, or ask. */
export function ClosingCall(): ReactNode {
  return (
    <section className="page section no-print">
      <h2>
        <Translate id="closing.title">Two days from now, you could know.</Translate>
      </h2>
      <p className="lead">
        <Translate
          id="closing.text"
          values={{
            days: company.openingHours.contactDays,
            languages: company.languages.join(', '),
          }}
        >
          {
            'Book a time online, or call, text or write to us, {days}. Ask in any language we speak: {languages}.'
          }
        </Translate>
      </p>
      <div className="actions">
        <ScheduleButton />
        <CallButton />
      </div>
    </section>
  );
}
