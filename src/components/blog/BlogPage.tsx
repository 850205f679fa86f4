import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { PageProps } from '../seo/Page';
import { PageHead } from '../seo/PageHead';
import { Served } from '../served/Served';

/** The frame of the pages of the blog: that of a custom page, but taken by the browser as it was served. */
export function BlogPage({ children, ...head }: PageProps): ReactNode {
  return (
    <Layout>
      <PageHead {...head} />
      <Served>
        <main data-pagefind-body="">{children}</main>
      </Served>
    </Layout>
  );
}
