import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import { Page } from '../seo/Page';
import { ArticleCard } from './ArticleCard';
import { BackLink } from './BackLink';
import { BlogCategories } from './BlogCategories';
import { articleOf } from './article';

/** The blog's index. An article with a parent is reached from that parent and has no card here. */
export default function BlogListPage({ items, metadata }: Props): ReactNode {
  const articles = items.map(({ content }) => articleOf(content));
  return (
    <Page
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      keywords={translate({
        id: 'blog.keywords',
        message: 'radon blog, radon education, radon progeny, radon mitigation, radon testing',
      }).split(', ')}
    >
      <div className="page section">
        <BackLink to="/why-us">
          <Translate id="blog.backToWhyUs">Back to Why Us</Translate>
        </BackLink>
        <h1>
          <Translate id="blog.title">Blog & Resources</Translate>
        </h1>
        <p className="lead">
          <Translate id="blog.lead">
            What radon does, how it is measured and what to do about it, written by the people who
            hang the devices and read the results.
          </Translate>
        </p>
      </div>
      <section className="page" aria-labelledby="latest">
        <h2 id="latest">
          <Translate id="blog.latest">Latest Articles</Translate>
        </h2>
        <ul className="grid">
          {articles
            .filter(({ parentSlug }) => !parentSlug)
            .map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="categories">
        <div className="page">
          <h2 id="categories">
            <Translate id="blog.categories">Blog Categories</Translate>
          </h2>
          <BlogCategories />
        </div>
      </section>
    </Page>
  );
}
