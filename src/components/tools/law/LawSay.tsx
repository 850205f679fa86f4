import type { ReactNode } from 'react';
import type { LawCode } from '@site/src/lib/tools/law/codes';
import { Say } from '../Say';

export interface LawSayProps {
  code: LawCode;
  of?: string;
  as?: 'li' | 'p';
  children: ReactNode;
}

/** A sentence of the law finder. */
export function LawSay(props: LawSayProps): ReactNode {
  return <Say {...props} />;
}
