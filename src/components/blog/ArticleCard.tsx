import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { monthYear } from '@site/src/lib/format';
import { HeroImage } from '../ui/HeroImage';
import { LazyImage } from '../ui/LazyImage';
import { ReadingTime } from './ReadingTime';
import type { Article } from './article';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  article: Article;
  /** True for the first card of the first page: its cover is visible when the page opens, so it is not lazy. */
  isFirst: boolean;
}

/** An article's card in the blog index: cover, month of last update, reading time, title, excerpt and link. */
export function ArticleCard({ article, isFirst }: ArticleCardProps): ReactNode {
  const Image = isFirst ? HeroImage : LazyImage;
  const { path, image, focus, title, excerpt, updated, minutes } = article;
  return (
    <li className={isFirst ? styles.first : undefined}>
      <article className={styles.card}>
        <Image src={image} focus={focus} alt="" width="640" height="360" className={styles.cover} />
        <div className={styles.text}>
          <p className={styles.meta} data-search-ignore="">
            <time dateTime={updated.slice(0, 7)}>{monthYear(updated)}</time>
            <ReadingTime minutes={minutes} />
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p>{excerpt}</p>
          <Link
            to={path}
            className={styles.link}
            aria-label={translate(
              { id: 'blog.card.linkLabel', message: 'Read Article: {title}' },
              { title },
            )}
          >
            <Translate id="blog.card.link">Read Article</Translate>
          </Link>
        </div>
      </article>
    </li>
  );
}
