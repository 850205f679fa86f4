import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchContent } from '@site/src/components/search/SearchContent';
import { PageHead } from '@site/src/components/seo/PageHead';

/** Search engines do not index it, and neither does the site's own search. */
export default function Search(): ReactNode {
  return (
    <Layout>
      <PageHead
        title={translate({ id: 'search.title', message: 'Search' })}
        description={translate({
          id: 'search.description',
          message: 'Search radon questions, laws, services and articles on this site.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <SearchContent />
      </main>
    </Layout>
  );
}
