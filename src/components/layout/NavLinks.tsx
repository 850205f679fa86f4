import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { Icon } from '../ui/Icon';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './NavLinks.module.css';

interface Item {
  label: string;
  to: string;
  /** Path prefixes for which the item counts as active too. */
  below?: string[];
}

interface Group {
  label: string;
  items: Item[];
}

const withPagesBelow = (label: string, to: string): Item => ({ label, to, below: [`${to}/`] });

function menu(): (Item | Group)[] {
  return [
    { label: translate({ id: 'navbar.home', message: 'Home' }), to: '/' },
    withPagesBelow(translate({ id: 'navbar.services', message: 'Services' }), '/services'),
    {
      label: translate({ id: 'navbar.whyUs', message: 'Why Us' }),
      items: [
        {
          label: translate({ id: 'navbar.whyChooseUs', message: 'Why Choose Us' }),
          to: '/why-us',
          below: Object.values(people).flatMap(({ path }) => path ?? []),
        },
        withPagesBelow(translate({ id: 'navbar.blog', message: 'Blog & Resources' }), '/blog'),
      ],
    },
    {
      label: translate({ id: 'navbar.faqs', message: 'FAQs' }),
      items: [
        { label: translate({ id: 'navbar.allFaqs', message: 'All FAQs' }), to: '/faqs' },
        {
          label: translate({ id: 'navbar.preparation', message: 'Test Preparation Guide' }),
          to: '/test-preparation',
        },
      ],
    },
    {
      label: translate({ id: 'navbar.laws', message: 'Radon Laws' }),
      to: '/radon-laws',
      below: ['/laws/'],
    },
    { label: translate({ id: 'navbar.contact', message: 'Contact' }), to: '/contact' },
  ];
}

const isActive = ({ to, below = [] }: Item, pathname: string): boolean =>
  pathname === to || below.some((prefix) => pathname.startsWith(prefix));

/** The links of the navigation bar, with the current page marked. */
export function NavLinks(): ReactNode {
  const pathname = useSitePath();
  const link = (item: Item): ReactNode => (
    <Link
      to={item.to}
      aria-current={pathname === item.to ? 'page' : undefined}
      data-active={isActive(item, pathname) || undefined}
    >
      {item.label}
    </Link>
  );
  return (
    <ul className={styles.links}>
      {menu().map((entry) =>
        'to' in entry ? (
          <li key={entry.label}>{link(entry)}</li>
        ) : (
          <li key={entry.label} className={styles.dropdown} data-menu-scope="dropdown">
            <details data-menu="dropdown">
              <summary data-active={entry.items.some((i) => isActive(i, pathname)) || undefined}>
                {entry.label}
                <Icon name="chevron" />
              </summary>
              <ul>
                {entry.items.map((item) => (
                  <li key={item.to}>{link(item)}</li>
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
      <li className={styles.schedule}>
        <ScheduleButton>
          <Translate id="navbar.schedule">Schedule Test</Translate>
        </ScheduleButton>
      </li>
    </ul>
  );
}
