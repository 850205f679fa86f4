import * as z from 'zod';
import { fields, isObject } from '../../data/sense/problem';
import { unknownId } from '../directive-attributes';
import type { FieldProblem } from '../front-matter';
import { pageFrontMatter } from '../layouts';
import type { References } from '../references';
import { shapeOf, type Shape } from '../remark-staff';
import type { LineProblem } from '../problems';
import { publishedFrom } from '../publication';
import { remembered } from '../remembered';
import type { SiteFiles } from '../site-files';
import { readText } from '../translations/blocks';
import type { Kind, StaffFile } from './files';
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
import { articleSlug, isStaticFile, routeOf } from './routes';
import { secretsIn, unfinished } from './sentences';

/** An article whose own front matter is valid. */
export interface Article {
  file: string;
  slug: string;
  frontMatter: ArticleFrontMatter;
  /** The text below the front matter. */
  text: string;
  lineOf: (field: string) => number;
}

/** A Markdown file as the checks across files see it. */
export interface CheckedFile extends PageContent {
  file: string;
  route: string;
  /** The day from which visitors see it, or undefined if they see it now. */
  hiddenUntil?: string | undefined;
  title?: string;
  /** The front matter with its facts filled in; only pages in `src/pages` have it. */
  top?: Readonly<Record<string, unknown>>;
  kind: Kind;
  shape: Shape;
  /** True if links can lead to it. A part shared by pages is not a page. */
  isPage: boolean;
  lineOf: (field: string) => number;
  /** The picture named in the front matter. */
  image?: string;
  /** The slug of an article, valid or not; undefined for other files. */
  slug?: string;
  article?: Article;
}

type AnyFrontMatter = DocFrontMatter & Partial<ArticleFrontMatter>;

/** Fields that only an article has. */
const OF_ARTICLES = ['date', 'excerpt', 'call_to_action', 'parentSlug'];

/**
 * The front matter schema of a file.
 * @param layout its `layout:`, valid or not
 */
export function schemaOf(kind: Kind, layout: unknown): z.ZodObject {
  if (kind === 'pages') return pageFrontMatter(layout);
  return kind === 'docs' ? docFrontMatter : articleFrontMatter;
}

/** Reports front matter in a shared part, which has none. */
export function partTop(source: string): LineProblem[] {
  const message = 'A part of other pages has no lines between --- at its top; remove them.';
  return source.startsWith('---') ? [{ line: 1, message }] : [];
}

/** Fields with an id that is not in the list it must come from. */
function unknownNames(
  schema: z.ZodObject,
  raw: Readonly<Record<string, unknown>>,
  references: References,
): FieldProblem[] {
  return Object.entries(schema.shape).flatMap(([field, own]): FieldProblem[] => {
    const value = raw[field];
    const inside: unknown = own instanceof z.ZodOptional ? own.unwrap() : own;
    if (inside instanceof z.ZodObject && isObject(value)) {
      return unknownNames(inside, value, references).map((one) => ({
        ...one,
        field: `${field}.${one.field}`,
      }));
    }
    const wrong = typeof value === 'string' ? unknownId(own, value, references) : undefined;
    return wrong ? [{ ...wrong, field }] : [];
  });
}

/** Reports a review dated in the future. */
function reviewSlips({ raw, lineOf }: ReadFrontMatter<unknown>, today: string): LineProblem[] {
  const { on } = fields(raw['reviewed']);
  return typeof on === 'string' && on > today
    ? [
        {
          line: lineOf('reviewed'),
          message: `reviewed.on (${on}) is in the future (today is ${today}).`,
        },
      ]
    : [];
}

/** Reads the front matter of a file; a shared part has none. */
function readTop(
  kind: Kind,
  source: string,
  references: References,
): ReadFrontMatter<AnyFrontMatter> {
  if (kind === 'part') {
    return { problems: partTop(source), lineOf: () => 1, raw: {} };
  }
  const layout = /^layout:[ \t]*["']?([\w-]*)/m.exec(source)?.[1];
  const schema = schemaOf(kind, layout) as z.ZodObject & z.ZodType<AnyFrontMatter>;
  const top = readFrontMatter(source, schema, references.facts);
  const unknown = unknownNames(schema, top.raw, references).map(({ field, ...problem }) => ({
    ...problem,
    line: top.lineOf(field.split('.')[0] ?? ''),
    message: `${field} ${problem.message}`,
  }));
  return { ...top, problems: [...top.problems, ...unknown] };
}

/** Reports only the wrong folder: a file there would break a dozen rules, all for that one reason. */
function wrongFolder(
  kind: Kind,
  file: string,
  raw: Readonly<Record<string, unknown>>,
): LineProblem | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const marks = OF_ARTICLES.filter((field) => field in raw).length;
  if (kind === 'docs' && marks > 1) {
    return { message: `This is an article, to judge by its first lines; move it to blog/${name}.` };
  }
  if (kind === 'docs' && 'layout' in raw) {
    return {
      message: `This is a page with a layout, to judge by its first lines; move it to src/pages/${name}.`,
    };
  }
  return kind === 'blog' && marks === 0 && String(raw['slug']).startsWith('/')
    ? { message: `This is a page, to judge by its first lines; move it to docs/${name}.` }
    : undefined;
}

/** The day from which visitors see a text, or undefined if that day has come. */
function waitsFor(
  { draft, date }: Readonly<Record<string, unknown>>,
  today: string,
): string | undefined {
  const from = publishedFrom({ draft: draft === true, date: typeof date === 'string' ? date : '' });
  return from > today ? from : undefined;
}

/** Checks a text by itself. Cached until the text changes, or anything it is checked against. */
const readAlone = remembered(
  (
    file,
    kind: Kind,
    typed: string,
    today: string,
    references: References,
    copies: readonly Copy[],
  ): CheckedFile => {
    const text = readText(file, typed);
    const { source } = text;
    const top = readTop(kind, source, references);
    const { value, raw } = top;
    const shape = shapeOf(kind === 'pages' || kind === 'part', raw);
    const page = readPage(text, shape, references);
    const stray = wrongFolder(kind, file, raw);
    const lines = source.split('\n');
    const problems = [
      ...(stray ? [stray] : top.problems),
      ...reviewSlips(top, today),
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
      problems,
      file,
      kind,
      shape,
      route: routeOf(kind, file, typedSlug),
      hiddenUntil: kind === 'docs' ? undefined : waitsFor(raw, today),
      isPage: kind !== 'part',
      lineOf: top.lineOf,
      ...(value?.image !== undefined && { image: value.image }),
      ...(kind === 'pages' && { top: raw }),
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
  },
);

/** Checks one file by itself, and that its picture exists. */
export function checkStaffFile(
  { file, kind, source, problems }: StaffFile,
  files: SiteFiles,
  { today, references, copies }: { today: string; references: References; copies: readonly Copy[] },
): CheckedFile {
  const checked = readAlone(file, kind, source ?? '', today, references, copies);
  if (source === undefined) {
    return { ...checked, problems: problems.map((problem) => ({ ...problem, cause: 'text' })) };
  }
  const { image, lineOf } = checked;
  if (image === undefined || isStaticFile(files, image)) return checked;
  const message = `image: there is no picture ${image}; put the file in static${image}.`;
  return { ...checked, problems: [...checked.problems, { line: lineOf('image'), message }] };
}
