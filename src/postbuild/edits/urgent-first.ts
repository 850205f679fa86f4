import { headElement, isLink, type HeadElement } from '../head';
import { UnreadablePage, type Edit } from '../pages';

/**
 * True for an inline script that runs at once: without `src`, and without a type, since typed ones hold data or rules.
 */
const isScript = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'script' && !('src' in attributes) && !('type' in attributes);
const isHint = (element: HeadElement): boolean => isLink(element, 'preload');
const isStyleSheet = (element: HeadElement): boolean => isLink(element, 'stylesheet');
/** In the order in which they must appear. */
const URGENT = [isScript, isHint, isStyleSheet];

/**
 * Moves what the first paint waits for to the start of the head: the inline scripts, the preload hints and the style
 * sheet. After descriptions and structured data the browser would find them late, and an inline script after the style
 * sheet would block parsing until that has loaded. React puts the hint for a page's first picture in the body; it is
 * moved to the others.
 */
export const putUrgentFirst: Edit = (page) => {
  const { $ } = page;
  const late = $('body link[rel~="preload"]').toArray();
  const places = late.flatMap(({ sourceCodeLocation: place }) => (place ? [place] : []));
  const head = [...page.head, ...late.map(({ attribs }) => headElement('link', attribs))];
  const charset = head.findIndex(({ attributes }) => 'charset' in attributes);
  if (charset < 0 || !head.some(isStyleSheet) || places.length < late.length) {
    throw new UnreadablePage(
      page,
      '<meta charset> and a <link rel="stylesheet"> in the head',
      'edits/urgent-first.ts',
    );
  }
  const urgent = URGENT.flatMap((isUrgent) => head.filter(isUrgent));
  const rest = head.filter((element) => !urgent.includes(element));
  const start = rest.findIndex(({ attributes }) => 'charset' in attributes) + 1;
  const gone = places.map(({ startOffset, endOffset }) => ({
    start: startOffset,
    end: endOffset,
    text: '',
  }));
  return {
    ...page,
    head: rest.toSpliced(start, 0, ...urgent),
    changes: [...page.changes, ...gone],
  };
};
