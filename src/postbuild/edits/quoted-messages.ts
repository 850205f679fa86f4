import type { Edit } from '../pages';

/** Puts the addresses of text messages in quotation marks: the minifier of Docusaurus takes them off before a `=`. */
export const quoteMessages: Edit = (page) => ({
  ...page,
  changes: [
    ...page.changes,
    ...[...page.html.matchAll(/(?<=<a [^>]*href=)sms:[^\s">]+/g)].map(({ 0: address, index }) => ({
      start: index,
      end: index + address.length,
      text: `"${address}"`,
    })),
  ],
});
