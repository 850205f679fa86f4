import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ScheduleButtonProps {
  children?: ReactNode;
  /** Says it from Markdown, where there are no children. */
  label?: string;
  size?: 'normal' | 'small';
  className?: string;
}

/**
 * The primary action of the site. A plain anchor, never the client-side router: every schedule button
 * makes a full document navigation.
 */
export function ScheduleButton({
  children,
  label,
  size = 'normal',
  className,
}: ScheduleButtonProps): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a document navigation is the point
    <a
      href="/scheduler"
      data-schedule
      className={clsx(styles.button, styles.primary, size === 'small' && styles.small, className)}
    >
      {children ?? label ?? <Translate id="schedule.button">Schedule Your Test</Translate>}
    </a>
  );
}
