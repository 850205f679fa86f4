import type { ReactNode } from 'react';
import type { Focus } from '@site/src/data/fields';
import { withBase } from '@site/src/lib/base';
import { DarkSource } from './DarkSource';
import { PhotoSources } from './PhotoSources';
import styles from './LazyImage.module.css';

export interface LazyImageProps {
  /** Path of the picture, for example `/img/blog/lead-214.svg`. */
  src: string;
  /** What it shows; empty if the text beside it says so already. */
  alt: string;
  /** Size in pixels, which reserves its space before it loads. */
  width?: number | string;
  height?: number | string;
  /** The `sizes` attribute; only photos use it. */
  sizes?: string;
  className?: string;
  /** The part that stays visible when the picture is cropped. */
  focus?: Focus;
}

/** The placeholder until the picture loads; an `<img>` without a source is an error. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/**
 * A picture that `src/inline/lazy.ts` loads when the visitor is within 100 px of it; without JavaScript the browser
 * loads it at once. Pictures that are visible when the page opens use `HeroImage`.
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
