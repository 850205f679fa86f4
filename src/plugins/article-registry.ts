import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Plugin } from '@docusaurus/types';
import type { SeriesEntry } from '../lib/series';

/**
 * Gives every page the list of articles that belong to a series, so that an article knows its neighbors and the title
 * of its parent. It contains nothing else, since the data is part of the script of all pages.
 */
export default function articleRegistry(): Plugin {
  return {
    name: 'article-registry',
    allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog)
        throw new Error('article-registry needs the blog plugin, which is not configured.');
      const posts = blog.blogPosts.filter(({ metadata }) => !metadata.unlisted);
      const renamed = new Map(posts.flatMap(earlierSlugs));
      actions.setGlobalData(posts.flatMap((post) => seriesEntry(post, renamed)));
    },
  };
}

/** The former slugs of an article, each with its current slug. */
function earlierSlugs({ metadata: { frontMatter } }: BlogPost): [string, string][] {
  const { slug = '', earlier_addresses: earlier } = frontMatter;
  return Array.isArray(earlier) ? earlier.map((old) => [String(old), slug]) : [];
}

/** The registry entry of an article, or an empty list if it has no `order`. */
function seriesEntry({ metadata }: BlogPost, renamed: ReadonlyMap<string, string>): SeriesEntry[] {
  const { order, parentSlug, slug } = metadata.frontMatter;
  if (typeof order !== 'number' || !slug) return [];
  return [
    {
      slug,
      path: metadata.permalink,
      title: metadata.title,
      order,
      ...(typeof parentSlug === 'string'
        ? { parentSlug: renamed.get(parentSlug) ?? parentSlug }
        : {}),
    },
  ];
}
