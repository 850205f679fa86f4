import type { Section } from '../../search/corpus';
import { KINDS, type Kind } from '../../search/kinds';
import { printElement, escapeText } from '../markup';
import { UnreadablePage, type Edit } from '../pages';

/** Address of the page with the list. */
export const SEARCH_PAGE = '/search';

/**
 * Fills the search page's list for visitors without JavaScript: every question of the FAQ, and every other page, by
 * topic.
 *
 * @param sections of all pages
 */
export function fillDirectory(sections: readonly Section[]): Edit {
  return (page) => {
    const changes = KINDS.map((kind) => {
      const found = new RegExp(`<ul data-search-directory="?${kind}"?>`).exec(page.html);
      if (!found) {
        throw new UnreadablePage(
          page,
          `<ul data-search-directory="${kind}">`,
          'search/directory.ts',
        );
      }
      const at = found.index + found[0].length;
      return { start: at, end: at, text: items(kind, page.base, sections) };
    });
    return { ...page, changes: [...page.changes, ...changes] };
  };
}

function items(kind: Kind, base: string, sections: readonly Section[]): string {
  return sections
    .filter((section) => section.kind === kind)
    .filter(({ url, above }) => (kind === 'faq' ? above.length === 1 : !url.includes('#')))
    .map(({ url, heading }) => {
      const link = printElement('a', { href: base + url.slice(1) }, escapeText(heading));
      return printElement('li', {}, link);
    })
    .join('');
}
