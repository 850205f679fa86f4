import widths from '@generated/images/default/widths.json';
import type { ReactNode } from 'react';
import { PICTURE_FORMATS, pictureSet } from '@site/src/lib/picture-sizes';

export interface PhotoSourcesProps {
  /** Path of the picture. */
  src: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** True if the picture is loaded only when the visitor comes near it. */
  lazy?: boolean;
}

/** The sizes and formats that the build made of a photo; nothing for any other picture. */
export function PhotoSources({ src, sizes, lazy }: PhotoSourcesProps): ReactNode {
  const width = widths[src];
  if (width === undefined) return null;
  return PICTURE_FORMATS.map((format) => {
    const set = pictureSet(src, width, format);
    return (
      <source
        key={format}
        type={`image/${format}`}
        {...(lazy ? { 'data-srcset': set } : { srcSet: set })}
        sizes={sizes}
      />
    );
  });
}
