import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { brandedTitle } from '@site/src/lib/titles';

/** Adds the brand to page titles that do not contain it. */
export function TitleFormatter({ children }: { children: ReactNode }): ReactNode {
  return (
    <TitleFormatterProvider formatter={({ title, siteTitle }) => brandedTitle(title, siteTitle)}>
      {children}
    </TitleFormatterProvider>
  );
}
