import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { emptyFolder } from './scratch';

/**
 * Writes our own built pages as hand-written HTML would be: no script, no preload hint, pictures as they are without
 * JavaScript, and the style sheet linked in the head, with none of it inlined.
 *
 * @returns folder of the bare site
 */
export async function writeBareSite(): Promise<string> {
  const folder = await emptyFolder('bare');
  await cp('build', folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    await writeFile(file, bare(await readFile(file, 'utf8')));
  }
  return folder;
}

/** Returns a page as {@link writeBareSite} writes it. */
export function bare(html: string): string {
  const $ = load(html);
  $('script, style, link[rel=preload]').remove();
  $('head').append($('link[rel=stylesheet]'));
  $('img[data-src]').parent('picture').remove();
  $('noscript').each((_, element) => {
    $(element).replaceWith($(element).text() || ($(element).html() ?? ''));
  });
  return $.html();
}
