import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ISLAND_SCRIPTS } from '../../lib/island-scripts';
import { printElement } from '../markup';
import { UnreadablePage, type Edit } from '../pages';
import type { Site } from '../site';

/**
 * Makes the edit that preloads a tool's script in the tool's page. Otherwise the browser would request it only after
 * the main script has run, while a visitor who opened a link with an answer waits.
 *
 * @throws Error if the file written by `src/docusaurus/islands-plugin.ts` is missing
 */
export async function hintToolScript({
  outDir,
  base,
}: Pick<Site, 'outDir' | 'base'>): Promise<Edit> {
  const list = join(outDir, ISLAND_SCRIPTS);
  const scripts = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  await rm(list);
  return (page) => {
    const island = page.$('[data-island^="tool-"]').attr('data-island');
    if (island === undefined) return page;
    const file = scripts[island];
    const at = page.html.lastIndexOf('</body>');
    if (file === undefined || at < 0) {
      throw new UnreadablePage(
        page,
        `</body> written out, and a script with the name ${island} in src/browser/islands.ts`,
        'edits/tool-script.ts',
      );
    }
    const text = printElement('link', { rel: 'preload', href: base + file, as: 'script' });
    return { ...page, changes: [...page.changes, { start: at, end: at, text }] };
  };
}
