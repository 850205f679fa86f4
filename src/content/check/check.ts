import path from 'node:path';
import { findSlips } from '../../data/check';
import { readingOf } from '../../lib/readability';
import type { Problem } from '../problems';
import { loadReferences, type References } from '../references';
import { evenSource } from '../source';
import { checkArticles, type Article } from './articles';
import { checkAsked } from './asked';
import { readStaffFiles, type StaffFile } from './files';
import { readFrontMatter, type ReadFrontMatter } from './front-matter';
import {
  articleFrontMatter,
  docFrontMatter,
  type ArticleFrontMatter,
  type DocFrontMatter,
} from './front-matter-schema';
import { checkTargets, type SiteMap } from './links';
import type { Graded } from './notes';
import { readPage, type PageContent } from './page';
import { articleSlug, docRoute, fixedRoutes, isStaticFile } from './routes';

/** What a check found, and how much it looked at. */
export interface CheckReport {
  problems: Problem[];
  files: number;
  links: number;
  facts: number;
  /** How each Markdown page reads; information, never a problem. */
  graded: Graded[];
}

interface CheckedFile extends PageContent {
  file: string;
  route: string;
  title?: string;
  article?: Article;
}

type AnyFrontMatter = DocFrontMatter & Partial<ArticleFrontMatter>;

function checkFile(staff: StaffFile, references: References, siteDir: string): CheckedFile {
  const { file, kind } = staff;
  const source = evenSource(staff.source ?? '');
  const schema = kind === 'docs' ? docFrontMatter : articleFrontMatter;
  const top = readFrontMatter(source, schema, references.facts) as ReadFrontMatter<AnyFrontMatter>;
  const value = top.value;
  const page = readPage(source, top.isFaq, references);
  const problems = [...staff.problems, ...(staff.source === undefined ? [] : top.problems)];
  if (value?.image !== undefined && !isStaticFile(siteDir, value.image)) {
    const message = `image: there is no picture ${value.image}; put the file in static${value.image}.`;
    problems.push({ line: top.lineOf('image'), message });
  }
  const slug = articleSlug(file, value?.slug);
  return {
    ...page,
    problems: staff.source === undefined ? problems : [...problems, ...page.problems],
    file,
    route: kind === 'docs' ? docRoute(file, value?.slug) : `/blog/${slug}`,
    ...(value && { title: value.title }),
    ...(value &&
      kind === 'blog' && {
        article: { file, slug, frontMatter: value as ArticleFrontMatter, lineOf: top.lineOf },
      }),
  };
}

function checkDuplicates(files: readonly CheckedFile[]): Problem[] {
  const problems: Problem[] = [];
  const routes = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { file, route, title } of files) {
    const sameRoute = routes.get(route);
    if (sameRoute !== undefined) {
      const message = `The address ${route} is already taken by ${sameRoute}; choose another slug.`;
      problems.push({ file, message });
    }
    routes.set(route, file);
    const key = title?.trim().toLowerCase();
    const sameTitle = key === undefined ? undefined : titles.get(key);
    if (sameTitle !== undefined) {
      problems.push({ file, message: `title "${title}" is already that of ${sameTitle}.` });
    }
    if (key !== undefined) {
      titles.set(key, file);
    }
  }
  return problems;
}

function dataProblems(siteDir: string): Problem[] {
  return findSlips(path.join(siteDir, 'src/data')).map((slip) => {
    const [, file = 'src/data', message = slip] = /^(\S+\.json):? ([\s\S]*)$/.exec(slip) ?? [];
    return { file, message };
  });
}

/**
 * Checks everything staff write, without a build: data files, front matter, facts, directives,
 * links and the parts of pages they name.
 * @param siteDir the project folder
 */
export function checkContent(siteDir: string): CheckReport {
  const slips = dataProblems(siteDir);
  if (slips.length > 0) {
    return { problems: slips, files: 0, links: 0, facts: 0, graded: [] };
  }
  const references = loadReferences(siteDir);
  const files = readStaffFiles(siteDir).map((staff) => checkFile(staff, references, siteDir));
  const map: SiteMap = {
    siteDir,
    routes: new Map([
      ...fixedRoutes(siteDir).map((route) => [route, undefined] as const),
      ...files.map(({ route, anchors }) => [route, anchors] as const),
    ]),
  };
  const own = files.flatMap(({ file, route, problems, targets }) =>
    [...problems, ...checkTargets(targets, route, map)].map((problem) => ({ file, ...problem })),
  );
  const articles = files.flatMap(({ article }) => article ?? []);
  return {
    problems: [
      ...own,
      ...checkDuplicates(files),
      ...checkArticles(articles),
      ...checkAsked(map, references),
    ],
    files: files.length,
    links: files.reduce((sum, { targets }) => sum + targets.length, 0),
    facts: references.facts.names.length,
    graded: files.map(({ file, paragraphs }) => ({ page: file, ...readingOf(paragraphs) })),
  };
}
