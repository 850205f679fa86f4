import { parse, type Rule } from 'postcss';
import type { Marks } from './marks';

/**
 * The part of a style sheet that may concern elements with these marks. States are not looked at: a rule for a
 * pressed button is kept if the button is there. Rules for paper are left out, for nobody prints a first paint.
 *
 * @param css the whole sheet
 * @returns a smaller sheet, its rules in the order of the whole
 */
export function rulesFor(css: string, marks: Marks): string {
  const sheet = parse(css);
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const concerned = rule.selectors.filter((selector) =>
      names(selector).every((name) => marks.has(name)),
    );
    if (concerned.length > 0) rule.selectors = concerned;
    else rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** The tags, classes and ids that an element and those around it must have; what it may or must not have is not among them. */
function names(selector: string): string[] {
  const required = selector
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return [...required.matchAll(/(?<![\w:-])[a-z][\w-]*|[.#][\w-]+/gi)].map(([name]) => name);
}
