import type { ReactNode } from 'react';
import type { Focus } from '@site/src/data/fields';
import { withBase } from '@site/src/lib/base';
import { DarkSource } from './DarkSource';
import { PhotoSources } from './PhotoSources';
import styles from './LazyImage.module.css';

export interface LazyImageProps {
  /** Path of the picture, such as `/img/blog/lead-214.svg`. */
  src: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** Size of the picture in pixels; its place is kept before it comes. */
  width?: number | string;
  height?: number | string;
  /** How wide it stands, for photographs, as the `sizes` attribute says it. */
  sizes?: string;
  className?: string;
  /** The part of it that stays where its place has another shape. */
  focus?: Focus;
}

/** Stands in the picture's place until it comes; an `<img>` without a source is an error. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/**
 * A picture that comes when the visitor is 100 px from it, by `src/inline/lazy.ts`, and at once without
 * JavaScript. Never for a hero, which is a `HeroImage`.
 */
export function LazyImage({ src, alt, sizes = '100vw', ...rest }: LazyImageProps): ReactNode {
  const { className, width, height, focus } = rest;
  const shown = { width, height, className, 'data-focus': focus };
  return (
    <>
      <picture className={styles.picture}>
        <PhotoSources src={src} sizes={sizes} lazy />
        <DarkSource src={src} lazy />
        <img {...shown} src={NOTHING} data-src={withBase(src)} alt={alt} />
      </picture>
      <noscript>
        <picture>
          <DarkSource src={src} />
          <img {...shown} src={withBase(src)} alt={alt} loading="lazy" />
        </picture>
      </noscript>
    </>
  );
}
