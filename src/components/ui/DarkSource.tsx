import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { darkPath, isDrawing } from '@site/src/lib/picture-sizes';

export interface DarkSourceProps {
  src: string;
  /** Names the file in `data-srcset`, for a picture that is not fetched yet. */
  lazy?: boolean;
}

/**
 * The drawing of a `<picture>` in the dark theme. Safari does not ask for the theme within a picture. Live editing has
 * no such file, since the build makes it; nor has paper, which is white.
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
