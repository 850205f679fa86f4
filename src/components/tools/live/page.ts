/** The language of the page. */
export const pageLocale = (): string => document.documentElement.lang || 'en-US';

/** What a block shows, in one line. */
export const oneLine = (block: HTMLElement): string => block.innerText.replace(/\s+/g, ' ').trim();
