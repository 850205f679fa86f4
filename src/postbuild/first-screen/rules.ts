import { parse, type Container, type Rule } from 'postcss';
import type { Marks } from './marks';

/** Rules that apply only on hover or press, or to print. Nobody needs them before the sheet has loaded. */
const LATER = /:(hover|active)\b/;
const PAPER = /^(print|page)$/;

/**
 * The part of a style sheet that may apply to elements with these marks. A rule is kept if all elements that it
 * requires exist, in whatever state, and also if that cannot be determined.
 *
 * @param css the whole sheet
 * @returns a smaller sheet, with the rules in their original order
 */
export function rulesFor(css: string, marks: Marks): string {
  const sheet = parse(css);
  sheet.walkAtRules((rule) => {
    if (PAPER.test(rule.name === 'media' ? rule.params : rule.name)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const concerned = rule.selectors.filter(
      (selector) => !LATER.test(selector) && names(selector).every((name) => marks.has(name)),
    );
    if (concerned.length > 0) rule.selectors = concerned;
    else rule.remove();
  });
  dropEmpty(sheet);
  dropUnread(sheet, marks);
  return sheet.toString();
}

/**
 * A sheet without its typefaces, for pages that have them inline. A browser treats a typeface that is declared again as
 * new: if it arrived too late for the first paint, it would be swapped in while the visitor reads.
 */
export function withoutTypefaces(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/**
 * The tags, classes and ids that a selector requires. Arguments of pseudo-classes such as `:is()` may be alternatives,
 * so they are left out, as are attributes.
 */
function names(selector: string): string[] {
  const required = selector
    .replace(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return [...required.matchAll(/(?<![\w:-])[a-z][\w-]*|[.#][\w-]+/gi)].map(([name]) => name);
}

/** Removes custom properties and keyframes that no remaining rule or element uses, repeatedly until nothing changes. */
function dropUnread(sheet: Container, marks: Marks): void {
  const text = sheet.toString();
  const isRead = (property: string): boolean => new RegExp(`var\\(${property}[),]`).test(text);
  let dropped = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (marks.has(declaration.prop) || isRead(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  sheet.walkAtRules('keyframes', (keyframes) => {
    if (new RegExp(`animation[^;}]*\\b${keyframes.params}\\b`).test(text)) return;
    keyframes.remove();
    dropped = true;
  });
  if (!dropped) return;
  dropEmpty(sheet);
  dropUnread(sheet, marks);
}

/** Removes rules without declarations, and containers that become empty. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
