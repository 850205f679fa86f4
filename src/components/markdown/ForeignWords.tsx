import type { ReactNode } from 'react';

export interface ForeignWordsProps {
  /** The code of the language, such as "es". */
  code: string;
  children?: ReactNode;
}

/** A passage in another language: screen readers read it as such, and translators leave the rest alone. */
export function ForeignWords({ code, children }: ForeignWordsProps): ReactNode {
  return <div lang={code}>{children}</div>;
}
