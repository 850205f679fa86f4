import type { ComponentProps, ReactNode } from 'react';
import { HeroImage } from '../ui/HeroImage';
import { LazyImage } from '../ui/LazyImage';

export interface PictureProps extends ComponentProps<'img'> {
  /** Set if the picture is the first thing on its page. */
  'data-hero'?: string;
}

/** A picture in a text: loaded when the visitor comes near it, or at once if it is the first thing on its page. */
export function Picture({ src, alt = '', width, height, ...rest }: PictureProps): ReactNode {
  const Image = rest['data-hero'] === undefined ? LazyImage : HeroImage;
  return <Image src={String(src)} alt={alt} width={width} height={height} />;
}
