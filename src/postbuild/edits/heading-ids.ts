import { UnreadablePage, type Edit } from '../pages';
import { idsForHeadings } from '../search/page-parts';

/** Gives each searched heading without an id one, so that a result can point at it and the link can be handed on. */
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
