import { headElement } from '../head';
import { markdownName } from '../markdown/name';
import type { Edit } from '../pages';

/** Links to the Markdown form of a page in its head, for programs that look for one. */
export const nameMarkdownForm: Edit = (page) => {
  const href = page.base + markdownName(page);
  const link = headElement('link', { rel: 'alternate', type: 'text/markdown', href });
  return { ...page, head: [...page.head, link] };
};
