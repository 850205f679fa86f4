import type { HTMLAttributes, ReactNode } from 'react';

/** A sentence of a tool that stands by itself, with the name by which the tool finds it. */
export function AnswerParagraph(props: HTMLAttributes<HTMLParagraphElement>): ReactNode {
  return <p {...props} />;
}

/** A heading among the sentences of a tool; they stand too often for links to their parts. */
export function AnswerPart({ children }: { children?: ReactNode }): ReactNode {
  return <h4>{children}</h4>;
}
