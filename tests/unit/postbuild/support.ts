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

/** Returns a parsed page that was not read from a folder. */
export function page(html: string, name = 'faqs.html', base = '/'): Page {
  const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  return parsePage({ base, name, path }, html);
}

/** Returns the HTML of a page after an edit. */
export function edited(edit: Edit, html: string): string {
  return printPage(edit(page(html)));
}

/**
 * Writes pages to temporary folders and returns them as finished pages. A name that starts with a language, for example
 * `/es/`, is below that base.
 */
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
