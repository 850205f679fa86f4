import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './BackLink';
import styles from './PageHero.module.css';

export interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  back?: BackLinkProps;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** A drawing beside the words. */
  figure?: ReactNode;
  /** Takes less room, for pages whose form should be on the first screen. */
  compact?: boolean;
}

/** The top of a page: link back, title, lead, buttons and drawing. */
export function PageHero({
  title,
  lead,
  back,
  actions,
  figure,
  compact,
}: PageHeroProps): ReactNode {
  return (
    <header className={clsx(styles.hero, compact && styles.compact)}>
      <div className={`page ${styles.inner}`}>
        <div>
          {back && <BackLink {...back} />}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {figure}
      </div>
    </header>
  );
}
