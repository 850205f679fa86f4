import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CallButton } from '../ui/CallButton';
import styles from './NotFound.module.css';

const links = (): [to: string, name: string][] => [
  ['/', translate({ id: 'notFound.home', message: 'Home' })],
  ['/services', translate({ id: 'notFound.services', message: 'Services and prices' })],
  ['/faqs', translate({ id: 'notFound.faqs', message: 'Frequently asked questions' })],
  ['/search', translate({ id: 'notFound.search', message: 'Search this site' })],
  ['/contact', translate({ id: 'notFound.contact', message: 'Contact the office' })],
];

/** The content of the 404 page, with links to other pages. */
export function NotFound(): ReactNode {
  return (
    <main className="page section">
      <PageMetadata title={translate({ id: 'notFound.title', message: 'Page Not Found' })} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="eyebrow">
        <Translate id="notFound.status">404 Page Not Found</Translate>
      </p>
      <h1>
        <Translate id="notFound.title">Page Not Found</Translate>
      </h1>
      <p className="lead">
        <Translate id="notFound.hint">Check that the address is spelled correctly.</Translate>
      </p>
      <h2>
        <Translate id="notFound.waysOn">Where to go next</Translate>
      </h2>
      <ul className={styles.ways}>
        {links().map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className="actions">
        <CallButton />
      </p>
    </main>
  );
}
