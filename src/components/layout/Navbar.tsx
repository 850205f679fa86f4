import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { SearchButton } from '../search/SearchButton';
import { Icon } from '../ui/Icon';
import { ScheduleButton } from '../ui/ScheduleButton';
import { SpokenLanguages } from '../ui/SpokenLanguages';
import { Logo } from './Logo';
import { NavLinks } from './NavLinks';
import { NativeLink } from '../ui/NativeLink';
import styles from './Navbar.module.css';

/** The bar at the top of every page. Menus are native disclosures: they work before and without React. */
export function Navbar(): ReactNode {
  return (
    <header className={styles.bar} data-shell>
      <div className={styles.inner} data-menu-scope="mobile">
        <Link to="/" className={styles.brand}>
          <Logo />
          <span>{company.name}</span>
        </Link>
        <details className={styles.toggle} data-menu="mobile">
          <summary>
            <Icon name="menu" />
            <Icon name="close" />
            <span className="visually-hidden">
              <Translate id="navbar.menu">Menu</Translate>
            </span>
          </summary>
        </details>
        <nav className={styles.nav} aria-label={translate({ id: 'navbar.label', message: 'Main' })}>
          <NavLinks />
        </nav>
        <div className={styles.tools}>
          <SearchButton className={styles.search} />
          <NativeLink className={styles.phone} href={`tel:${company.phone.e164}`}>
            <Icon name="phone" />
            <span className={styles.phoneText}>
              <span className="visually-hidden">
                <Translate id="navbar.call">Call</Translate>{' '}
              </span>
              {company.phone.display}
              <SpokenLanguages className={styles.languages} />
            </span>
          </NativeLink>
          <ScheduleButton size="small" className={styles.schedule}>
            <Translate id="navbar.schedule">Schedule Test</Translate>
          </ScheduleButton>
        </div>
      </div>
    </header>
  );
}
