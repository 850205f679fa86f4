import type { Section } from '../../search/corpus';
import { KINDS, type Kind } from '../../search/kinds';
import { printElement, escapeText } from '../markup';
import { UnreadablePage, type Edit } from '../pages';

/** The path of the search page. */
export const SEARCH_PAGE = '/search';

/**
 * Fills the search page's list for visitors without JavaScript, by topic: every question of the FAQ, and every other
 * page.
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
  return [...entries(kind, sections)]
    .map(([url, name]) => {
      const link = printElement('a', { href: base + url.slice(1) }, escapeText(name));
      return printElement('li', {}, link);
    })
    .join('');
}

/**
 * The name of each FAQ question or page, by address. Pages are collected from all their sections, since one that starts
 * with a heading has no section of its own.
 */
function entries(kind: Kind, sections: readonly Section[]): ReadonlyMap<string, string> {
  const own = sections.filter((section) => section.kind === kind);
  return new Map(
    kind === 'faq'
      ? own.filter(({ above }) => above.length === 1).map(({ url, heading }) => [url, heading])
      : own.map(({ url, page }) => [url.replace(/#.*/, ''), page]),
  );
}
