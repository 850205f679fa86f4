import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { applyDirectives } from './apply-directives';
import { applyFacts } from './apply-facts';
import type { FaqEntry } from '../components/faq/faq-data';
import { applyPictures } from './apply-pictures';
import { applyFaq } from './faq';
import { applyGroups } from './groups';
import { applyParts } from './apply-parts';
import { takeEnglishIds } from './translations/english-ids';
import { applySections } from './sections';
import { ContentError, type LineProblem } from './problems';
import type { References } from './references';
import { evenSource } from './source';
import { applyHtmlRules, checkText } from './text-rules';
import { englishFile } from './translations/files';

/** What one Markdown file became, besides its changed tree. */
export interface StaffResult {
  problems: LineProblem[];
  /** Questions and answers, when the front matter says `faq: true`. */
  faq: FaqEntry[];
}

/** What a file becomes: running text, the list of questions, or a page of sections. */
export type Shape = 'text' | 'faq' | 'page';

/**
 * Applies everything staff may write to a parsed file, in place: facts, directives, HTML rules, and what gives the
 * whole its shape. The build and the content check both go through here.
 */
export function applyStaffMarkdown(
  tree: Root,
  source: string,
  shape: Shape,
  references: References,
): StaffResult {
  const problems = [
    ...applyFacts(tree, references.facts),
    ...applyDirectives(tree, source, references),
    ...applyHtmlRules(tree),
    ...checkText(tree),
  ];
  applyGroups(tree);
  const faq = shape === 'faq' ? applyFaq(tree, problems) : [];
  if (shape === 'page') applySections(tree);
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'faq-again') {
      const message =
        '::faq-again stands between the questions of a page with "faq: true" at its top.';
      problems.push({ line: node.position?.start.line, message });
    }
  });
  if (problems.length === 0) {
    applyParts(tree);
  }
  return { faq, problems };
}

/** The lines at the top of a file. */
const TOP = /^---\n[\s\S]*?\n---\n/;

/** What the remark plugin is given. */
export interface StaffOptions {
  siteDir: string;
  /** What a file can name, by its path from the project folder: in the language of its text. */
  referencesOf: (file: string) => References;
  /** Whether the files are pages of sections, as in `src/pages`. */
  pages: boolean;
}

/**
 * The remark plugin of docs, blog and pages; give it as a `beforeDefaultRemarkPlugins` entry.
 * @throws ContentError when something typed cannot become a page.
 */
export const remarkStaff: Plugin<[StaffOptions], Root> = function remarkStaff({
  siteDir,
  referencesOf,
  pages,
}) {
  const parse = (file: string): Root =>
    this.parse(evenSource(readFileSync(path.join(siteDir, file), 'utf8')).replace(TOP, '')) as Root;
  return async (tree: Root, file: VFile) => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    // The headings of a page of sections are named in all languages by `src/postbuild`, once its facts stand in it.
    const source = pages ? undefined : englishFile(name);
    if (source !== undefined) takeEnglishIds(tree, parse(source));
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    const shape = pages ? 'page' : frontMatter['faq'] === true ? 'faq' : 'text';
    const { problems } = applyStaffMarkdown(tree, String(file), shape, referencesOf(name));
    if (problems.length > 0) {
      throw new ContentError(problems.map((problem) => ({ file: name, ...problem })));
    }
    await applyPictures(tree, siteDir);
  };
};
