import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../site';
import { printElement } from '../markup';
import { UnreadablePage, type Edit } from '../pages';

const FOLDER = 'assets/js';

/**
 * Makes the edit that lets the page of a tool ask for the script of its questions when the page is read, and not when
 * the script of all pages has run: whoever opens a link with an answer waits for it.
 */
export async function hintToolScript({
  outDir,
  base,
}: Pick<Site, 'outDir' | 'base'>): Promise<Edit> {
  const files = await readdir(join(outDir, FOLDER));
  return (page) => {
    const island = page.$('[data-island^="tool-"]').attr('data-island');
    if (island === undefined) return page;
    const file = files.find((name) => name.startsWith(`${island}.`) && name.endsWith('.js'));
    const at = page.html.lastIndexOf('</body>');
    if (file === undefined || at < 0) {
      throw new UnreadablePage(
        page,
        `</body> written out, and a script ${FOLDER}/${island}.….js, as src/browser/islands.ts names it`,
        'edits/tool-script.ts',
      );
    }
    const href = `${base}${FOLDER}/${file}`;
    const text = printElement('link', { rel: 'preload', href, as: 'script' });
    return { ...page, changes: [...page.changes, { start: at, end: at, text }] };
  };
}
