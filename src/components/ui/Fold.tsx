import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from './Accordion';

export interface FoldPartProps {
  children?: ReactNode;
}

/** A part of a text in a fold; any number can be open at once. */
export function Fold({ children }: FoldPartProps): ReactNode {
  return <Collapsible isFold>{children}</Collapsible>;
}

/** The row of a fold: its heading, and the answer in a few words. */
export function FoldRow({ label, children }: FoldPartProps & { label?: string }): ReactNode {
  return <CollapsibleTitle hint={label}>{children}</CollapsibleTitle>;
}

/** The content of a fold. */
export function FoldText({ children }: FoldPartProps): ReactNode {
  return <CollapsibleBody>{children}</CollapsibleBody>;
}

export interface FoldHeadingProps extends FoldPartProps {
  id?: string;
}

/** The heading in a fold's row. It has no link of its own, because the whole row is a control. */
export function FoldHeading2({ id = '', children }: FoldHeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <h2 id={id}>{children}</h2>;
}

/** The same, one level down. */
export function FoldHeading3({ id = '', children }: FoldHeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <h3 id={id}>{children}</h3>;
}
