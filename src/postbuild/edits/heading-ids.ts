import { UnreadablePage, type Edit } from '../pages';
import { idsForHeadings } from '../search/page-parts';

/**
 * Gives every searchable heading without an id an id, so that a search result can link to it and people can share the
 * link.
 */
export const addHeadingIds: Edit = (page) => {
  const changes = [...idsForHeadings(page.$, page.englishIds)].map(([heading, id]) => {
    const place = heading.sourceCodeLocation;
    if (!place) {
      throw new UnreadablePage(
        page,
        `<${heading.tagName}> of "${id}" to stand in the text`,
        'edits/heading-ids.ts',
      );
    }
    const at = place.startOffset + `<${heading.tagName}`.length;
    return { start: at, end: at, text: ` id=${id}` };
  });
  return { ...page, changes: [...page.changes, ...changes] };
};
