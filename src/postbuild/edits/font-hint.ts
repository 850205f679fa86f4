import { headElement, isLink } from '../head';
import { UnreadablePage, type Edit } from '../pages';

/**
 * Lets the browser fetch the typeface in parallel with the style sheet rather than after it.
 *
 * @param href address of the font
 */
export function hintFont(href: string): Edit {
  const hint = headElement('link', {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
  });
  return (page) => {
    const sheet = page.head.findIndex((element) => isLink(element, 'stylesheet'));
    if (sheet < 0) {
      throw new UnreadablePage(page, 'a <link rel="stylesheet"> in the head', 'edits/font-hint.ts');
    }
    return { ...page, head: page.head.toSpliced(sheet, 0, hint) };
  };
}
