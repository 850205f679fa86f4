import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Part } from '@site/src/tools/outcome';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import buttons from '../ui/Button.module.css';
import { company } from '@site/src/data';
import { PhoneLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import { NativeLink } from '../ui/NativeLink';
import { PrintButton } from '../ui/PrintButton';
import styles from './Result.module.css';
import verdict from './Verdict.module.css';

/** The id of the section with all answers, on every tool's page. */
export const ALL_ANSWERS = 'all-answers';

/** Returns the headings of the parts of an answer that have one. */
const headings = (): Partial<Record<Part, string>> => ({
  next: translate({ id: 'tools.part.next', message: 'What to do' }),
  days: translate({ id: 'tools.part.days', message: 'Day by day' }),
  apart: translate({ id: 'tools.part.apart', message: 'Not in this price' }),
  why: translate({ id: 'tools.part.why', message: 'Why' }),
  assumed: translate({ id: 'tools.part.assumed', message: 'What we assumed' }),
  unsure: translate({ id: 'tools.part.unsure', message: 'What we’re not sure of' }),
});

export interface ResultProps {
  /** A drawing in the answer, which the tool's own script completes. */
  figure?: ReactNode;
  /** Wraps the answer itself; by default in a block of color. */
  frame?: (answer: ReactNode) => ReactNode;
  /** True if the answer's days can be added to a calendar. */
  hasCalendar?: boolean;
  /** True if the answer is about a law, so the page refers to the official text. */
  isOfLaw: boolean;
}

/**
 * The element of a tool's answer: the verdict first, then actions and steps, and the reasons in folds. Hidden until the
 * script has an answer.
 */
export function Result({
  figure,
  frame = (answer) => <div className={verdict.verdict}>{answer}</div>,
  hasCalendar,
  isOfLaw,
}: ResultProps): ReactNode {
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status" data-announced />
      <Lost />
      <section
        id="answer"
        className={styles.result}
        data-result
        aria-labelledby="answer-title"
        tabIndex={-1}
        hidden
      >
        <h2 id="answer-title" className="visually-hidden">
          <Translate id="tools.answer">Your answer</Translate>
        </h2>
        {frame(<div data-answer-here />)}
        {figure}
        <Actions calendar={hasCalendar && <CalendarButton />} />
        <div data-said-here />
        <div data-sources-here />
        <p className={styles.advice}>{isOfLaw && <Advice />}</p>
        <p className={styles.paperAddress} data-address />
      </section>
      <Templates />
    </div>
  );
}

/** The button that downloads the answer's days as a calendar file. */
function CalendarButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      data-calendar
      data-host={new URL(company.url).host}
      data-calendar-title={translate({
        id: 'tools.dates.eventTitle',
        message: 'Radon test: {step}',
      })}
      data-calendar-file={translate({
        id: 'tools.dates.fileName',
        message: 'radon-test-dates.ics',
      })}
    >
      <Icon name="clock" />
      <Translate id="tools.dates.calendar">Add to my calendar (.ics)</Translate>
    </button>
  );
}

/** The actions on an answer: book, go on to another tool, calendar, copy, print, and write to the office. */
function Actions({ calendar }: { calendar: ReactNode }): ReactNode {
  return (
    <div className="no-print">
      <div className={styles.buttons}>
        <NativeLink href="/scheduler" className={clsx(buttons.button, buttons.primary)}>
          <Translate id="schedule.button">Schedule Your Test</Translate>
        </NativeLink>
        <NativeLink
          href="/tools"
          className={clsx(buttons.button, buttons.secondary)}
          data-onward
          hidden
        >
          <Translate id="tools.title">Check my case</Translate>
        </NativeLink>
      </div>
      <div className={styles.links}>
        {calendar}
        <button type="button" className={styles.action} data-copy-answer>
          <Icon name="report" />
          <Translate id="tools.copy">Copy as text</Translate>
        </button>
        <PrintButton className={styles.action}>
          <Translate id="tools.print">Print</Translate>
        </PrintButton>
        <NativeLink href="/contact" className={styles.action} data-take-along>
          <Icon name="mail" />
          <Translate id="tools.ask">Ask us about it</Translate>
        </NativeLink>
      </div>
      <Copied />
    </div>
  );
}

const Lost = (): ReactNode => (
  <p className={styles.lost} tabIndex={-1} data-lost>
    <Translate
      id="tools.lost"
      values={{
        phone: <PhoneLink />,
        list: (
          <NativeLink href={`#${ALL_ANSWERS}`}>
            <Translate id="tools.lostList">full list</Translate>
          </NativeLink>
        ),
      }}
    >
      {
        'We can’t show your answer here right now. Call {phone}, or look for your answer in the {list}.'
      }
    </Translate>
  </p>
);

/** Templates that the script copies for the parts of an answer. */
const Templates = (): ReactNode => (
  <>
    <template data-leaf>
      <span className={verdict.leaf} aria-hidden="true">
        <span data-month />
        <b data-number />
        <span data-year />
      </span>
    </template>
    <template data-fold>
      <Collapsible>
        <CollapsibleTitle>
          <span data-title />
          <span className={styles.count} data-count />
        </CollapsibleTitle>
        <CollapsibleBody />
      </Collapsible>
    </template>
    {Object.entries(headings()).map(([part, text]) => (
      <template key={part} data-heading={part}>
        <h3>{text}</h3>
      </template>
    ))}
  </>
);

const Copied = (): ReactNode => (
  <p className={styles.copied} role="status">
    <span data-copied hidden>
      <Translate id="tools.copied">Copied.</Translate>
    </span>
    <span data-not-copied hidden>
      <Translate id="tools.notCopied">
        Your browser won’t let us copy. Select the text instead.
      </Translate>
    </span>
  </p>
);

const Advice = (): ReactNode => (
  <>
    <Translate id="tools.advice">
      Information, not legal advice. Go by the official text.
    </Translate>{' '}
  </>
);
