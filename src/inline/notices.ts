import { whenParsed } from './parsed';

/**
 * Shows each notice of the office from its first to its last day, regardless of when the page was built
 * (`Notices.tsx`).
 */
export function installNotices(document: Document): void {
  whenParsed(document, () => {
    document.querySelectorAll<HTMLElement>('[data-notice]').forEach((notice) => {
      const [from, until] = notice.dataset.notice!.split(' ').map(Number) as [number, number];
      notice.hidden = Date.now() < from || Date.now() >= until;
    });
  });
}
