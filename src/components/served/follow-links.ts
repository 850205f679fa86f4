import routes from '@generated/routes';
import type { useHistory } from '@docusaurus/router';
import { matchRoutes } from 'react-router-config';

/** What shows that a visitor is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Makes links in served HTML what React's own links are: they lead to other pages without a new document, and
 * those pages are fetched ahead. Schedule buttons keep their document navigation.
 *
 * @returns what ends it
 */
export function followLinks(
  served: HTMLElement,
  history: ReturnType<typeof useHistory>,
): () => void {
  const ended = new AbortController();
  const pageLink = ({ target }: Event): HTMLAnchorElement | undefined => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && isPage(link) ? link : undefined;
  };
  const follow = (event: MouseEvent): void => {
    const link = pageLink(event);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || modified || event.defaultPrevented) return;
    event.preventDefault();
    history.push(`${link.pathname}${link.search}${link.hash}`);
  };
  const fetchAhead = (event: Event): void => {
    const link = pageLink(event);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  const inView = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting, target }) => {
      if (!isIntersecting) return;
      inView.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }),
  );
  const { signal } = ended;
  served.addEventListener('click', follow, { signal });
  SIGNS.forEach((sign) => served.addEventListener(sign, fetchAhead, { signal, passive: true }));
  [...served.querySelectorAll('a')].filter(isPage).forEach((link) => inView.observe(link));
  return () => {
    ended.abort();
    inView.disconnect();
  };
}

/** Whether a link leads to another page of this site, and not to a file or to the scheduler. */
function isPage(link: HTMLAnchorElement): boolean {
  const { pathname, origin, target, dataset } = link;
  if (origin !== location.origin || pathname === location.pathname) return false;
  if (target !== '' || dataset['schedule'] !== undefined) return false;
  return matchRoutes(routes, pathname).some(({ route }) => route.exact);
}
