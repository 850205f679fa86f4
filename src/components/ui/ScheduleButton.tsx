import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import styles from './Button.module.css';

export interface ScheduleButtonProps {
  children?: ReactNode;
  /** The text in Markdown, where there are no children. */
  label?: string;
  size?: 'normal' | 'small';
  className?: string;
}

/** The primary action of the site: a link to the online scheduler. */
export function ScheduleButton({
  children,
  label,
  size = 'normal',
  className,
}: ScheduleButtonProps): ReactNode {
  return (
    <Link
      to="/scheduler"
      data-printed={new URL(withBase('/scheduler'), company.url).href}
      className={clsx(styles.button, styles.primary, size === 'small' && styles.small, className)}
    >
      {children ?? label ?? <Translate id="schedule.button">Schedule Your Test</Translate>}
    </Link>
  );
}
