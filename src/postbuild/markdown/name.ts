import type { PageName } from '../pages';

/** The file of a page's Markdown form, in the folder of its language: `laws/rockville.md`. */
export const markdownName = ({ name }: Pick<PageName, 'name'>): string =>
  name.replace(/\.html$/, '.md');
