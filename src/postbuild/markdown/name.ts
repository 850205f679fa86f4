import type { PageName } from '../pages';

/** Where the Markdown form of a page lies, below the folder of its language: `laws/rockville.md`. */
export const markdownName = ({ name }: Pick<PageName, 'name'>): string =>
  name.replace(/\.html$/, '.md');
