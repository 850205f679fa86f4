import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './TableRegion.module.css';

/** A table that scrolls sideways in a region of its own if the screen is narrower. */
export function TableRegion({ children }: { children?: ReactNode }): ReactNode {
  const label = translate({ id: 'table.region', message: 'Table, scrolls sideways' });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
