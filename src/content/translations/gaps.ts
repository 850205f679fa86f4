import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext } from '@docusaurus/types';
import type { Locale } from '../../languages/locales';
import type { TranslationGaps, PathsOf } from '../../languages/translation-gaps';
import { isOlder, usable } from './state';

/** The pages made from files, with their addresses. */
function pagesOf(allContent: AllContent): { permalink: string; source: string }[] {
  const content = <T>(plugin: string): T | undefined =>
    allContent[`docusaurus-plugin-content-${plugin}`]?.['default'] as T | undefined;
  return [
    ...(content<DocsContent>('docs')?.loadedVersions ?? []).flatMap(({ docs }) => docs),
    ...(content<BlogContent>('blog')?.blogPosts ?? []).map(({ metadata }) => metadata),
    ...(content<PagesContent>('pages') ?? []),
  ];
}

/**
 * The pages whose text is not translated, or whose translation is older than the English.
 *
 * @param allContent what Docusaurus' plugins have loaded
 * @returns for each language with gaps, the paths without the base
 */
export function translationGaps(
  allContent: AllContent,
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): TranslationGaps {
  const pages = pagesOf(allContent);
  const where = (holds: (locale: Locale, file: string) => boolean): PathsOf => {
    const paths = (i18n.locales as Locale[]).map((locale): [Locale, string[]] => [
      locale,
      pages
        .filter(({ source }) => holds(locale, source.replace('@site/', '')))
        .map(({ permalink }) => `/${permalink.slice(baseUrl.length)}`),
    ]);
    return Object.fromEntries(paths.filter(([, some]) => some.length > 0));
  };
  return {
    missing: where((locale, file) => !usable(siteDir, locale, file)),
    older: where((locale, file) => usable(siteDir, locale, file) && isOlder(siteDir, locale, file)),
  };
}
