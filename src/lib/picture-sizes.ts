import { withBase } from './base';

/** Widths, in pixels, in which the build offers a photograph of `static/img` that is as wide. */
const PICTURE_WIDTHS = [480, 960, 1600];

/** No place of the site shows a picture wider, on any screen that people have. */
export const LARGEST_WIDTH = 1600;

/** The widths in which a photograph is offered: none above its own, and its own where it is below all. */
export function widthsFor(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((offered) => offered <= width);
  return fitting.length > 0 ? fitting : [width];
}

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

/** Whether a path is that of a picture in another size and format. */
export function isVariant(path: string): boolean {
  return /^\/img\/.+\.\d+\.(?:avif|webp)$/.test(path);
}

/** Whether a picture is a drawing, of which the build makes one for the dark theme too; icons are none. */
export function isDrawing(path: string): boolean {
  return /^\/img\/[^/]+\/.+\.svg$/.test(path);
}

/** Path of a drawing as the dark theme has it. */
export function darkPath(path: string): string {
  return path.replace(/\.svg$/, '.dark.svg');
}

/**
 * All sizes of a photograph in one format, as the `srcset` attribute lists them.
 *
 * @param width of the photograph, in pixels
 */
export function pictureSet(path: string, width: number, format: string): string {
  return widthsFor(width)
    .map((offered) => `${withBase(variantPath(path, offered, format))} ${offered}w`)
    .join(', ');
}
