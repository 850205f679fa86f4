import { usePluginData } from '@docusaurus/useGlobalData';
import type { SeriesEntry } from '@site/src/lib/series';

/**
 * Returns the articles that belong to a series, in no particular order.
 *
 * @throws Error when the plugin `article-registry` is not in the site's configuration
 */
export function useArticleRegistry(): readonly SeriesEntry[] {
  return usePluginData('article-registry', undefined, { failfast: true }) as SeriesEntry[];
}
