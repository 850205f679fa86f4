import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import styles from './AnswerGroup.module.css';

export interface AnswerGroupProps {
  /** The end of its address. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** Answers that belong together, closed until somebody opens them; without JavaScript, and on paper, they stand open. */
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
