import path from 'node:path';
import sharp from 'sharp';
import { isVariant } from '../../lib/picture-sizes';
import type { Problem } from '../problems';
import type { SiteFiles } from '../site-files';
import { drawingSentence } from './drawing';
import { kindSentence, listUploads, type Upload } from './upload-kinds';

/** More than any camera makes. GitHub accepts uploads up to 25 MB. */
const MAX_MEGABYTES = 25;
const MAX_MEGAPIXELS = 120;

/** In pixels, for the longer side. A smaller picture is an icon of another site, or a mistake. */
const MIN_PIXELS = 64;

const RASTER = /\.(?:jpe?g|png|webp|avif|gif)$/i;

const HEIC =
  'This is a picture in HEIC, as iPhones make them, which browsers do not show. On the phone ' +
  'choose Settings, Camera, Formats, Most Compatible, and take it again; or open it on a ' +
  'computer and export it as JPEG.';

const UNSHOWN: [pattern: RegExp, message: string][] = [
  [/\.hei[cf]$/i, HEIC],
  [
    /\.(?:tiff?|bmp|psd|raw|dng|cr2|nef|eps|ai|pdf)$/i,
    'Browsers do not show pictures of this kind; export it as JPEG or PNG.',
  ],
  [/\.(?:docx?|pptx?|xlsx?|zip)$/i, 'This is no picture; take it out of here.'],
  [/\.svgz$/i, 'This drawing is packed; export it anew as plain SVG.'],
  [/\.(?:mov|avi|wmv|mkv)$/i, 'Browsers do not play videos of this kind; export it as MP4.'],
];

function signature(bytes: Buffer): 'heic' | 'pdf' | 'other' {
  const brand = bytes.toString('latin1', 4, 12);
  if (/^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(brand) && !isAvif(bytes))
    return 'heic';
  return bytes.toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : 'other';
}

/** The major brand of an AVIF file may be the generic one, with `avif` among the compatible brands. */
function isAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 16, 40).includes('avif');
}

const DAMAGED =
  'The picture is damaged or was not uploaded whole; save it again and upload it anew.';

async function rasterSentence(bytes: Buffer): Promise<string | undefined> {
  const kind = signature(bytes);
  if (kind === 'heic') return HEIC;
  if (kind === 'pdf') return 'This is a PDF with the name of a picture; export it as JPEG or PNG.';
  try {
    // Of too many pixels `sharp` would say that the picture cannot be read.
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { width, height } = await image.metadata();
    if (width * height > MAX_MEGAPIXELS * 1e6) {
      return (
        `The picture has ${Math.round((width * height) / 1e6)} million pixels; make it smaller, ` +
        `${MAX_MEGAPIXELS} million at most.`
      );
    }
    if (Math.max(width, height) < MIN_PIXELS) {
      return `The picture is only ${width} by ${height} pixels, too small to see anything; use a larger one.`;
    }
    // Decodes the whole file as cheaply as possible: only that shows whether it is truncated.
    await image.resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return DAMAGED;
  }
}

/** Reports a video whose metadata say where it was filmed. */
function videoSentence(bytes: Buffer): string | undefined {
  return bytes.includes('com.apple.quicktime.location') ||
    bytes.includes(Buffer.from('\u00A9xyz', 'latin1'))
    ? 'The video says where it was filmed; export it anew without location.'
    : undefined;
}

function nameSentence(file: string): string | undefined {
  const name = path.posix.basename(file);
  if (isVariant(file.replace(/^static/, ''))) {
    return 'Names that end so (name.480.webp) are made by the site itself; rename the file.';
  }
  if (/^[\w.][\w.-]*$/.test(name)) return undefined;
  const better = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/-*\.-*/g, '.')
    .replace(/^-+/, '');
  return `The name has blanks or signs that addresses cannot have; rename the file, such as ${better}.`;
}

async function fileSentence(files: SiteFiles, upload: Upload): Promise<string | undefined> {
  const { file } = upload;
  const unshown = UNSHOWN.find(([pattern]) => pattern.test(file));
  if (unshown) return unshown[1];
  const misplaced = kindSentence(upload);
  if (misplaced !== undefined) return misplaced;
  const bytes = files.bytes(file);
  const megabytes = bytes.length / 1e6;
  const isPicture = RASTER.test(file) || /\.svg$/i.test(file);
  if (isPicture && megabytes === 0) return 'The file is empty; upload it anew.';
  if (isPicture && megabytes > MAX_MEGABYTES) {
    return `The picture has ${megabytes.toFixed(1)} MB; keep it under ${MAX_MEGABYTES} MB.`;
  }
  if (RASTER.test(file)) return rasterSentence(bytes);
  if (/\.svg$/i.test(file)) return drawingSentence(files.text(file) ?? '');
  return /\.(?:mp4|m4v)$/i.test(file) ? videoSentence(bytes) : undefined;
}

/** Photographs whose resized versions would have the same file names. */
function twins(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files
    .filter((file) => /\.(?:jpe?g|png)$/i.test(file))
    .flatMap((file) => {
      const stem = file.replace(/\.[^.]+$/, '');
      const other = seen.get(stem);
      seen.set(stem, file);
      const message = `Another picture has this name but for its end, ${other}; give one of them another name.`;
      return other === undefined ? [] : [{ file, message }];
    });
}

/**
 * Checks what is published of `static/`: that its kind and location are right, that browsers can show it, that it is
 * complete, and that drawings only draw.
 */
export async function checkPictures(files: SiteFiles): Promise<Problem[]> {
  const uploads = listUploads(files);
  const problems = twins(uploads.map(({ file }) => file));
  await Promise.all(
    uploads.map(async (upload) => {
      const { file } = upload;
      for (const message of [nameSentence(file), await fileSentence(files, upload)]) {
        if (message !== undefined) problems.push({ file, message });
      }
    }),
  );
  return problems;
}
