import { withBase } from './base';

/**
 * Widths in pixels that the build makes of a photograph in `static/img`, as long as the original is at least as wide.
 */
const PICTURE_WIDTHS = [480, 960, 1600];

/** In pixels. The site never shows a picture wider than this, on any common screen. */
export const LARGEST_WIDTH = 1600;

/** The widths that the build makes of a photograph: those up to its own, or only its own if it is narrower than all. */
export function widthsFor(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((offered) => offered <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Formats of those files, best first; each browser takes the first one it supports. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** True if the build makes other sizes and formats of the picture at this path. */
export function isPhotograph(path: string): boolean {
  return /^\/img\/.+\.(jpe?g|png)$/i.test(path);
}

/**
 * The path of a picture in another size and format.
 *
 * @param path for example `/img/videos/kitchen.jpg`
 * @param width in pixels
 * @returns for example `/img/videos/kitchen.480.avif`
 */
export function variantPath(path: string, width: number, format: string): string {
  return path.replace(/\.[^.]+$/, `.${width}.${format}`);
}

/** True if a path is that of a picture in another size and format. */
export function isVariant(path: string): boolean {
  return /^\/img\/.+\.\d+\.(?:avif|webp)$/.test(path);
}

/** True if a picture is a drawing, of which the build also makes a dark version. Icons, directly in `/img`, are not. */
export function isDrawing(path: string): boolean {
  return /^\/img\/[^/]+\/.+\.svg$/.test(path);
}

/** The path of the dark version of a drawing. */
export function darkPath(path: string): string {
  return path.replace(/\.svg$/, '.dark.svg');
}

/**
 * All sizes of a photograph in one format, for the `srcset` attribute.
 *
 * @param width of the original, in pixels
 */
export function pictureSet(path: string, width: number, format: string): string {
  return widthsFor(width)
    .map((offered) => `${withBase(variantPath(path, offered, format))} ${offered}w`)
    .join(', ');
}
