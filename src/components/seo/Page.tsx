import type { ReactNode } from 'react';
import { Layout } from '../layout/Layout';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageProps extends PageHeadProps {
  children?: ReactNode;
}

/** What the layout of a Markdown page is given: what its first lines say for search engines, and its text. */
export interface WrittenPage {
  title: string;
  description: string;
  keywords?: string[];
  children?: ReactNode;
}

/** The frame of every custom page: its head, the bar, the main part and the footer. */
export function Page({ children, ...head }: PageProps): ReactNode {
  return (
    <Layout>
      <PageHead {...head} />
      <main data-search-body="">{children}</main>
    </Layout>
  );
}
