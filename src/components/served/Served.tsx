import type { ReactNode } from 'react';

/**
 * Marks what the browser takes as it was served: the built HTML stays, no component in here comes alive. What
 * visitors do with it is heard on the document (see the client modules), as on a page that never had React.
 */
export function Served({ children }: { children: ReactNode }): ReactNode {
  return <div data-served="">{children}</div>;
}
