import type { ReactNode } from 'react';
import type { Group } from '@site/src/lib/search/search';
import { kindName } from './kind-names';
import { ResultLink } from './ResultLink';
import styles from './Search.module.css';

/** The results as a list of links, page by page. */
export function ResultPages({ groups }: { groups: readonly Group[] }): ReactNode {
  return (
    <ol className={styles.pages}>
      {groups.map((group) => (
        <li key={group.hits[0]?.url}>
          <h2 className={styles.page}>
            <span>{group.page}</span>
            <small>{kindName(group.kind)}</small>
          </h2>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.url}>
                <ResultLink hit={hit} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
