import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { monthYear } from '@site/src/lib/format';
import { signersOf } from '@site/src/lib/signers';
import { HeroImage } from '../ui/HeroImage';
import { Awaiting } from './Awaiting';
import { ReadingTime } from './ReadingTime';
import type { Article } from './article';
import styles from './ArticleHeader.module.css';

export interface ArticleHeaderProps {
  article: Article;
}

/**
 * The head of an article: title, lead, byline, month of publication (and of the last update, if different), reading
 * time and cover. In previews, also a note on an article that is not public yet.
 */
export function ArticleHeader({ article }: ArticleHeaderProps): ReactNode {
  const { title, lead, published, updated, minutes, image, focus } = article;
  return (
    <header className={styles.header}>
      {article.awaits && <Awaiting day={article.awaits} />}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className={styles.meta} data-search-ignore="">
        <span>
          {article.author === undefined ? (
            <Translate id="blog.byline" values={{ company: company.name }}>
              {'By the {company} Team'}
            </Translate>
          ) : (
            <Translate id="blog.bylineOne" values={{ name: signersOf(article).author.name }}>
              {'By {name}'}
            </Translate>
          )}
        </span>{' '}
        <span>
          <Translate id="blog.published" values={{ date: <Month date={published} /> }}>
            {'Published {date}'}
          </Translate>
          {updated.slice(0, 7) !== published.slice(0, 7) && (
            <>
              {' · '}
              <Translate id="blog.updated" values={{ date: <Month date={updated} /> }}>
                {'Updated {date}'}
              </Translate>
            </>
          )}
        </span>{' '}
        <ReadingTime minutes={minutes} />
      </p>
      <HeroImage
        src={image}
        focus={focus}
        alt=""
        width="1280"
        height="720"
        sizes="(width >= 62rem) 54rem, 100vw"
      />
    </header>
  );
}

function Month({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{monthYear(date)}</time>;
}
