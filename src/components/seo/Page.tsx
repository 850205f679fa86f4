import type { ReactNode } from 'react';
import { Layout } from '../layout/Layout';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageProps extends PageHeadProps {
  children?: ReactNode;
}

/** The props of a Markdown page's layout: the front matter for search engines, and the page's text. */
export interface WrittenPage {
  title: string;
  description: string;
  keywords?: string[];
  children?: ReactNode;
}

/** The frame of every page outside the docs: head, navigation bar, main part and footer. */
export function Page({ children, ...head }: PageProps): ReactNode {
  return (
    <Layout>
      <PageHead {...head} />
      <main data-search-body="">{children}</main>
    </Layout>
  );
}
