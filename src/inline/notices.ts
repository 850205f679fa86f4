import { whenParsed } from './parsed';

/** Shows each notice of the office from its first day to its last, however old the page is (`Notices.tsx`). */
export function installNotices(document: Document): void {
  whenParsed(document, () => {
    const now = Date.now();
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
      const [from = 0, until = 0] = notice.dataset.notice!.split(' ').map(Number);
      notice.hidden = now < from || now >= until;
    }
  });
}
