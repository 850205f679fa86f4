import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { delayPage } from './delay-page';

/** Pages that are of little use without React: their bundle loads as soon as they are painted. */
const AT_ONCE = ['contact.html', 'scheduler.html', 'search.html'];

/**
 * Lets the client bundle of every page wait for the visitor's first sign of life, of a few for the first paint
 * alone. Everything that a page offers before works natively or by the shell script (`src/shell`).
 *
 * @param outDir the built site
 * @throws Error when no page has a bundle to put off, for then the template has changed
 */
export async function delayClient(outDir: string): Promise<void> {
  const names = await readdir(outDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  const delayed = await Promise.all(
    pages.map(async (name) => {
      const html = delayPage(await readFile(join(outDir, name), 'utf8'), AT_ONCE.includes(name));
      if (html !== undefined) await writeFile(join(outDir, name), html);
      return html !== undefined;
    }),
  );
  if (!delayed.includes(true)) {
    throw new Error(
      'No page has a script tag like Docusaurus\' <script src="/assets/js/main….js" defer>. ' +
        'Adapt src/plugins/late-client/delay-page.ts to its new template.',
    );
  }
}
