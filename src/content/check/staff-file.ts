import type { References } from '../references';
import type { LineProblem } from '../problems';
import { publishedFrom } from '../publication';
import { evenSource } from '../source';
import type { Article } from './articles';
import type { StaffFile } from './files';
import { readFrontMatter, type ReadFrontMatter } from './front-matter';
import {
  articleFrontMatter,
  docFrontMatter,
  type ArticleFrontMatter,
  type DocFrontMatter,
} from './front-matter-schema';
import { typedCopies, type Copy } from './own-facts';
import { readPage, type PageContent } from './page';
import { quotingProblems } from './quoting';
import { articleSlug, docRoute, isStaticFile } from './routes';
import { secretsIn, unfinished } from './sentences';

/** A Markdown file as the checks across files see it. */
export interface CheckedFile extends PageContent {
  file: string;
  route: string;
  /** The day from which visitors see it, where that is a later one. */
  hiddenUntil?: string | undefined;
  title?: string;
  /** Its slug, right or wrong; undefined for files of `docs/`. */
  slug?: string;
  article?: Article;
}

/** What the texts of a site are checked against. */
export interface Knowledge {
  siteDir: string;
  today: string;
  references: References;
  copies: readonly Copy[];
}

type AnyFrontMatter = DocFrontMatter & Partial<ArticleFrontMatter>;

/** Fields that only an article has. */
const OF_ARTICLES = ['date', 'excerpt', 'call_to_action', 'parentSlug'];

/** A file that lies in the other folder has a dozen problems, and one reason. */
function wrongFolder(
  { kind, file }: StaffFile,
  raw: Readonly<Record<string, unknown>>,
): LineProblem | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const marks = OF_ARTICLES.filter((field) => field in raw).length;
  if (kind === 'docs' && marks > 1) {
    return { message: `This is an article, to judge by its first lines; move it to blog/${name}.` };
  }
  return kind === 'blog' && marks === 0 && String(raw['slug']).startsWith('/')
    ? { message: `This is a page, to judge by its first lines; move it to docs/${name}.` }
    : undefined;
}

function pictureProblem(value: string, line: number, siteDir: string): LineProblem[] {
  return isStaticFile(siteDir, value)
    ? []
    : [
        {
          line,
          message: `image: there is no picture ${value}; put the file in static${value}.`,
        },
      ];
}

/** Reads and checks one file by itself. */
export function checkStaffFile(staff: StaffFile, knowledge: Knowledge): CheckedFile {
  const { siteDir, today, references, copies } = knowledge;
  const { file, kind } = staff;
  const source = evenSource(staff.source ?? '');
  const schema = kind === 'docs' ? docFrontMatter : articleFrontMatter;
  const top = readFrontMatter(source, schema, references.facts) as ReadFrontMatter<AnyFrontMatter>;
  const { value, raw } = top;
  const page = readPage(source, top.isFaq, references);
  const stray = wrongFolder(staff, raw);
  const lines = source.split('\n');
  const from = publishedFrom({
    draft: raw['draft'] === true,
    date: typeof raw['date'] === 'string' ? raw['date'] : '',
  });
  const hiddenUntil = kind === 'blog' && from > today ? from : undefined;
  const problems = [
    ...(stray ? [stray] : top.problems),
    ...(value?.image === undefined
      ? []
      : pictureProblem(value.image, top.lineOf('image'), siteDir)),
    ...page.problems,
    ...secretsIn(lines),
    ...(raw['draft'] === true ? [] : unfinished(lines)),
    ...typedCopies(lines, copies),
    ...quotingProblems(lines, references.facts),
  ];
  const typedSlug = typeof raw['slug'] === 'string' ? raw['slug'] : undefined;
  const slug = articleSlug(file, typedSlug);
  return {
    ...page,
    problems: staff.source === undefined ? staff.problems : problems,
    file,
    route: kind === 'docs' ? docRoute(file, typedSlug) : `/blog/${slug}`,
    hiddenUntil,
    ...(kind === 'blog' && { slug }),
    ...(value && { title: value.title }),
    ...(value &&
      kind === 'blog' && {
        article: {
          file,
          slug,
          frontMatter: value as ArticleFrontMatter,
          text: source.replace(/^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/, ''),
          lineOf: top.lineOf,
        },
      }),
  };
}
