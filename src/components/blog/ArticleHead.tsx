import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { articleData } from '@site/src/lib/structured-data/article';
import { breadcrumbData, type Crumb } from '@site/src/lib/structured-data/breadcrumb';
import { JsonLd } from '../seo/JsonLd';
import type { Article } from './article';

export interface ArticleHeadProps {
  article: Article;
  crumbs: readonly Crumb[];
}

/** Open Graph tags and structured data of an article, for search engines and social networks. */
export function ArticleHead({ article, crumbs }: ArticleHeadProps): ReactNode {
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={article.published} />
        <meta property="article:modified_time" content={article.updated} />
      </Head>
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbData(crumbs)} />
    </>
  );
}
