import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import styles from './Button.module.css';
import { Icon } from './Icon';

export interface ButtonLinkProps {
  to: string;
  children?: ReactNode;
  /** The text in Markdown, where there are no children. */
  label?: string;
  className?: string;
}

/** A secondary button that links to a page of this site or another. */
export function ButtonLink({ to, children, label, className }: ButtonLinkProps): ReactNode {
  return (
    <Link
      to={to}
      data-printed={new URL(withBase(to), company.url).href}
      className={clsx(styles.button, styles.secondary, className)}
    >
      {children ?? label}
      {to.startsWith('http') && <Icon name="external" />}
    </Link>
  );
}
