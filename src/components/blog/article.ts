import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import type { Focus } from '@site/src/data/fields';
import type { Review } from '@site/src/lib/review';
import type { CallToActionId } from './call-to-action-ids';
import type { ArticleData } from '@site/src/lib/structured-data/article';

/** An article as the blog's pages show it: what its front matter says, with dates as YYYY-MM-DD. */
export interface Article extends ArticleData {
  slug: string;
  /** Its cover on this site, such as "/img/blog/lead-214.svg". */
  image: string;
  focus?: Focus;
  /** What readers see below the title. */
  lead: string;
  excerpt: string;
  callToAction: CallToActionId;
  parentSlug?: string;
  /** In previews, the day it waits for (9999-12-31 for a draft); visitors never see such an article. */
  awaits?: string;
}

/** What staff write in the front matter; checked by the content check before the site is built. */
interface ArticleFrontMatter {
  slug: string;
  image: string;
  image_focus?: Focus;
  keywords?: string[];
  lead?: string;
  excerpt: string;
  call_to_action: CallToActionId;
  parentSlug?: string;
  author?: string;
  reviewed?: Review;
  last_update?: { date?: string };
  awaits?: string;
}

/** Reads an article from what the blog plugin hands to a page. */
export function articleOf({ metadata }: Pick<PropBlogPostContent, 'metadata'>): Article {
  const frontMatter = metadata.frontMatter as unknown as ArticleFrontMatter;
  const published = metadata.date.slice(0, 10);
  return {
    slug: frontMatter.slug,
    title: metadata.title,
    description: metadata.description,
    lead: frontMatter.lead ?? metadata.description,
    keywords: frontMatter.keywords ?? [],
    path: metadata.permalink,
    image: frontMatter.image,
    focus: frontMatter.image_focus,
    published,
    updated: frontMatter.last_update?.date?.slice(0, 10) ?? published,
    minutes: metadata.readingTime ?? 1,
    excerpt: frontMatter.excerpt,
    callToAction: frontMatter.call_to_action,
    author: frontMatter.author,
    reviewed: frontMatter.reviewed,
    parentSlug: frontMatter.parentSlug,
    awaits: frontMatter.awaits,
  };
}
