import type { Index } from './index-of';

const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?(?:\(?(\d{3})\)?[\s.-]*)?(\d{3})[\s.-]*(\d{4})(?!\d)/g;

/**
 * Returns a query with the telephone numbers of the site spelled as they are there: "3015550142" becomes "301
 * 555-0142".
 */
export const withPhones = ({ stated }: Index, text: string): string =>
  text.replace(PHONE, (typed, area: string | undefined, exchange: string, line: string) => {
    const number = `${exchange}-${line}`;
    return stated.has(number) ? [area, number].filter(Boolean).join(' ') : typed;
  });
