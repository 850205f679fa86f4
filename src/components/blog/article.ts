import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import type { Focus } from '@site/src/data/fields';
import type { Review } from '@site/src/lib/review';
import type { CallToActionId } from './call-to-action-ids';
import type { ArticleData } from '@site/src/lib/structured-data/article';

/** An article as the blog's pages show it, from its front matter; dates are YYYY-MM-DD. */
export interface Article extends ArticleData {
  slug: string;
  /** Its cover, for example "/img/blog/lead-214.svg". */
  image: string;
  focus?: Focus;
  /** The sentence below the title: the front matter's `lead`, or else the description. */
  lead: string;
  excerpt: string;
  callToAction: CallToActionId;
  parentSlug?: string;
  /** Only in previews: the day on which it becomes public, 9999-12-31 for a draft. */
  awaits?: string;
}

/** The front matter that staff write, as the content check lets it through. */
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

/** Converts what the blog plugin passes to a page to an article. */
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
