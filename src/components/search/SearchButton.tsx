import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';

/** The search in the navigation bar: a link to the search page, which opens the dialog if there is JavaScript. */
export function SearchButton({ className }: { className?: string }): ReactNode {
  return (
    <Link
      to="/search"
      className={className}
      aria-label={translate({ id: 'search.button', message: 'Search' })}
      aria-keyshortcuts="Control+K Meta+K"
      data-search
    >
      <Icon name="search" />
    </Link>
  );
}
