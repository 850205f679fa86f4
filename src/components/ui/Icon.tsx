import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';

export interface IconProps {
  /** The id of a symbol in `src/artwork/static/img/icons.svg`. */
  name: string;
}

/** A decorative icon from the sprite; the text beside it carries the meaning. */
export function Icon({ name }: IconProps): ReactNode {
  return (
    <svg width="24" height="24" aria-hidden="true">
      <use href={withBase(`/img/icons.svg#${name}`)} />
    </svg>
  );
}
