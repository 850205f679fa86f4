import { parse, type Container, type Rule } from 'postcss';
import type { Marks } from './marks';

/** What only a hand brings about, and paper: nobody has either before the sheet is there. */
const LATER = /:(hover|active)\b/;
const PAPER = /^(print|page)$/;

/**
 * The part of a style sheet that may concern elements with these marks: a rule is kept if its elements are there,
 * whatever state it asks of them. Where that cannot be told, it is kept.
 *
 * @param css the whole sheet
 * @returns a smaller sheet, its rules in the order of the whole
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
 * A sheet without its typefaces, for pages that hold them. A browser that is told of a typeface again takes it as new:
 * one that came too late for the first paint would then take its place under the reader's eyes.
 */
export function withoutTypefaces(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** The tags, classes and ids that an element and those around it must have; what one of several may be is not among them. */
function names(selector: string): string[] {
  const required = selector
    .replace(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return [...required.matchAll(/(?<![\w:-])[a-z][\w-]*|[.#][\w-]+/gi)].map(([name]) => name);
}

/** Drops custom properties and keyframes that no kept rule and no element reads, until nothing more falls out. */
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

/** Drops rules without declarations, and what is around them with the last of them. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
