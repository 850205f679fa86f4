import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { LARGEST_WIDTH } from '../lib/picture-sizes';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Encoders for originals that need rewriting, by sharp's format name. Only old browsers load these files. */
const WRITE: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 80 }),
  heif: (image) => image.avif({ quality: 60 }),
  gif: (image) => image.gif(),
};

/**
 * True if a picture has metadata (for example place, camera or owner), is rotated, or is wider than the site ever
 * shows.
 */
function needsWork(metadata: Metadata): boolean {
  const { exif, iptc, xmp, tifftagPhotoshop, comments, orientation = 1, width } = metadata;
  const notes = [exif, iptc, xmp, tifftagPhotoshop].some((note) => note !== undefined);
  return notes || (comments ?? []).length > 0 || orientation > 1 || width > LARGEST_WIDTH;
}

/**
 * Makes the pictures of the built site fit for publication: upright, no wider than the site ever shows them, and
 * without metadata, for example where they were taken. Pictures that already are stay as they are.
 *
 * @param folder searched at any depth
 * @param cacheDir where results are kept between builds, by a hash of the original
 */
export async function publishPictures(folder: string, cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => PICTURE.test(one)).sort()) {
    await publishPicture(join(folder, name), cacheDir);
  }
}

async function publishPicture(file: string, cacheDir: string): Promise<void> {
  const bytes = await readFile(file);
  const metadata = await sharp(bytes).metadata();
  const write = WRITE[metadata.format];
  if (write === undefined || !needsWork(metadata)) return;
  const kept = join(cacheDir, createHash('sha256').update(bytes).digest('hex').slice(0, 24));
  if (!existsSync(kept)) {
    // Keeps all frames of an animation.
    const upright = sharp(bytes, { animated: (metadata.pages ?? 1) > 1 }).autoOrient();
    await write(upright.resize({ width: LARGEST_WIDTH, withoutEnlargement: true })).toFile(kept);
  }
  await copyFile(kept, file);
}
