import type { FeedOptions, ReadingTimeFunctionOption } from '@docusaurus/plugin-content-blog';
import { company } from '../data';
import type { BlogWords } from './blog-words';
import { readingMinutes } from './reading-time';

/**
 * The blog plugin's `readingTime`: what an article's front matter says (`reading_time`), otherwise what its words take.
 */
export const readingTime: ReadingTimeFunctionOption = ({ content, frontMatter }) =>
  typeof frontMatter.reading_time === 'number' ? frontMatter.reading_time : readingMinutes(content);

/**
 * The blog plugin's `truncateMarker`: the place right after the front matter. The index is made of front
 * matter alone, so that it does not carry the text of every article with it.
 */
export const AFTER_FRONT_MATTER = /(?<=^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n)/;

/**
 * The blog plugin's `feedOptions`: RSS and Atom with every article, its byline, and both its dates, so that
 * a feed reader sees when one was last updated.
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
