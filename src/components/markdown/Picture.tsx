import type { ComponentProps, ReactNode } from 'react';
import { HeroImage } from '../ui/HeroImage';
import { LazyImage } from '../ui/LazyImage';

export interface PictureProps extends ComponentProps<'img'> {
  /** Set on a picture that opens its page. */
  'data-hero'?: string;
}

/** A picture in a text: it loads when the visitor comes near it, but for one that opens the page. */
export function Picture({ src, alt = '', width, height, ...rest }: PictureProps): ReactNode {
  const Image = rest['data-hero'] === undefined ? LazyImage : HeroImage;
  return <Image src={String(src)} alt={alt} width={width} height={height} />;
}
