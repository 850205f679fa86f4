import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { darkPath, isDrawing } from '@site/src/lib/picture-sizes';

export interface DarkSourceProps {
  src: string;
  /** True for a picture that is not loaded yet: its file goes into `data-srcset`. */
  lazy?: boolean;
}

/**
 * The dark theme's version of a drawing, as a source of its `<picture>`. It is a file of its own because Safari ignores
 * `prefers-color-scheme` inside an image file. Nothing for photos, nor in live editing, because only the build makes
 * the file. Print keeps the light one.
 */
export function DarkSource({ src, lazy = false }: DarkSourceProps): ReactNode {
  if (!isDrawing(src) || process.env.NODE_ENV === 'development') return null;
  const file = withBase(darkPath(src));
  return (
    <source
      media="screen and (prefers-color-scheme: dark)"
      {...(lazy ? { 'data-srcset': file } : { srcSet: file })}
    />
  );
}
