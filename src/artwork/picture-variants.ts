import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import {
  isPhotograph,
  isVariant,
  PICTURE_FORMATS,
  variantPath,
  widthsFor,
} from '../lib/picture-sizes';

/** The quality at which posters and portraits show no difference on a phone, judged by eye. */
const QUALITY = { avif: { quality: 55, effort: 5 }, webp: { quality: 76, effort: 5 } } as const;

/**
 * Writes the sizes and formats of every photograph in a folder, upright and without camera metadata, and no wider than
 * the original. Skips a variant that is newer than its original, and removes those whose original is gone.
 *
 * @param from folder with the originals, at `img/…`
 * @param to folder for the variants, at the same paths
 * @returns the width of each photograph in pixels, once upright, by its path
 */
export async function writeVariants(from: string, to: string): Promise<Record<string, number>> {
  const widths: Record<string, number> = {};
  const made = new Set<string>();
  for (const path of (await pathsBelow(from)).filter(isPhotograph)) {
    const { autoOrient } = await sharp(join(from, path)).metadata();
    widths[path] = autoOrient.width;
    for (const width of widthsFor(autoOrient.width)) {
      for (const format of PICTURE_FORMATS) {
        const variant = variantPath(path, width, format);
        made.add(variant);
        if (await isNewer(join(to, variant), join(from, path))) continue;
        await mkdir(dirname(join(to, variant)), { recursive: true });
        await writeVariant(join(from, path), join(to, variant), width, format);
      }
    }
  }
  const left = (await pathsBelow(to)).filter((path) => isVariant(path) && !made.has(path));
  await Promise.all(left.map((path) => rm(join(to, path))));
  return widths;
}

async function pathsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => `/${name.split(sep).join('/')}`).sort();
}

async function writeVariant(
  original: string,
  target: string,
  width: number,
  format: (typeof PICTURE_FORMATS)[number],
): Promise<void> {
  await sharp(original)
    .autoOrient()
    .resize({ width })
    .toFormat(format, QUALITY[format])
    .toFile(target);
}

async function isNewer(target: string, original: string): Promise<boolean> {
  const [made, changed] = await Promise.all([stat(target).catch(() => null), stat(original)]);
  return made !== null && made.mtimeMs >= changed.mtimeMs;
}
