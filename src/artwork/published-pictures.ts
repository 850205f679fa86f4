import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { LARGEST_WIDTH } from '../lib/picture-sizes';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Quality of originals that have to be written anew; browsers that ask for them are old ones. */
const WRITE: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 80 }),
  heif: (image) => image.avif({ quality: 60 }),
  gif: (image) => image.gif(),
};

/**
 * Whether a picture says more than it shows (place, camera, owner), lies on its side or is larger than any place for
 * it.
 */
function needsWork(metadata: Metadata): boolean {
  const { exif, iptc, xmp, tifftagPhotoshop, comments, orientation = 1, width } = metadata;
  const notes = [exif, iptc, xmp, tifftagPhotoshop].some((note) => note !== undefined);
  return notes || (comments ?? []).length > 0 || orientation > 1 || width > LARGEST_WIDTH;
}

/**
 * Makes the pictures of the built site fit to be published: upright, at most as wide as any place shows them, and
 * without the notes of a camera, such as where it was. Pictures that are so already stay as they are.
 *
 * @param folder where they lie, at any depth
 * @param cacheDir where they are kept between builds, by their content
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
    // Read whole, with all the frames of a moving picture.
    const upright = sharp(bytes, { animated: (metadata.pages ?? 1) > 1 }).autoOrient();
    await write(upright.resize({ width: LARGEST_WIDTH, withoutEnlargement: true })).toFile(kept);
  }
  await copyFile(kept, file);
}
