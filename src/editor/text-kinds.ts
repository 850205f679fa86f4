import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { articleFrontMatter, docFrontMatter } from '../content/check/front-matter-schema';
import { pageFrontMatter } from '../content/layouts';
import { PAGES } from '../content/references';
import { picturesIn, type PictureFolder } from './fields';
import type { Shown } from './formats';
import { labelOf } from './labels';
import { readMarkdown } from './markdown-file';

/** What the texts of a form have in common. */
export interface TextKind {
  name: string;
  label: string;
  /** The schema of the front matter. */
  schema: z.ZodObject;
  /** The page of the guide that explains the form. */
  guide: string;
  pictures: PictureFolder;
  /** How the form shows the text; undefined if as one field. */
  shown?: Shown;
}

/** The layout of pages whose text is what a tool can say. */
export const TOOL = 'tool';

/** A folder of similar texts. */
export interface TextFolder extends TextKind {
  /** The name for one of them. */
  one: string;
  folder: string;
  /** The template for the name of a new file, in the editor's syntax. */
  fileName: string;
  /** The layout of its files, if the folder has files of other layouts too. */
  layout?: string;
}

/** A text with a form of its own. */
export interface TextFile extends TextKind {
  file: string;
}

/** Folders to which the office adds texts. */
export const TEXT_FOLDERS: readonly TextFolder[] = [
  {
    name: 'articles',
    label: 'Articles',
    one: 'Article',
    folder: 'blog',
    schema: articleFrontMatter,
    fileName: '{{fields.slug}}',
    guide: 'articles.md',
    pictures: picturesIn('blog'),
  },
  {
    name: 'law-pages',
    label: 'Law pages',
    one: 'Law page',
    folder: 'docs/laws',
    schema: docFrontMatter,
    fileName: '{{fields.sidebar_label}}',
    guide: 'laws.md',
    pictures: picturesIn('laws'),
  },
  {
    name: 'service-pages',
    label: 'Service pages',
    one: 'Service page',
    folder: `${PAGES}/services`,
    layout: 'service',
    schema: pageFrontMatter('service'),
    fileName: '{{fields.service}}',
    guide: 'pages.md',
    pictures: picturesIn('pages'),
  },
  {
    name: 'people-pages',
    label: 'Pages of people',
    one: 'Page of a person',
    folder: PAGES,
    layout: 'person',
    schema: pageFrontMatter('person'),
    fileName: '{{fields.person}}',
    guide: 'pages.md',
    pictures: picturesIn('pages'),
  },
];

const filesIn = (siteDir: string, folder: string): string[] =>
  readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replace(/\\/g, '/')}`)
    .sort();

const frontMatterOf = (siteDir: string, file: string): Record<string, unknown> =>
  readMarkdown(readFileSync(join(siteDir, file), 'utf8')).frontMatter;

const inFolder = (file: string, layout: string | undefined): boolean =>
  TEXT_FOLDERS.some(
    (kind) =>
      file === `${kind.folder}/${basename(file)}` &&
      (kind.layout === undefined || kind.layout === layout),
  );

/** The texts with a form of their own, each of which a program or the menu refers to. */
export function textFiles(siteDir: string): TextFile[] {
  const pages = filesIn(siteDir, PAGES).flatMap((file): TextFile[] => {
    const { layout } = frontMatterOf(siteDir, file);
    const kind = typeof layout === 'string' ? layout : undefined;
    return inFolder(file, kind) ? [] : [pageFile(file, kind)];
  });
  const docs = filesIn(siteDir, 'docs')
    .filter((file) => !inFolder(file, undefined) && !/\/[_.]/.test(file))
    .map((file) => ({
      file,
      name: basename(file, '.md'),
      label: labelOf(basename(file, '.md').replace(/-/g, ' ')),
      schema: docFrontMatter,
      guide: 'writing.md',
      pictures: picturesIn('docs'),
      ...(frontMatterOf(siteDir, file)['faq'] === true && { shown: 'questions' as const }),
    }));
  return [...pages, ...docs];
}

/** A page in `src/pages`, or a part that several pages share, which has no front matter. */
function pageFile(file: string, layout: string | undefined): TextFile {
  const part = /\/_([^/]+)\.md$/.exec(file)?.[1];
  const isTool = layout === TOOL;
  // Several pages can have one of these layouts, so they are named by their file.
  const isNamed = layout === undefined || isTool || layout === 'text';
  const name = part ?? (isNamed ? basename(file, '.md') : layout);
  const label = labelOf(`${isTool ? 'tool: ' : ''}${name.replace(/-/g, ' ')}`);
  return {
    file,
    name: part === undefined ? name : `part-${part}`,
    label: part === undefined ? label : `On several pages: ${label.toLowerCase()}`,
    schema: part === undefined ? pageFrontMatter(layout) : z.strictObject({}),
    guide: isTool ? 'tools.md' : 'pages.md',
    pictures: picturesIn('pages'),
    ...(isTool && { shown: 'sentences' }),
  };
}
