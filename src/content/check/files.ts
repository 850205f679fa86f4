import path from 'node:path';
import type { LineProblem, Problem } from '../problems';
import { PAGES } from '../references';
import type { SiteFiles } from '../site-files';
import { evenSource } from '../source';
import { mergeMarker } from './sentences';

/** Larger files are a picture or a log pasted by mistake, and would slow every page. */
const MAX_BYTES = 1_000_000;

/** In characters. */
const MAX_LINE = 20_000;

/** The kind of a file: a page of the guides in `docs/`, an article, a page of sections, or a part that pages share. */
export type Kind = 'docs' | 'blog' | 'pages' | 'part';

/** A Markdown file that staff write, or why it cannot be read. */
export interface StaffFile {
  /** Path from the project folder, with forward slashes. */
  file: string;
  kind: Kind;
  /** The text, or undefined if `problems` says why it cannot be read. */
  source?: string;
  problems: LineProblem[];
}

/** Every file below a folder, except those whose names begin with `_` or `.`; empty if there is no such folder. */
export function listFiles(files: SiteFiles, folder: string): string[] {
  return files.list(folder).filter((file) => !/^[_.]/.test(path.posix.basename(file)));
}

/** Reports lines that would keep the parser busy for minutes. */
function overload(text: string, line: number): LineProblem[] {
  if (text.length > MAX_LINE) {
    const message = `This line has ${text.length} characters; divide it into paragraphs of ${MAX_LINE} at most.`;
    return [{ line, message }];
  }
  return /^[\s>]*(?:>\s*){12}/.test(text)
    ? [{ line, message: 'This line is nested too deeply; remove some of its > signs.' }]
    : [];
}

function readText(bytes: Buffer): { source?: string; problems: LineProblem[] } {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      problems: [{ message: 'The file is not plain text in UTF-8; save it again as UTF-8.' }],
    };
  }
  if (source.trim() === '') {
    return { problems: [{ message: 'The file is empty; write its text or delete it.' }] };
  }

  const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.exec(source);
  if (control) {
    const line = source.slice(0, control.index).split('\n').length;
    const message = 'This line has an invisible control character; type the line anew.';
    return { problems: [{ line, message }] };
  }
  const lines = evenSource(source).split('\n');
  const marker = mergeMarker(lines);
  if (marker) return { problems: [marker] };
  const problems = lines.flatMap((text, index) => overload(text, index + 1));
  return problems.length > 0 ? { problems } : { source, problems };
}

/**
 * The text of a file, or why it cannot be read.
 * @param file from the project folder
 * @throws Error if it is missing
 */
export function readTextFile(
  files: SiteFiles,
  file: string,
): Pick<StaffFile, 'source' | 'problems'> {
  const bytes = files.bytes(file);
  if (bytes.length > MAX_BYTES) {
    const message =
      `The file has ${(bytes.length / 1e6).toFixed(1)} MB; keep it under ${MAX_BYTES / 1e6} MB ` +
      '(pictures belong in static/img).';
    return { problems: [{ message }] };
  }
  return readText(bytes);
}

function readStaffFile(files: SiteFiles, kind: Kind, file: string): StaffFile {
  const misnamed = nameProblem(kind, file);
  if (misnamed !== undefined) return { file, kind, problems: [{ message: misnamed }] };
  return { file, kind, ...readTextFile(files, file) };
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|heif|tiff?|bmp)$/i;

/** What is wrong with the name or the location of a file, or undefined if nothing is. */
function nameProblem(kind: Kind, file: string): string | undefined {
  const name = path.posix.basename(file);
  if (PICTURE.test(name)) {
    const folder = kind === 'part' ? 'pages' : kind;
    return `Pictures belong in static/img/${folder}/; move the file there.`;
  }
  if (/\.(?:docx?|odt|rtf|pages|pdf|html?)$/i.test(name)) {
    return 'The site cannot show files of this kind; copy the text into a file whose name ends in .md.';
  }
  if (name.endsWith('.mdx')) {
    return 'Files here are plain Markdown; let the name end in .md instead of .mdx.';
  }
  if (!name.endsWith('.md')) {
    return 'Nobody would see this file, since its name does not end in .md, in small letters; rename it.';
  }
  if (!/^_?[a-z0-9][a-z0-9-]*\.md$/.test(name)) {
    return (
      `The name "${name}" should have small letters, digits and hyphens only, such as ` +
      'my-article.md; rename the file.'
    );
  }
  if (kind === 'part' && file !== `${PAGES}/${name}`) {
    return `A part that pages share belongs in ${PAGES}/ itself; move the file, or leave out the _ of a page.`;
  }
  return kind === 'blog' && file.split('/').length > 2
    ? 'Articles belong in blog/ itself, not in a folder below it; move the file.'
    : undefined;
}

/** Finds files in the root of the repository, or in a folder with nearly the right name, where nothing reads them. */
export function misplacedFiles(files: SiteFiles): Problem[] {
  const entries = files.inside('');
  const inRoot = entries
    .filter((entry) => entry.isFile() && /\.(?:md|markdown|txt|docx?|odt)$/i.test(entry.name))
    .filter(({ name }) => !/^[A-Z_]+\.md$/.test(name))
    .map(({ name }) => ({
      file: name,
      message: 'Nothing reads this file here; an article belongs in blog/, a page in docs/.',
    }));
  const pictures = entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map(({ name }) => ({
      file: name,
      message: 'Nothing reads this file here; pictures belong in static/img/.',
    }));
  const folders = entries
    .filter(
      (entry) => entry.isDirectory() && /^(?:blogs?|docs?|doc|static|statics)$/i.test(entry.name),
    )
    .filter(({ name }) => !['blog', 'docs', 'static'].includes(name))
    .flatMap(({ name }) =>
      listFiles(files, name).map((file) => ({
        file,
        message:
          `Nothing reads the folder ${name}/; did you mean ` +
          `${/^b/i.test(name) ? 'blog' : /^d/i.test(name) ? 'docs' : 'static'}/? Move the file.`,
      })),
    );
  return [...inRoot, ...pictures, ...folders];
}

/** The files in `src/pages` that are not code or CSS modules. */
function pageFiles(files: SiteFiles): string[] {
  return files.list(PAGES).filter((file) => /\.(?!tsx?$|(?<=\.module\.)css$)\w+$/.test(file));
}

/** Reads every file of `docs/` and `blog/` whose name does not begin with `_` or `.`, and every text of `src/pages`. */
export function readStaffFiles(files: SiteFiles): StaffFile[] {
  return [
    ...(['docs', 'blog'] as const).flatMap((kind) =>
      listFiles(files, kind).map((file) => readStaffFile(files, kind, file)),
    ),
    ...pageFiles(files).map((file) =>
      readStaffFile(files, path.posix.basename(file).startsWith('_') ? 'part' : 'pages', file),
    ),
  ];
}
