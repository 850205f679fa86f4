import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  parsePage,
  printPage,
  writePage,
  type Edit,
  type FinishedPage,
  type Page,
} from '../../../src/postbuild/pages';

/** A page as it is read, without a folder it was read from. */
export function page(html: string, name = 'faqs.html', base = '/'): Page {
  const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  return parsePage({ base, name, path }, html);
}

/** The text of a page after an edit. */
export function edited(edit: Edit, html: string): string {
  return printPage(edit(page(html)));
}

/** Pages as they are after writing; a name that begins with a language lies below its base. */
export async function finished(pages: Record<string, string>): Promise<FinishedPage[]> {
  return Promise.all(
    Object.entries(pages).map(async ([file, html]) => {
      const [, base = '/', name = file] = /^(\/\w+\/)(.*)$/.exec(file) ?? [];
      const whole = html.includes('<head>') ? html : `<head></head>${html}`;
      const outDir = await mkdtemp(join(tmpdir(), 'finished-'));
      await mkdir(dirname(join(outDir, name)), { recursive: true });
      return writePage(outDir, page(whole, name, base));
    }),
  );
}
