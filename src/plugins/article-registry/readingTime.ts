import type { ReadingTimeFunctionOption } from '@docusaurus/plugin-content-blog';

/** How fast people read plain prose, in words a minute. */
export const WORDS_PER_MINUTE = 225;

/**
 * The reading time of an article in whole minutes: what its front matter says (`reading_time`), otherwise
 * its words at {@link WORDS_PER_MINUTE}. An option of the blog plugin.
 */
export const readingTime: ReadingTimeFunctionOption = ({ content, frontMatter }) => {
  if (typeof frontMatter.reading_time === 'number') return frontMatter.reading_time;
  return Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE));
};

/** Words of a Markdown text; lines that place a component are none. */
function countWords(markdown: string): number {
  const prose = markdown.replace(/^:{2,}.*$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
}
