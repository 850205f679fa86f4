import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { articleFrontMatter, docFrontMatter } from '../content/check/front-matter-schema';
import type { PictureFolder } from './fields';

/** A folder of texts that are alike. */
export interface TextFolder {
  name: string;
  label: string;
  /** What one of them is called. */
  one: string;
  folder: string;
  /** What the lines at the top must hold. */
  schema: z.ZodObject;
  /** The name of a new file, in the editor's words. */
  fileName: string;
  /** The page of the guide that explains it. */
  guide: string;
  pictures: PictureFolder;
}

/** A text that is one of its kind. */
export interface TextFile {
  file: string;
  schema: z.ZodObject;
  guide: string;
  pictures: PictureFolder;
}

const picturesIn = (folder: string): PictureFolder => ({
  media_folder: `/static/img/${folder}`,
  public_folder: `/img/${folder}`,
});

/** Texts of which the office writes more. */
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
];

/** Texts that stand for themselves: the program or the menu names each. */
export function textFiles(siteDir: string): TextFile[] {
  return readdirSync(join(siteDir, 'docs'))
    .filter((name) => /^[^_.].*\.md$/.test(name))
    .sort()
    .map((name) => ({
      file: `docs/${name}`,
      schema: docFrontMatter,
      guide: 'writing.md',
      pictures: picturesIn('docs'),
    }));
}
