import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { TopicDrawingName } from './drawing-names';
import { TopicDrawing } from './TopicDrawing';
import styles from './Topics.module.css';

/** A list of reasons for a visit, in visitors' own words. */
export function Topics({ children }: { children?: ReactNode }): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}

export interface TopicProps {
  title: string;
  to: string;
  drawing?: TopicDrawingName;
  children?: ReactNode;
}

/** A reason for a visit, as a link to the page that answers it. */
export function Topic({ title, to, drawing, children }: TopicProps): ReactNode {
  return (
    <li>
      {drawing && <TopicDrawing name={drawing} />}
      <div>
        <Link to={to}>{title}</Link>
        {children}
      </div>
    </li>
  );
}
