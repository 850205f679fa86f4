import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { DarkSource } from './DarkSource';
import { PhotoSources } from './PhotoSources';
import type { LazyImageProps } from './LazyImage';

/** A picture that is visible when the page opens, so it is not lazy. */
export function HeroImage({
  src,
  alt,
  sizes = '100vw',
  focus,
  ...rest
}: LazyImageProps): ReactNode {
  return (
    <picture>
      <PhotoSources src={src} sizes={sizes} />
      <DarkSource src={src} />
      <img {...rest} src={withBase(src)} alt={alt} data-focus={focus} />
    </picture>
  );
}
