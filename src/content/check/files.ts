import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LineProblem } from '../problems';

/** Larger files are a picture or a log pasted by mistake, and would slow every page. */
export const MAX_BYTES = 1_000_000;

/** The longest line, in characters. */
export const MAX_LINE = 20_000;

/** A Markdown file of staff, or why it cannot be read. */
export interface StaffFile {
  /** Path from the project folder, with forward slashes. */
  file: string;
  kind: 'docs' | 'blog';
  /** The text, undefined when `problems` says why. */
  source?: string;
  problems: LineProblem[];
}

function listFiles(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** What would keep the parser busy for minutes, and is no text anybody reads. */
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
  const problems = source.split('\n').flatMap((text, index) => overload(text, index + 1));
  return problems.length > 0 ? { problems } : { source, problems };
}

function readStaffFile(siteDir: string, kind: StaffFile['kind'], file: string): StaffFile {
  const full = path.join(siteDir, file);
  if (file.endsWith('.mdx')) {
    const message = 'Files here are plain Markdown; let the name end in .md instead of .mdx.';
    return { file, kind, problems: [{ message }] };
  }
  const { size } = statSync(full);
  if (size > MAX_BYTES) {
    const message = `The file has ${(size / 1e6).toFixed(1)} MB; keep it under ${MAX_BYTES / 1e6} MB (pictures belong in static/img).`;
    return { file, kind, problems: [{ message }] };
  }
  return { file, kind, ...readText(readFileSync(full)) };
}

/** Reads every Markdown file of `docs/` and `blog/`; files whose names begin with `_` are left out. */
export function readStaffFiles(siteDir: string): StaffFile[] {
  return (['docs', 'blog'] as const).flatMap((kind) =>
    listFiles(siteDir, kind)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readStaffFile(siteDir, kind, file)),
  );
}
