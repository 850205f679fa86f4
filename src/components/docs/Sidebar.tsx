import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { withoutBase } from '@site/src/lib/base';
import { Icon } from '../ui/Icon';
import styles from './Sidebar.module.css';

export interface SidebarProps {
  items: PropSidebar;
}

/** Links to the docs pages. On a phone they are above the page, folded by a native `<details>`. */
export function Sidebar({ items }: SidebarProps): ReactNode {
  const pathname = useSitePath();
  const links = <Items items={items} pathname={pathname} />;
  return (
    <nav
      data-menu-scope="mobile"
      className={`${styles.sidebar} no-print`}
      aria-label={translate({ id: 'sidebar.label', message: 'Guide' })}
    >
      <details className={styles.folded} data-menu="sidebar">
        <summary>
          <Translate id="sidebar.folded">In this guide</Translate>
          <Icon name="chevron" />
        </summary>
      </details>
      {links}
    </nav>
  );
}

function Items({ items, pathname }: SidebarProps & { pathname: string }): ReactNode {
  return (
    <ul>
      {items.map((item, index) => (
        <SidebarItem key={index} item={item} pathname={pathname} />
      ))}
    </ul>
  );
}

function SidebarItem({ item, pathname }: { item: PropSidebarItem; pathname: string }): ReactNode {
  if (item.type === 'html') return null;
  const href = item.href ?? '/';
  return (
    <li>
      <Link to={href} aria-current={pathname === withoutBase(href) ? 'page' : undefined}>
        {item.label}
      </Link>
      {item.type === 'category' && <Items items={item.items} pathname={pathname} />}
    </li>
  );
}
