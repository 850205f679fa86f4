import { isTag, isText, type ChildNode } from 'domhandler';
import { UnreadablePage, type Edit } from '../pages';

const FILE = 'edits/stock-theme.ts';

/**
 * Removes what the stock theme puts before every page: a sprite that no component here uses, and a script that sets the
 * color theme, which our style sheets take from the visitor's system.
 */
export const dropStockTheme: Edit = (page) => {
  const { $ } = page;
  const start = $('body').get(0)?.sourceCodeLocation?.startTag?.endOffset;
  const app = $('body > #__docusaurus').get(0);
  const end = app?.sourceCodeLocation?.startOffset;
  if (!app || start === undefined || end === undefined) {
    throw new UnreadablePage(page, 'a <body> tag, and <div id="__docusaurus"> in it', FILE);
  }
  const before = $('body')
    .contents()
    .toArray()
    .slice(0, $('body').contents().index(app))
    .filter((node) => !isText(node) || node.data.trim() !== '');
  if (before.map(kindOf).join(' ') !== 'svg script') {
    throw new UnreadablePage(
      page,
      `the theme's hidden <svg> and its inline <script> before the page, and nothing else; ` +
        `there is "${before.map(kindOf).join(' ')}"`,
      FILE,
    );
  }
  const drawn = $(before)
    .find('[id]')
    .toArray()
    .map((symbol) => symbol.attribs['id'] ?? '')
    .find((id) => $(`use[href="#${id}"]`).length > 0);
  if (drawn !== undefined) {
    throw new UnreadablePage(
      page,
      `no icon drawn from the theme's sprite, but for #${drawn}`,
      FILE,
    );
  }
  return { ...page, changes: [...page.changes, { start, end, text: '' }] };
};

/** The tag name of a node that {@link dropStockTheme} expects; a description of any other, for the error message. */
function kindOf(node: ChildNode): string {
  if (!isTag(node)) return node.type;
  const { tagName, attribs } = node;
  const isKnown =
    tagName === 'svg' ? /^display:\s*none/.test(attribs['style'] ?? '') : !('src' in attribs);
  return isKnown ? tagName : `another ${tagName}`;
}
