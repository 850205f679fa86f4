import { ALL_LOCALES } from '../../languages/all-locales';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../languages/locales';
import type { TranslationGaps } from '../../languages/translation-gaps';
import { headElement, isLink } from '../head';
import { UnreadablePage, type Edit } from '../pages';

/**
 * Removes the languages that lack a page from the alternates that it names for search engines. A page with English text
 * in place of a translation names no alternates, and the English page as the canonical one.
 *
 * @param language of the pages
 * @param missing the pages that each language lacks
 */
export function nameAlternates(language: Locale, missing: TranslationGaps['missing']): Edit {
  return (page) => {
    const isMissing = (locale: Locale): boolean => missing[locale]?.includes(page.path) ?? false;
    const stands = isMissing(language);
    const without = ALL_LOCALES.filter((locale) => stands || isMissing(locale)).map(
      (locale): string => LOCALES[locale].htmlLang,
    );
    if (without.length === 0) return page;
    const english = page.head.find(
      (element) =>
        isLink(element, 'alternate') &&
        element.attributes['hreflang'] === LOCALES[DEFAULT_LOCALE].htmlLang,
    )?.attributes['href'];
    if (english === undefined) {
      throw new UnreadablePage(page, 'a link to the English page', 'edits/alternates.ts');
    }
    const isGone = (lang = ''): boolean =>
      without.includes(lang) || (stands && lang === 'x-default');
    const head = page.head
      .filter((element) => !isLink(element, 'alternate') || !isGone(element.attributes['hreflang']))
      .filter(
        ({ attributes }) =>
          attributes['property'] !== 'og:locale:alternate' ||
          !without.includes((attributes['content'] ?? '').replace('_', '-')),
      )
      .map((element) =>
        stands && isLink(element, 'canonical')
          ? headElement('link', { ...element.attributes, href: english })
          : element,
      );
    return { ...page, head };
  };
}
