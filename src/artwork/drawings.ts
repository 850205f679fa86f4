import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize, type PluginConfig } from 'svgo';
import { darkPath } from '../lib/picture-sizes';
import { followTheme, inTheDark } from './dark-drawing';

/** The ids of the sprite's symbols are addresses, and hidden is how symbols stand there. */
const PLUGINS: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { cleanupIds: false, removeHiddenElems: false } },
  },
];

/**
 * Makes the drawings of the built site smaller without changing how they look, and lets those in its colors follow
 * the visitor's theme, in themselves and by a second file for browsers that need one.
 *
 * @param folder where they lie, at any depth
 */
export async function optimiseDrawings(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const drawings = names.filter((name) => name.endsWith('.svg')).map((name) => join(folder, name));
  await Promise.all(
    drawings.map(async (path) => {
      const { data } = optimize(await readFile(path, 'utf8'), { path, plugins: PLUGINS });
      await writeFile(path, followTheme(data));
      await writeFile(darkPath(path), inTheDark(data));
    }),
  );
}
