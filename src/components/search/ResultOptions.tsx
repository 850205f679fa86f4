import { translate } from '@docusaurus/Translate';
import { useEffect, type ReactNode } from 'react';
import type { Group } from '@site/src/lib/search/search';
import { kindName } from './kind-names';
import { ResultLink } from './ResultLink';
import styles from './Search.module.css';

export interface ResultOptionsProps {
  /** Id of the list; an option's id is the list's with a number. */
  id: string;
  groups: readonly Group[];
  /** The option that the arrow keys have reached, or -1. */
  active: number;
  onFollow: () => void;
}

/** The results as the list of a combobox, page by page. The focus stays in the field. */
export function ResultOptions({ id, groups, active, onFollow }: ResultOptionsProps): ReactNode {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      className={styles.scroll}
      aria-label={translate({ id: 'search.results', message: 'Results' })}
      hidden={groups.length === 0}
    >
      {groups.map((group, i) => (
        <div
          key={group.hits[0]?.url}
          role="group"
          aria-label={`${group.page}, ${kindName(group.kind)}`}
        >
          <p className={styles.page} aria-hidden="true">
            <span>{group.page}</span>
            <small>{kindName(group.kind)}</small>
          </p>
          {group.hits.map((hit, j) => {
            const place = (starts[i] ?? 0) + j;
            return (
              <ResultLink
                key={hit.url}
                hit={hit}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
