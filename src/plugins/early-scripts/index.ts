import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptsFirst } from './scripts-first';

/**
 * Lets no inline script of a page wait for its style sheet.
 *
 * @param outDir the built site
 */
export async function moveScripts(outDir: string): Promise<void> {
  const names = await readdir(outDir, { recursive: true });
  await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const file = join(outDir, name);
        await writeFile(file, scriptsFirst(await readFile(file, 'utf8')));
      }),
  );
}
