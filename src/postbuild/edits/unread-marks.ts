import { headElement } from '../head';
import { UnreadablePage, type Edit } from '../pages';

/** Marks of React Helmet, which find a tag again when the page changes; here no page turns into another. */
const HELMET = 'data-rh';
/** For the crawler of a search service that this site does not use, and for counts of what sites are made with. */
const UNREAD = /^(docusaurus_|docsearch:|generator$)/;

/** Drops from the head what nobody reads. */
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
