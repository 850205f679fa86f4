import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The typeface in fontsource's package: Latin, variable weight from 300 to 900. */
export const TYPEFACE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SPANISH_AND_PORTUGUESE = 'áéíóúüñãõâêôàçÁÉÍÓÚÑ¿¡ªº';
const SYMBOLS = '–—‘’“”…•·→×≤≥©®²³½°µ';
/** The characters of the site's languages. Any other falls back to the visitor's own sans serif. */
const CHARACTERS = ASCII + SPANISH_AND_PORTUGUESE + SYMBOLS;

/** The weights that the style sheets use, with kerning and tabular figures and no other OpenType feature. */
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 720 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
} as const;

/**
 * Reduces the typeface to what the site uses, from 20 to 13 KB, once per version.
 *
 * @param cacheDir where results are kept between builds
 * @returns path of the woff2 file
 */
export async function subsetTypeface(cacheDir: string): Promise<string> {
  const font = await readFile(require.resolve(TYPEFACE));
  const recipe = JSON.stringify([CHARACTERS, OPTIONS]);
  const key = createHash('sha256').update(font).update(recipe).digest('hex').slice(0, 16);
  const file = join(cacheDir, `figtree-${key}.woff2`);
  if (!existsSync(file)) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(file, await subsetFont(font, CHARACTERS, OPTIONS));
  }
  return file;
}
