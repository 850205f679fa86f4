import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { isPhotograph, PICTURE_FORMATS, pictureSet } from '@site/src/lib/picture-sizes';
import { DarkSource } from './DarkSource';
import type { LazyImageProps } from './LazyImage';

/** A picture that is seen when a page opens: it is fetched with the page and is there at once. */
export function HeroImage({ src, alt, sizes = '100vw', ...rest }: LazyImageProps): ReactNode {
  return (
    <picture>
      {isPhotograph(src) &&
        PICTURE_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={pictureSet(src, format)}
            sizes={sizes}
          />
        ))}
      <DarkSource src={src} />
      <img {...rest} src={withBase(src)} alt={alt} />
    </picture>
  );
}
