import { isValidElement, type ReactNode } from 'react';

/**
 * A paragraph. One that is a link to another page of this site and nothing else leads on from here ("Back to …"): on
 * paper it leads nowhere, and is left out.
 */
export function Paragraph({ children }: { children?: ReactNode }): ReactNode {
  return <p className={leadsOn(children) ? 'no-print' : undefined}>{children}</p>;
}

function leadsOn(content: ReactNode): boolean {
  return isValidElement<{ href?: string }>(content) && content.props.href?.startsWith('/') === true;
}
