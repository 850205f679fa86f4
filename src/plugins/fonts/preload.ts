import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLE_SHEET = /<link rel="?stylesheet"?/;

/**
 * Lets every page fetch the typeface beside its style sheet and not after it.
 *
 * @param outDir the built site
 * @throws Error when there is not exactly one font, for then the hint would be a guess
 */
export async function preloadFont(outDir: string): Promise<void> {
  const [font, ...more] = await readdir(join(outDir, 'assets/fonts'));
  if (!font || more.length > 0) {
    throw new Error(`build/assets/fonts holds ${1 + more.length} fonts; one is expected.`);
  }
  const hint = `<link rel="preload" href="/assets/fonts/${font}" as="font" type="font/woff2" crossorigin>`;
  const names = await readdir(outDir, { recursive: true });
  await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(join(outDir, name), 'utf8');
        await writeFile(
          join(outDir, name),
          html.replace(STYLE_SHEET, (link) => hint + link),
        );
      }),
  );
}
