import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { applyButtonRows } from './button-rows';
import { applyDirectives } from './apply-directives';
import { applyFigures } from './apply-figures';
import { applyFacts } from './apply-facts';
import type { FaqEntry } from '../components/faq/faq-data';
import { applyPictures } from './apply-pictures';
import { applyFaq } from './faq';
import { ContentError, type LineProblem } from './problems';
import type { References } from './references';
import { applyHtmlRules, checkText } from './text-rules';

/** What one Markdown file became, besides its changed tree. */
export interface StaffResult {
  problems: LineProblem[];
  /** Questions and answers, when the front matter says `faq: true`. */
  faq: FaqEntry[];
}

/**
 * Applies everything staff may write to a parsed file, in place: facts, directives, HTML rules and
 * the FAQ list. The build and the content check both go through here.
 */
export function applyStaffMarkdown(
  tree: Root,
  source: string,
  isFaq: boolean,
  references: References,
): StaffResult {
  const problems = [
    ...applyFacts(tree, references.facts),
    ...applyDirectives(tree, source, references),
    ...applyHtmlRules(tree),
    ...checkText(tree),
  ];
  applyButtonRows(tree);
  const faq = isFaq ? applyFaq(tree, problems) : [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'faq-again') {
      const message =
        '::faq-again stands between the questions of a page with "faq: true" at its top.';
      problems.push({ line: node.position?.start.line, message });
    }
  });
  if (problems.length === 0) {
    applyFigures(tree);
  }
  return { faq, problems };
}

/**
 * The remark plugin of docs and blog; give it as a `beforeDefaultRemarkPlugins` entry with the
 * site folder and the references as options.
 * @throws ContentError when something typed cannot become a page.
 */
export const remarkStaff: Plugin<[{ siteDir: string; references: References }], Root> =
  ({ siteDir, references }) =>
  async (tree: Root, file: VFile) => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    const isFaq = frontMatter['faq'] === true;
    const { problems } = applyStaffMarkdown(tree, String(file), isFaq, references);
    if (problems.length > 0) {
      const name = path.relative(siteDir, file.path).split(path.sep).join('/');
      throw new ContentError(problems.map((problem) => ({ file: name, ...problem })));
    }
    await applyPictures(tree, siteDir);
  };
