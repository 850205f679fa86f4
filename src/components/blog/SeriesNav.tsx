import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { seriesNeighbors, seriesParent, type SeriesEntry } from '@site/src/lib/series';
import { BackLink } from '../ui/BackLink';
import { useArticleRegistry } from './useArticleRegistry';
import styles from './SeriesNav.module.css';

export interface SeriesNavProps {
  slug: string;
}

/** Links below an article: its neighbors in the series, if any, and back to its parent or to the blog. */
export function SeriesNav({ slug }: SeriesNavProps): ReactNode {
  const entries = useArticleRegistry();
  const { previous, next } = seriesNeighbors(entries, slug);
  const parent = seriesParent(entries, slug);
  return (
    <nav
      className={`${styles.nav} no-print`}
      aria-label={translate({ id: 'blog.series.label', message: 'More articles' })}
      data-search-ignore=""
    >
      {previous && (
        <SeriesLink entry={previous} rel="prev">
          <Translate id="blog.series.previous">Previous</Translate>
        </SeriesLink>
      )}
      {next && (
        <SeriesLink entry={next} rel="next">
          <Translate id="blog.series.next">Next</Translate>
        </SeriesLink>
      )}
      <p className={styles.back}>
        <BackLink
          to={parent?.path ?? '/blog'}
          label={
            parent ? (
              <Translate id="blog.series.backToParent" values={{ title: parent.title }}>
                {'Back to {title}'}
              </Translate>
            ) : (
              <Translate id="blog.series.backToBlog">Back to Blog</Translate>
            )
          }
        />
      </p>
    </nav>
  );
}

interface SeriesLinkProps {
  entry: SeriesEntry;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function SeriesLink({ entry, rel, children }: SeriesLinkProps): ReactNode {
  return (
    <Link to={entry.path} rel={rel} className={styles[rel]}>
      <small>{children}</small> {entry.title}
    </Link>
  );
}
