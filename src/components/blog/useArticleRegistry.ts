import { usePluginData } from '@docusaurus/useGlobalData';
import type { SeriesEntry } from '@site/src/lib/series';

/**
 * The articles that belong to a series.
 *
 * @throws Error when the plugin `article-registry` is not in the site's configuration
 */
export function useArticleRegistry(): readonly SeriesEntry[] {
  return usePluginData('article-registry', undefined, { failfast: true }) as SeriesEntry[];
}
