import { PageMetadata } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchDialog } from '../search/SearchDialog';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/languages/locales';
import { NativeLink } from '../ui/NativeLink';
import { ActionBar } from './ActionBar';
import { Footer } from './Footer';
import { OlderNotice, StandInNotice } from './LanguageNotices';
import { Navbar } from './Navbar';
import { Notices } from './Notices';
import { PaperFoot } from './PaperFoot';
import { Strip } from './Strip';
import { useTranslations } from './useTranslations';
import styles from './Layout.module.css';

const CONTENT = 'content';

/**
 * The frame of every page: skip link, strip, bar, notices, content, footer, action bar and the closed search dialog.
 * The scheduler's page has no action bar, because that is where the bar leads.
 */
export function Layout({ title, description, children }: Props): ReactNode {
  const pathname = useSitePath();
  const { addressIn, isOlder, isStandIn } = useTranslations();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <NativeLink href={`#${CONTENT}`} className={styles.skip}>
        <Translate id="layout.skip">Skip to main content</Translate>
      </NativeLink>
      <Strip />
      <Navbar />
      <Notices />
      {isStandIn && <StandInNotice />}
      {isOlder && <OlderNotice english={addressIn(DEFAULT_LOCALE)} />}
      <div
        id={CONTENT}
        className={styles.main}
        tabIndex={-1}
        lang={isStandIn ? LOCALES[DEFAULT_LOCALE].htmlLang : undefined}
      >
        {children}
      </div>
      <PaperFoot />
      <Footer />
      {pathname !== '/scheduler' && <ActionBar />}
      <SearchDialog />
    </>
  );
}
