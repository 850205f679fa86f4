import type { HTMLAttributes, ReactNode } from 'react';

/** A sentence of a tool in a paragraph of its own, with the attribute `data-say` by which the tool finds it. */
export function AnswerParagraph(props: HTMLAttributes<HTMLParagraphElement>): ReactNode {
  return <p {...props} />;
}

/** A heading among a tool's sentences; there are too many for each to have a link of its own. */
export function AnswerPart({ children }: { children?: ReactNode }): ReactNode {
  return <h4>{children}</h4>;
}
