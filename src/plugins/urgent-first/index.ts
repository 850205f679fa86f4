import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { urgentFirst } from './urgent-first';

/**
 * Puts what the first paint waits for at the beginning of every page.
 *
 * @param outDir the built site
 */
export async function moveUrgentFirst(outDir: string): Promise<void> {
  const names = await readdir(outDir, { recursive: true });
  await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const file = join(outDir, name);
        await writeFile(file, urgentFirst(await readFile(file, 'utf8')));
      }),
  );
}
