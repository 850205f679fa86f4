import { translate } from '@docusaurus/Translate';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { SEARCH_REQUEST, type SearchDocument } from '@site/src/lib/search-request';
import { Icon } from '../ui/Icon';
import { NativeLink } from '../ui/NativeLink';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));

/** The search in the bar: a link to the search page that opens the dialog where there is JavaScript. */
export function SearchButton({ className }: { className?: string }): ReactNode {
  const [open, setOpen] = useSearchRequest();
  return (
    <>
      <NativeLink
        href="/search"
        className={className}
        aria-label={translate({ id: 'search.button', message: 'Search' })}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-search
      >
        <Icon name="search" />
      </NativeLink>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the dialog is open: a request opens it, also one made before React was there. */
function useSearchRequest(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const page: SearchDocument = document;
    const take = (): void => {
      page.searchRequested = false;
      setOpen(true);
    };
    if (page.searchRequested) take();
    page.addEventListener(SEARCH_REQUEST, take);
    return () => page.removeEventListener(SEARCH_REQUEST, take);
  }, []);
  return [open, setOpen];
}
