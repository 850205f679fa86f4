/** The language of the page. */
export const pageLocale = (): string => document.documentElement.lang || 'en-US';

/** What a block says, in one line: also one that is folded away, and without what is for the eye alone. */
export function oneLine(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('[aria-hidden], [hidden]')) one.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
