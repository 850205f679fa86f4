import { withBase } from './base';

/** Widths, in pixels, in which the build offers every photograph of `static/img`. */
export const PICTURE_WIDTHS = [480, 960] as const;

/** Formats of those, best first; each browser takes the first that it knows. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** Whether the build makes other sizes and formats of a picture, by its path. */
export function isPhotograph(path: string): boolean {
  return /^\/img\/.+\.(jpe?g|png)$/i.test(path);
}

/**
 * Path of a picture in another size and format.
 *
 * @param path such as `/img/videos/kitchen.jpg`
 * @returns such as `/img/videos/kitchen.480.avif`
 */
export function variantPath(path: string, width: number, format: string): string {
  return path.replace(/\.[^.]+$/, `.${width}.${format}`);
}

/** Whether a picture is a drawing, of which the build makes one for the dark theme too; icons are none. */
export function isDrawing(path: string): boolean {
  return /^\/img\/[^/]+\/.+\.svg$/.test(path);
}

/** Path of a drawing as the dark theme has it. */
export function darkPath(path: string): string {
  return path.replace(/\.svg$/, '.dark.svg');
}

/** All sizes of a photograph in one format, as the `srcset` attribute lists them. */
export function pictureSet(path: string, format: string): string {
  return PICTURE_WIDTHS.map(
    (width) => `${withBase(variantPath(path, width, format))} ${width}w`,
  ).join(', ');
}
