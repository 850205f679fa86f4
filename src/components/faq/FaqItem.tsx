import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import styles from './Faq.module.css';

export interface FaqItemProps {
  id?: string;
  children?: ReactNode;
}

/** A question and its answer. Opening one closes the one that was open, anywhere on the page. */
export function FaqItem({ id = '', children }: FaqItemProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Collapsible name="faq" id={id}>
      {children}
    </Collapsible>
  );
}

/** The row with the question. */
export function FaqQuestion({ children }: { children?: ReactNode }): ReactNode {
  return <CollapsibleTitle>{children}</CollapsibleTitle>;
}

/** The question: a heading without a link of its own, because the whole row is a control. */
export function FaqHeading({ id, children }: FaqItemProps): ReactNode {
  return <h3 id={id}>{children}</h3>;
}

/** A question repeated in a second group: a link to the first, which has the answer. */
export function FaqAgain({ id = '', children }: FaqItemProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <p id={id} className={`${styles.again} no-print`} data-search-ignore="">
      {children}
    </p>
  );
}

export interface FaqAnswerProps {
  /** The id of the question the answer belongs to. */
  item?: string;
  children?: ReactNode;
}

/** The answer, and a link to copy. */
export function FaqAnswer({ item = '', children }: FaqAnswerProps): ReactNode {
  const copied = translate({ id: 'faq.linkCopied', message: 'Link copied' });
  return (
    <CollapsibleBody>
      {children}
      <p className={styles.copy} data-search-ignore="">
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a link within this page */}
        <a href={`#${item}`} aria-describedby={`${item}-question`}>
          <Translate id="faq.copyLink">Copy link</Translate>
        </a>
        <span role="status" data-copied={copied} />
      </p>
    </CollapsibleBody>
  );
}
