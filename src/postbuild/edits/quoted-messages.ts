import type { Edit } from '../pages';

/** Quotes the addresses of text messages: they contain a `=`, yet Docusaurus' minifier removes the quotes. */
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
