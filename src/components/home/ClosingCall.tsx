import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { CallButton } from '../ui/CallButton';
import { ScheduleButton } from '../ui/ScheduleButton';

/** The last words of a page: book, or ask. */
export function ClosingCall(): ReactNode {
  return (
    <section className="page section no-print">
      <h2>
        <Translate id="closing.title">Know your radon level</Translate>
      </h2>
      <p className="lead">
        <Translate
          id="closing.text"
          values={{
            days: company.openingHours.contactDays,
            languages: list(company.languages),
            time: practice.resultTime,
          }}
        >
          {'{time} Book online, or call, text or write to us, {days}. We speak {languages}.'}
        </Translate>
      </p>
      <div className="actions">
        <ScheduleButton />
        <CallButton />
      </div>
    </section>
  );
}
