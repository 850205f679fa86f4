import type { ComponentProps, ReactNode } from 'react';

/** A picture in a text: it loads when the visitor comes near it. */
export function Picture({ alt = '', ...rest }: ComponentProps<'img'>): ReactNode {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />;
}
