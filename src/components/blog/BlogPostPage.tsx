import { translate } from '@docusaurus/Translate';
import { BlogPostProvider, useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { Props } from '@theme/BlogPostPage';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { signersOf } from '@site/src/lib/signers';
import { seriesParent } from '@site/src/lib/series';
import type { Crumb } from '@site/src/lib/structured-data/breadcrumb';
import { Page } from '../seo/Page';
import { ArticleHead } from './ArticleHead';
import { ArticleHeader } from './ArticleHeader';
import { AuthorCard } from './AuthorCard';
import { Breadcrumb } from './Breadcrumb';
import { CallToAction } from './CallToAction';
import { EditLink } from './EditLink';
import { SeriesNav } from './SeriesNav';
import { articleOf, type Article } from './article';
import { useArticleRegistry } from './useArticleRegistry';
import styles from './BlogPostPage.module.css';

/** An article's page: breadcrumb, header, text, call to action, series links and author. */
export default function BlogPostPage({ content: Content }: Props): ReactNode {
  const article = articleOf(Content);
  const crumbs = useCrumbs(article);
  return (
    <Page title={article.title} description={article.description} keywords={[...article.keywords]}>
      <ArticleHead article={article} crumbs={crumbs} />
      <div className="page">
        <article className={styles.article}>
          <Breadcrumb crumbs={crumbs} />
          <ArticleHeader article={article} />
          <BlogPostProvider content={Content} isBlogPostPage>
            {/* Docusaurus' feeds take the article's text from the element with this id. */}
            <div id={blogPostContainerID} className="prose">
              <MDXContent>
                <Content />
              </MDXContent>
            </div>
          </BlogPostProvider>
          <EditLink url={Content.metadata.editUrl} />
          <CallToAction id={article.callToAction} />
          <SeriesNav slug={article.slug} />
          <AuthorCard {...signersOf(article)} />
        </article>
      </div>
    </Page>
  );
}

/** Returns the crumbs from the home page through the blog, and through the parent article if there is one. */
function useCrumbs({ slug, title, path }: Article): Crumb[] {
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const parent = seriesParent(useArticleRegistry(), slug);
  return [
    { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' },
    { name: blogTitle, path: blogBasePath },
    ...(parent ? [{ name: parent.title, path: parent.path }] : []),
    { name: title, path },
  ];
}
