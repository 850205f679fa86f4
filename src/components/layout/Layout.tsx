import { PageMetadata } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchDialog } from '../search/SearchDialog';
import { NativeLink } from '../ui/NativeLink';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import styles from './Layout.module.css';

const CONTENT = 'content';

/** The frame of every page: the way past the bar, the bar, the page, the footer, and the search, closed. */
export function Layout({ title, description, children }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <NativeLink href={`#${CONTENT}`} className={styles.skip}>
        <Translate id="layout.skip">Skip to main content</Translate>
      </NativeLink>
      <Navbar />
      <div id={CONTENT} className={styles.main} tabIndex={-1}>
        {children}
      </div>
      <Footer />
      <SearchDialog />
    </>
  );
}
