/** Returns the language of the page (BCP 47). */
export const pageLocale = (): string => document.documentElement.lang || 'en-US';

/** Returns the text of a block on one line: including folded parts, without hidden and decorative ones. */
export function oneLine(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('[aria-hidden], [hidden]')) one.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
