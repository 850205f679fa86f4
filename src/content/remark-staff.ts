import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { applyAnswers, type Translation } from './answers/apply';
import { answerProblems } from './answers/problems';
import { boxesOf, type Box } from './answers/read';
import { withSpoken } from './answers/quotes';
import { applyDirectives } from './apply-directives';
import { applyEarlier } from './apply-earlier';
import { applyFacts } from './apply-facts';
import type { FaqEntry } from '../components/faq/faq-data';
import { applyPictures } from './apply-pictures';
import { applyFaq } from './faq';
import type { Earlier } from './earlier';
import { applyFolds, strayFolds } from './folds';
import { applyGroups } from './groups';
import { applyParts } from './apply-parts';
import { takeEnglishIds } from './translations/english-ids';
import { applySections } from './sections';
import { ContentError, type LineProblem } from './problems';
import type { References } from './references';
import { evenSource } from './source';
import { applyHtmlRules, checkText } from './text-rules';
import { englishFile } from './translations/files';

/** What is returned for one Markdown file, besides its changed tree. */
export interface StaffResult {
  problems: LineProblem[];
  /** The questions and answers, if the front matter says `faq: true`. */
  faq: FaqEntry[];
  /** The sentences of a tool, in their boxes as typed. */
  boxes: Box[];
}

/** What a file becomes: running text, the list of questions, a page of sections, or the page of a tool. */
export type Shape = 'text' | 'faq' | 'page' | 'tool';

/**
 * Applies facts, directives and HTML rules. Reports what is wrong with the sentences of a tool, but leaves them as they
 * are.
 */
export function applyWords(
  tree: Root,
  source: string,
  shape: Shape,
  { facts, ...rest }: References,
): LineProblem[] {
  const references = {
    ...rest,
    facts: shape === 'tool' ? withSpoken(facts, rest.spoken()) : facts,
  };
  return [
    ...applyFacts(tree, references.facts),
    ...applyDirectives(tree, source, references),
    ...applyHtmlRules(tree),
    ...checkText(tree),
    ...(shape === 'tool' ? answerProblems(tree, rest.spoken()) : []),
  ];
}

/**
 * Applies everything staff can write to a parsed file, in place: facts, directives, HTML rules, and the steps for its
 * shape. The build and the content check both use this.
 */
export function applyStaffMarkdown(
  tree: Root,
  source: string,
  shape: Shape,
  references: References,
  translation?: Translation,
): StaffResult {
  const problems = applyWords(tree, source, shape, references);
  applyGroups(tree);
  const faq = shape === 'faq' ? applyFaq(tree, problems) : [];
  if (shape === 'page') applySections(tree);
  if (shape === 'text') applyFolds(tree);
  problems.push(...strayFolds(tree));
  const boxes = shape === 'tool' ? boxesOf(tree) : [];
  if (shape === 'tool') applyAnswers(tree, references.spoken(), translation);
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
  return { faq, boxes, problems };
}

/** An English text, from which a translation takes its structure. */
export interface English {
  tree: Root;
  source: string;
  references: References;
  isOld: Translation['isOld'];
}

/**
 * Applies everything to the translation of a tool, in place. The order and the conditions of its sentences come from
 * the English text. Each text is applied with its own source, because its nodes hold offsets into it.
 *
 * @returns the problems of both texts; if there are any, the answers are not built
 */
export function applyTranslation(
  tree: Root,
  source: string,
  references: References,
  english: English,
): LineProblem[] {
  const problems = [
    ...applyWords(tree, source, 'tool', references),
    ...applyWords(english.tree, english.source, 'tool', english.references),
  ];
  if (problems.length > 0) return problems;
  const own = { tree: { ...tree }, lists: references.spoken(), isOld: english.isOld };
  applyGroups(english.tree);
  applyAnswers(english.tree, english.references.spoken(), own);
  tree.children = english.tree.children;
  return [];
}

/** The front matter of a file. */
const TOP = /^---\n[\s\S]*?\n---\n/;

/** The shape of a file, by its folder and its front matter. */
export function shapeOf(pages: boolean, top: Readonly<Record<string, unknown>>): Shape {
  if (pages) return top['layout'] === 'tool' ? 'tool' : 'page';
  return top['faq'] === true ? 'faq' : 'text';
}

/** The options of the remark plugin. */
export interface StaffOptions {
  siteDir: string;
  /** What a file can name, in the language of its text. The file is a path from the project folder. */
  referencesOf: (file: string) => References;
  /** The lines of a translation whose English has changed since. */
  oldLines: (file: string) => ReadonlySet<number>;
  /** Old addresses, of articles and in `redirects.json`, each with the address it leads to. */
  earlier: Earlier;
  /** True if the files are pages of sections, as in `src/pages`. */
  pages: boolean;
}

/**
 * The remark plugin of docs, blog and pages, for `beforeDefaultRemarkPlugins`.
 * @throws ContentError when something typed cannot become a page.
 */
export const remarkStaff: Plugin<[StaffOptions], Root> = function remarkStaff({
  siteDir,
  referencesOf,
  oldLines,
  earlier,
  pages,
}) {
  const read = (file: string): string =>
    evenSource(readFileSync(path.join(siteDir, file), 'utf8')).replace(TOP, '');
  const parse = (file: string): Root => {
    const tree = this.parse(read(file)) as Root;
    applyEarlier(tree, earlier);
    return tree;
  };
  return async (tree: Root, file: VFile) => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    applyEarlier(tree, earlier);
    // `src/postbuild` names the headings of section pages in every language, once their facts are filled in.
    const source = englishFile(name);
    if (source !== undefined && !pages) takeEnglishIds(tree, parse(source));
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    const shape = shapeOf(pages, frontMatter);
    const references = referencesOf(name);
    const isTranslation = source !== undefined && references !== referencesOf(source);
    const problems =
      shape === 'tool' && isTranslation
        ? applyTranslation(tree, String(file), references, {
            tree: parse(source),
            source: read(source),
            references: referencesOf(source),
            isOld: (line) => oldLines(name).has(line),
          })
        : applyStaffMarkdown(tree, String(file), shape, references).problems;
    if (problems.length > 0) {
      throw new ContentError(problems.map((problem) => ({ file: name, ...problem })));
    }
    await applyPictures(tree, siteDir);
  };
};
