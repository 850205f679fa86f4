import type { FeedOptions, ReadingTimeFunctionOption } from '@docusaurus/plugin-content-blog';
import { company } from '../data';
import type { BlogWords } from './blog-words';
import { readingMinutes } from './reading-time';

/**
 * The blog plugin's `readingTime`, in minutes: `reading_time` in an article's front matter, or an estimate from its
 * words.
 */
export const readingTime: ReadingTimeFunctionOption = ({ content, frontMatter }) =>
  typeof frontMatter.reading_time === 'number' ? frontMatter.reading_time : readingMinutes(content);

/**
 * The blog plugin's `truncateMarker`: the position right after the front matter. The blog index is made of front matter
 * alone, so it need not carry the text of every article.
 */
export const AFTER_FRONT_MATTER = /(?<=^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n)/;

/**
 * The blog plugin's `feedOptions`: RSS and Atom feeds of every article, with its byline and both its dates, so that
 * feed readers show when it was last updated.
 *
 * @param words of the blog in the language of the feeds
 */
export const feedOptions = ({ title, description }: BlogWords): Partial<FeedOptions> => ({
  type: ['rss', 'atom'],
  limit: null,
  title: `${company.name}: ${title}`,
  description,
  copyright: `© ${company.legalName}`,
  createFeedItems: async ({ blogPosts, defaultCreateFeedItems, ...site }) => {
    const items = await defaultCreateFeedItems({ blogPosts, ...site });
    return items.map((item, index) => {
      const updated = blogPosts[index]?.metadata.frontMatter.last_update?.date;
      return {
        ...item,
        author: [{ name: `${company.name} Team` }],
        published: item.date,
        date: updated ? new Date(updated) : item.date,
      };
    });
  },
});
