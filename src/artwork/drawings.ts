import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize, type PluginConfig } from 'svgo';
import { darkPath } from '../lib/picture-sizes';
import { followTheme, inTheDark } from './dark-drawing';

/** Pages refer to the ids of the sprite's symbols, and a sprite's symbols are hidden on purpose. */
const PLUGINS: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { cleanupIds: false, removeHiddenElems: false } },
  },
];

/**
 * Shrinks the drawings of the built site without changing how they look. Those in the site's colors also follow the
 * visitor's theme: by a media query inside, and by a second file for browsers that need one.
 *
 * @param folder searched at any depth
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
