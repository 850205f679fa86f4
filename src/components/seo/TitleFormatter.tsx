import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { brandedTitle } from '@site/src/lib/titles';

/** Gives every page title its brand suffix. */
export function TitleFormatter({ children }: { children: ReactNode }): ReactNode {
  return (
    <TitleFormatterProvider formatter={({ title, siteTitle }) => brandedTitle(title, siteTitle)}>
      {children}
    </TitleFormatterProvider>
  );
}
