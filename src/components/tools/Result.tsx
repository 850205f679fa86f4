import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Part } from '@site/src/tools/outcome';
import buttons from '../ui/Button.module.css';
import { PhoneLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import { NativeLink } from '../ui/NativeLink';
import { PrintButton } from '../ui/PrintButton';
import styles from './Result.module.css';

/** Where in the page of a tool every answer stands. */
export const ALL_ANSWERS = 'all-answers';

/** The headings of the parts of an answer; the answer itself, and the name of a case, have none. */
const headings = (): Partial<Record<Part, string>> => ({
  next: translate({ id: 'tools.part.next', message: 'What to do' }),
  days: translate({ id: 'tools.part.days', message: 'Day by day' }),
  sum: translate({ id: 'tools.part.sum', message: 'The price, line by line' }),
  apart: translate({ id: 'tools.part.apart', message: 'Not in this price' }),
  why: translate({ id: 'tools.part.why', message: 'Why' }),
  assumed: translate({ id: 'tools.part.assumed', message: 'What we assumed' }),
  unsure: translate({ id: 'tools.part.unsure', message: 'What is not sure' }),
});

interface ResultProps {
  figure: ReactNode;
  /** Whether it tells what a law says, of which an official text decides. */
  isOfLaw: boolean;
}

/** The place of a tool's answer, and what can be done with it. Empty until the script has an answer. */
export function Result({ figure, isOfLaw }: ResultProps): ReactNode {
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status" data-announced />
      <p className={clsx(styles.waiting, 'no-print')} data-waiting>
        <Translate id="tools.waiting">
          Your answer appears here. What you choose stands in the page’s address, and we do not
          store it.
        </Translate>
      </p>
      <p className={styles.lost} tabIndex={-1} data-lost>
        <Translate
          id="tools.lost"
          values={{
            phone: <PhoneLink />,
            list: (
              <NativeLink href={`#${ALL_ANSWERS}`}>
                <Translate id="tools.lostList">list of all answers</Translate>
              </NativeLink>
            ),
          }}
        >
          {'We cannot show your answer here right now. Call {phone}, or find it in the {list}.'}
        </Translate>
      </p>
      <section
        id="answer"
        className={styles.result}
        data-result
        aria-labelledby="answer-title"
        tabIndex={-1}
        hidden
      >
        <h2 id="answer-title">
          <Translate id="tools.answer">Your answer</Translate>
        </h2>
        <dl className={styles.answers} data-answers />
        <div data-answer-here />
        {figure}
        <div data-said-here />
        <p className={styles.advice}>
          {isOfLaw && (
            <>
              <Translate id="tools.advice">
                Information, not legal advice. The official text decides.
              </Translate>{' '}
            </>
          )}
          <span className={styles.paperAddress} data-address />
        </p>
      </section>
      <div className={clsx(styles.actions, 'no-print')} data-actions hidden>
        <button type="button" className={clsx(buttons.button, buttons.secondary)} data-copy-answer>
          <Icon name="report" />
          <Translate id="tools.copy">Copy as text</Translate>
        </button>
        <PrintButton />
        <NativeLink
          href="/contact"
          className={clsx(buttons.button, buttons.secondary)}
          data-take-along
        >
          <Icon name="mail" />
          <Translate id="tools.ask">Ask us about it</Translate>
        </NativeLink>
        <NativeLink href="/scheduler" className={clsx(buttons.button, buttons.primary)}>
          <Translate id="schedule.button">Schedule Your Test</Translate>
        </NativeLink>
        <p className={styles.copied} role="status">
          <span data-copied hidden>
            <Translate id="tools.copied">Copied.</Translate>
          </span>
          <span data-not-copied hidden>
            <Translate id="tools.notCopied">
              The browser does not let us copy. Select the text instead.
            </Translate>
          </span>
        </p>
      </div>
      {Object.entries(headings()).map(([part, text]) => (
        <template key={part} data-heading={part}>
          <h3>{text}</h3>
        </template>
      ))}
    </div>
  );
}
