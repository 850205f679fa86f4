import { isValidElement, type ReactNode } from 'react';

/**
 * A paragraph. One that is nothing but a link to another page of this site ("Back to …") is not printed, since it leads
 * nowhere on paper.
 */
export function Paragraph({ children }: { children?: ReactNode }): ReactNode {
  return <p className={leadsOn(children) ? 'no-print' : undefined}>{children}</p>;
}

function leadsOn(content: ReactNode): boolean {
  return isValidElement<{ href?: string }>(content) && content.props.href?.startsWith('/') === true;
}
