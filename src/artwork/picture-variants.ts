import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import { isPhotograph, PICTURE_FORMATS, PICTURE_WIDTHS, variantPath } from '../lib/picture-sizes';

/** Quality at which the posters and portraits show no difference on a phone, by eye. */
const QUALITY = { avif: { quality: 55, effort: 5 }, webp: { quality: 76, effort: 5 } } as const;

/**
 * Writes every photograph of a folder in all sizes and formats, unless a variant is newer than its original.
 *
 * @param from folder with originals at `img/…`
 * @param to folder for the variants, at the same paths
 * @throws Error that names an original narrower than the largest width, for it would be blown up
 */
export async function writeVariants(from: string, to: string): Promise<void> {
  const names = await readdir(from, { recursive: true });
  const paths = names.map((name) => `/${name.split(sep).join('/')}`).filter(isPhotograph);
  for (const path of paths) {
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const target = join(to, variantPath(path, width, format));
        if (await isNewer(target, join(from, path))) continue;
        await mkdir(dirname(target), { recursive: true });
        await writeVariant(join(from, path), target, width, format);
      }
    }
  }
}

async function writeVariant(
  original: string,
  target: string,
  width: number,
  format: (typeof PICTURE_FORMATS)[number],
): Promise<void> {
  const image = sharp(original);
  const { width: available } = await image.metadata();
  if (available < width) {
    throw new Error(`${original} is ${available} pixels wide; save it at least ${width} wide.`);
  }
  await image.resize({ width }).toFormat(format, QUALITY[format]).toFile(target);
}

async function isNewer(target: string, original: string): Promise<boolean> {
  const [made, changed] = await Promise.all([stat(target).catch(() => null), stat(original)]);
  return made !== null && made.mtimeMs >= changed.mtimeMs;
}
