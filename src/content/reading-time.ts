/** How fast people read plain prose, in words a minute. */
const WORDS_PER_MINUTE = 225;

/** How long the words of a Markdown text take, in whole minutes. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}

/** Words of a Markdown text; lines that place a component are none. */
function countWords(markdown: string): number {
  const prose = markdown.replace(/^:{2,}.*$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
}
