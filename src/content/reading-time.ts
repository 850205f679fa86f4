/** Reading speed for plain prose. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a Markdown text in minutes, at least 1. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}

/** Counts the words of a Markdown text, without lines that place a component. */
function countWords(markdown: string): number {
  const prose = markdown.replace(/^:{2,}.*$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
}
