import type { ReactNode } from 'react';
import { KINDS } from '@site/src/search/kinds';
import { topicName } from './kind-names';
import styles from './SearchContent.module.css';

/** All questions and pages by topic. The lists are filled after all pages are written (`src/postbuild/search`). */
export function Directory(): ReactNode {
  return (
    <div className={styles.directory}>
      {KINDS.map((kind) => (
        <section key={kind}>
          <h2>{topicName(kind)}</h2>
          <ul data-search-directory={kind} />
        </section>
      ))}
    </div>
  );
}
