import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogListPage';
import MDXContent from '@theme/MDXContent';
import Closing from '@words/_closing.md';
import type { ReactNode } from 'react';
import { Page } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import { Section } from '../ui/Section';
import { ArticleCard } from './ArticleCard';
import { BlogCategories } from './BlogCategories';
import { ListPages } from './ListPages';
import { articleOf } from './article';
import styles from './BlogListPage.module.css';

/** The blog's index, or a further page of it. */
export default function BlogListPage({ items, metadata }: Props): ReactNode {
  const back = translate({ id: 'blog.backToWhyUs', message: 'Back to Why Us' });
  return (
    <Page
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      keywords={translate({
        id: 'blog.keywords',
        message: 'radon blog, radon education, radon progeny, radon mitigation, radon testing',
      }).split(', ')}
    >
      <PageHero
        back={{ to: '/why-us', label: back }}
        title={metadata.blogTitle}
        lead={
          <Translate id="blog.lead">
            What radon does, how it’s measured and what to do about it, written by the people who
            place the devices and read the results.
          </Translate>
        }
      />
      <Section title={<Translate id="blog.latest">Latest Articles</Translate>}>
        <Articles items={items} page={metadata.page} />
        <ListPages newer={metadata.previousPage} older={metadata.nextPage} />
      </Section>
      <Section tinted title={<Translate id="blog.categories">Blog Categories</Translate>}>
        <BlogCategories />
      </Section>
      <MDXContent>
        <Closing />
      </MDXContent>
    </Page>
  );
}

/** The cards of the articles on this page. An article with a parent has no card: its parent links to it. */
const Articles = ({ items, page }: { items: Props['items']; page: number }): ReactNode => (
  <ul className={styles.articles}>
    {items
      .map(({ content }) => articleOf(content))
      .filter(({ parentSlug }) => !parentSlug)
      .map((article, index) => (
        <ArticleCard key={article.slug} article={article} isFirst={index === 0 && page === 1} />
      ))}
  </ul>
);
