import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import styles from './AnswerGroup.module.css';

export interface AnswerGroupProps {
  /** The id of the group, for links to it. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A group of answers in a collapsible. It shows its content without JavaScript and in print. */
export function AnswerGroup({ id, title, children }: AnswerGroupProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.group}>
      <Collapsible id={id}>
        <CollapsibleTitle>
          <h3>{title}</h3>
        </CollapsibleTitle>
        <CollapsibleBody>{children}</CollapsibleBody>
      </Collapsible>
    </div>
  );
}
