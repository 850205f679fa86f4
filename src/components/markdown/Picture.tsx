import type { ComponentProps, ReactNode } from 'react';
import { LazyImage } from '../ui/LazyImage';

/** A picture in a text: it loads when the visitor comes near it. */
export function Picture({ src, alt = '', width, height }: ComponentProps<'img'>): ReactNode {
  return <LazyImage src={String(src)} alt={alt} width={width} height={height} />;
}
