import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import NotFoundContent from '@theme/NotFound/Content';
import type { Props } from '@theme/DocRoot';
import type { ReactNode } from 'react';
import { Sidebar } from './Sidebar';
import styles from './DocRoot.module.css';

/** The frame of FAQs, test preparation and laws: the sidebar and the page beside it. */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props);
  if (!found) return <NotFoundContent />;
  return (
    <DocsSidebarProvider name={found.sidebarName} items={found.sidebarItems}>
      <div className={`page ${styles.frame}`}>
        <Sidebar items={found.sidebarItems ?? []} />
        {found.docElement}
      </div>
    </DocsSidebarProvider>
  );
}
