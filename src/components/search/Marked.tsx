import type { ReactNode } from 'react';
import type { Piece } from '@site/src/lib/search/excerpt';

/** Text with the searched words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, i) =>
    marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  );
}
