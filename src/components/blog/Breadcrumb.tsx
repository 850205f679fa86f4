import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Crumb } from '@site/src/lib/structured-data/breadcrumb';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the home page to this page, which is last and not a link. */
  crumbs: readonly Crumb[];
}

/** The path to a page, above its title. */
export function Breadcrumb({ crumbs }: BreadcrumbProps): ReactNode {
  return (
    <nav
      aria-label={translate({ id: 'breadcrumb.label', message: 'Breadcrumb' })}
      className={`${styles.breadcrumb} no-print`}
      data-search-ignore=""
    >
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
