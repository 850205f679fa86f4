import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NativeLink } from './NativeLink';
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
    <NativeLink
      href="/scheduler"
      data-schedule
      className={clsx(styles.button, styles.primary, size === 'small' && styles.small, className)}
    >
      {children ?? label ?? <Translate id="schedule.button">Schedule Your Test</Translate>}
    </NativeLink>
  );
}
