import { headElement } from '../head';
import { UnreadablePage, type Edit } from '../pages';

/**
 * The attribute by which React Helmet finds its tags again when the page changes; here, pages never change in place.
 */
const HELMET = 'data-rh';
/** Tags for the crawler of a search service that this site does not use, and for statistics about site generators. */
const UNREAD = /^(docusaurus_|docsearch:|generator$)/;

/** Removes tags and attributes from the head that nobody reads. */
export const dropUnreadMarks: Edit = (page) => {
  if (!page.head.some(({ attributes }) => HELMET in attributes)) {
    throw new UnreadablePage(
      page,
      `tags marked with ${HELMET} in the head`,
      'edits/unread-marks.ts',
    );
  }
  const head = page.head
    .filter(({ attributes }) => !UNREAD.test(attributes['name'] ?? ''))
    .map((element) => {
      const { [HELMET]: mark, ...attributes } = element.attributes;
      return mark === undefined ? element : headElement(element.tag, attributes, element.inner);
    });
  return { ...page, head };
};
